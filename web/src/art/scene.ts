/** The measures of a room's picture. */

export const WIDE = 48;
export const TALL = 32;
/** The row things stand on. */
export const FLOOR = 25;
