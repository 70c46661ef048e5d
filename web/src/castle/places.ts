/** The addresses of the things on the table, as the server writes them in its options. Guards and fields count from 0. */

export const guardAt = (at: number): string => `guard ${at}`;
export const fieldAt = (at: number, field: number): string => `field ${at}.${field}`;
export const factionAt = (faction: string): string => `faction ${faction}`;
