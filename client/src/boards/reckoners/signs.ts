/** The signs of this game, drawn for it on a grid of 24: a symbol is its shape first, its colour second. */

export const SIGNS = {
  research: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 21 21',
  contain: 'M4.5 4H9.5V20H4.5M21 12H14M17.5 8 13.5 12 17.5 16',
  attack: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6',
  enforcement: 'M4 17v-4a8 8 0 0 1 16 0v4M2.500 17h19M12 5V2.500M8 13h8v-2.500H8z',
  money:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M14.5 9.5c-.5-1-1.500-1.500-2.500-1.500-3.500 0-3.500 3.500 0 4s3.500 4 0 4c-1.200 0-2.200-.6-2.600-1.700M12 6.500v11',
  plan: 'm3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  population: 'M12 4a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M5 21c0-5 3-7 7-7s7 2 7 7',
  barricade: 'M3 6h18v12H3zM3 12h18M9 6v6M15 6v6M6 12v6M12 12v6M18 12v6',
  base: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11M12 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5',
  strengthen: 'm5 15 7-7 7 7M5 20l7-7 7 7',
  shield: 'M12 3 5 6v6c0 5 3.500 8 7 9 3.500-1 7-4 7-9V6z',
  duplicate: 'M8 8h12v12H8zM4 16V4h12',
  transform: 'M4 12a8 8 0 1 0 3-6M4 4v5h5',
  attract: 'M5 4v8a7 7 0 0 0 14 0V4h-4v8a3 3 0 0 1-6 0V4zM5 8h4M15 8h4',
  repel: 'M12 12h.1M8 8 4 4M4 8V4h4M16 8l4-4M16 4h4v4M8 16l-4 4M4 16v4h4M16 16l4 4M16 20h4v-4',
  steal: 'M6 12V6a1.500 1.500 0 0 1 3 0v5M9 10V4.500a1.500 1.500 0 0 1 3 0V10M12 10V5.500a1.500 1.500 0 0 1 3 0V11M15 11V8a1.500 1.500 0 0 1 3 0v7c0 4-2.500 6-6 6-4 0-5-2-6-4l-2-4c1-1.500 2-1 2-1',
  dawn: 'M12 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 3v3M12 20v2M3 13h2M19 13h2M5.500 6.500l2 2M18.500 6.500l-2 2M4 22h16',
  heart: 'M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11',
  die: 'M5 5h14v14H5zM9 9v.2M15 15v.2M12 12v.2',
  card: 'M6 3h12v18H6zM9 7h6',
  reroll: 'M4 11a8 8 0 0 1 14-5l2 2M20 3v5h-5M20 13a8 8 0 0 1-14 5l-2-2M4 21v-5h5',
  boot: 'M7 3h6v8l6 3c1.500 1 2 2 2 4v1H5c0-3 2-5 2-8z',
  bolt: 'M13 2 5 14h6l-1 8 8-12h-6z',
  single: 'M7 7h4v10H7zM15 8l4 4-4 4',
  sniper: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 2v20M2 12h20',
  city: 'M3 21V10l5-3v14M8 21V4l7 3v14M15 21V11l6 2v8M2 21h20M11 10v.1M11 14v.1M18 16v.1',
  unspent: 'M5 5h14v14H5z',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  check: 'm5 13 4 4L19 7',
  skull: 'M12 3c-5 0-8 3.500-8 8 0 3 1.500 4.500 3 5.500V20h10v-3.500c1.500-1 3-2.500 3-5.500 0-4.500-3-8-8-8M9 11v.2M15 11v.2M10.500 20v-2.500M13.500 20v-2.500',
  star: 'M12 3l2.700 6 6.300.6-4.800 4.200 1.500 6.400L12 16.800 6.300 20.200l1.500-6.400L3 9.600 9.300 9z',
  turn: 'M12 4a8 8 0 1 1-7.500 5.200M12 4l3-2.500M12 4l3 2.500',
  none: '',
} as const;

export type SignName = keyof typeof SIGNS;

export const PIECES = ['barricade', 'enforcement', 'red-shield', 'blue-shield', 'duplicate'] as const;
export type Piece = (typeof PIECES)[number];

export const PIECE_SIGN: Readonly<Record<Piece, SignName>> = {
  barricade: 'barricade',
  enforcement: 'enforcement',
  'red-shield': 'shield',
  'blue-shield': 'shield',
  duplicate: 'duplicate',
};

/** A gain of a reward or card: what it looks like. */
export function gainSign(gain: string): SignName {
  if (gain === 'great-epic-research') return 'research';
  return gain in SIGNS ? (gain as SignName) : 'none';
}


interface Figure {
  readonly colour: string;
  readonly letters: string;
  /** A mark under the letters, so that no colour stands alone. */
  readonly mark: string;
}

/** Discs of the Reckoners: colour, letters, and a mark of their own. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  prof: { colour: '#4b4f58', letters: 'P', mark: 'M4 26h24M7 29h18' },
  megan: { colour: '#a3272f', letters: 'Me', mark: 'M5 26l5 4 6-4 6 4 5-4' },
  david: { colour: '#1f5fb8', letters: 'D', mark: 'M8 25h16v5H8z' },
  abraham: { colour: '#24713f', letters: 'A', mark: 'M6 30 16 25l10 5' },
  tia: { colour: '#6b3fa0', letters: 'T', mark: 'M16 24v6M10 27h12' },
  cody: { colour: '#a35204', letters: 'C', mark: 'M6 27h20M16 23v8' },
  val: { colour: '#2f6d5f', letters: 'V', mark: 'M6 25l10 5 10-5' },
  mizzy: { colour: '#8b3f8e', letters: 'Mi', mark: 'M9 27h.1M16 28h.1M23 27h.1' },
  exel: { colour: '#8a3a1e', letters: 'E', mark: 'M5 27c4-4 7 4 11 0s7 4 11 0' },
  sam: { colour: '#2a5d8f', letters: 'S', mark: 'M7 25l18 5M7 30l18-5' },
};

export const NOBODY: Figure = { colour: '#4d5c66', letters: '?', mark: '' };

const ADDED_COLOURS = ['#7a5c12', '#16697a', '#6e2f4f', '#3d5a1e'] as const;
const ADDED_MARKS = ['M10 28h12', 'M8 26h16M8 30h16', 'M8 30l8-6 8 6', 'M11 25h10v6H11z'] as const;

/** The disc of a Reckoner: his own, or, for one that a pack adds, one made of his place. */
export function figureOf(reckoner: string | null): Figure {
  if (reckoner === null) return NOBODY;
  const added = /^added-reckoner-(\d+)$/.exec(reckoner);
  if (!added) return FIGURES[reckoner] ?? NOBODY;
  const place = Number(added[1]);
  const look = (place - 1) % ADDED_COLOURS.length;
  return { colour: ADDED_COLOURS[look] ?? NOBODY.colour, letters: `+${String(place)}`, mark: ADDED_MARKS[look] ?? '' };
}

/** A number from a name, the same each time: portraits are made of it. */
export function seedOf(name: string): number {
  let seed = 7;
  for (const letter of name) seed = (seed * 31 + letter.charCodeAt(0)) % 100_003;
  return seed;
}
