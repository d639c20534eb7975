/** Figures of no game, each with one mark: the signs of the rulebook. */

import type { Figure } from './position';

const PLAIN: Figure = {
  id: 'a1',
  side: 'a',
  number: 0,
  card: {
    id: 'lum-garde',
    faction: 'luminarchs',
    rank: 'regular',
    points: 12,
    life: 4,
    move: 5000,
    defence: 5,
    pressure: 1,
    radius: 630,
    category: null,
    keywords: [],
    special: '',
    bands: [],
  },
  status: 'standing',
  at: [0, 0],
  life: 4,
  lost: 0,
  pressure: 0,
  stun: 0,
  daze: 0,
  wounded: false,
  activated: false,
  engaged: false,
  carries: false,
  active: false,
};

const MARKS: Readonly<Record<string, Partial<Figure>>> = {
  pressure: { pressure: 1 },
  drops: { life: 3, lost: 1 },
  wounded: { life: 2, wounded: true },
  stun: { stun: 1 },
  daze: { daze: 1 },
  engaged: { engaged: true },
  activated: { activated: true },
  relic: { carries: true },
};

/** A figure that bears only this mark, or null if the table has no such mark. */
export function bearing(mark: string): Figure | null {
  const own = MARKS[mark];
  return own ? { ...PLAIN, ...own } : null;
}
