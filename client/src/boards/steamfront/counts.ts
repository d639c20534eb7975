/** What the turn bar counts for a side: points, who is left to activate, orders, passes, and what it would score now. */

import type { TableParts } from './props';
import type { Forecast, Muster } from './aids';
import type { Position, Side } from './position';
import { word } from './words';

/** In the order in which they are shown; each has a word, and a short one under `short-`. */
export const COUNTED = ['victory', 'activations', 'orders', 'passes'] as const;

/** The card that tells of a count. */
export const COUNT_CARDS: Readonly<Record<(typeof COUNTED)[number], string>> = { victory: 'points', activations: 'activations', orders: 'orders', passes: 'passes' };

type Counted = (typeof COUNTED)[number];

export interface Counts {
  readonly value: Readonly<Record<Counted, number>>;
  /** What the control phase would bring if the turn ended now, and of what that is made; null before it is known. */
  readonly gain: { readonly said: string; readonly parts: string } | null;
}

function gained(side: Side, forecast: Forecast | null): Counts['gain'] {
  const told = forecast?.sides.find(({ id }) => id === side);
  if (!told) return null;
  const { gain, kills, objectives, generators, relics } = told;
  return { said: gain ? `+${gain}` : '–', parts: word('forecast-parts', { kills, objectives, generators, relics }) };
}

/** The engine's own count of who is left, where it is known. */
export function countsOf({ shown: { rows } }: TableParts, position: Position, side: Side, muster: Muster | null): Counts {
  const activations = muster?.sides.find(({ id }) => id === side)?.toActivate.length ?? position.left(side);
  const value = { victory: rows.count('points', side), activations, orders: rows.count('orders', side), passes: rows.count('passes', side) };
  return { value, gain: gained(side, muster?.forecast ?? null) };
}
