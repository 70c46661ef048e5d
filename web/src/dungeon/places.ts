/** The addresses of the things on the table, as the server writes them in its options. */

export const roomAt = (seat: number, position: number): string => `room ${seat}.${position}`;
export const endAt = (seat: number): string => `end ${seat}`;
export const heroAt = (hero: string): string => `hero ${hero}`;
export const seatAt = (seat: number): string => `seat ${seat}`;
export const bossAt = (boss: string): string => `boss ${boss}`;
/** `copy` distinguishes equal Spells of one player, starting at 1. */
export const spellAt = (seat: number, spell: string, copy: number): string => `spell ${seat}.${spell}.${copy}`;
export const soulsAt = (seat: number): string => `souls ${seat}`;
export const woundsAt = (seat: number): string => `wounds ${seat}`;
export const deckAt = (deck: "room" | "spell"): string => `deck ${deck}`;
export const DISCARD = "discard";
