/** Outlines on a square of 24 that only this game needs. */

export const ORDER_ICONS: Readonly<Record<string, string>> = {
  move: 'M4 12h14M13 6l6 6-6 6',
  defence: 'M12 3 5 6v6c0 5 3.5 8 7 9 3.5-1 7-4 7-9V6z',
  decoy: 'M3 8c6-2 12-2 18 0 0 6-3 9-6 9-2 0-2-2-3-2s-1 2-3 2c-3 0-6-3-6-9M8 11h2M14 11h2',
};

export const SWORDS = 'm4 4 11 11M20 4 9 15M13 17l4-4M7 13l4 4M5 19l3-3M19 19l-3-3';
export const ANCHOR = 'M12 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M12 7.5V21M8 11h8M4 14c0 4 4 7 8 7s8-3 8-7';
export const FLAG = 'M6 21V4h11l-2 4 2 4H6';
export const BARREL = 'M7 4h10c1.5 4 1.5 12 0 16H7C5.5 16 5.5 8 7 4M6 9h12M6 15h12';
export const FLASK = 'M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.5 15h9';
export const SHIELD = ORDER_ICONS['defence'] ?? '';
export const TOWER = 'M7 20V10H5V4h3v2h2.5V4h3v2H16V4h3v6h-2v10zM12 13v4';
export const CUBE = 'M12 3 20 7.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9';
export const DIAMOND = 'M12 3 20 12l-8 9-8-9z';
export const PLUS = 'M12 5v14M5 12h14';
export const WAGON = 'M4 7h16v9H4zM4 11h16M8 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4M16 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4';
