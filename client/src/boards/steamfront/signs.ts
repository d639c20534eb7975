/** Signs of this table's tools on a grid of 24, drawn for this project. */

export const SIGNS = {
  ruler: 'M3 16 16 3l5 5L8 21ZM7 12l2 2M10 9l2 2M13 6l2 2',
  threat: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 1v5M12 18v5M1 12h5M18 12h5M12 10v3M12 14.500v.2',
  bend: 'M4 20 9 9l6 5 5-10M9 9v.1M4 20h.1M18 17v6M15 20h6',
  straight: 'M4 20 20 4M4 20h.1M15 20h6',
} as const;
