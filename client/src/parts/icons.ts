/** Line icons on a grid of 24, drawn for this project. */

export const ICONS = {
  book: 'M12 6c-2-1.7-5-2-8-2v14c3 0 6 .3 8 2 2-1.7 5-2 8-2V4c-3 0-6 .3-8 2M12 6v14',
  brush: 'M20 4 10 14M10 14c-3 0-4 2-4 4s-1 2-2 2c5 1.5 9-.5 9-4 0-1-1-2-3-2M20 4c1 1-6 10-7 11',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3 2',
  crate: 'M4 8h16v12H4zM4 8l3-4h10l3 4M4 14h16M12 8v12',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5',
  people: 'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3 20c0-4 3-6 6-6s6 2 6 6M16 5.5a3 3 0 0 1 0 5.5M17.5 14.4c2 .8 3.5 2.6 3.5 5.6',
  play: 'M7 4v16l13-8z',
  retry: 'M4 12a8 8 0 1 0 3-6M4 4v5h5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  wrench: 'M14.5 6.5a4.5 4.5 0 0 1 5.8-2.2L17 7.5l2 2 3.2-3.2a4.5 4.5 0 0 1-6.2 5.7L8 20a2.1 2.1 0 0 1-3-3l8-8c-.2-.9 0-1.8.5-2.5',
} as const;

export type IconName = keyof typeof ICONS;
