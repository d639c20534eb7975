/** What the lens `battle` tells: forces by part, who may support, and what each bid makes certain. */

import type { Part, PartKind } from './battle';

export interface Side {
  readonly side: string;
  readonly parts: readonly Part[];
  readonly supports: readonly { readonly zone: string; readonly strength: number }[];
  readonly least: number;
  readonly most: number;
}

export interface Sure {
  /** The fewest barrels that win whatever the other bids; null: none do. */
  readonly certain: number | null;
  /** The fewest that win if the other bids nothing; null: not even all. */
  readonly possible: number | null;
  readonly most: number;
  readonly theirs: number;
  /** The highest bid of the other that no barrel at all still beats; below 0: one is behind. */
  readonly lead: number;
}

export interface Forecast {
  readonly zone: string;
  /** Both strengths are announced, and the wheels turn. */
  readonly bidding: boolean;
  readonly attacker: Side;
  readonly defender: Side;
  readonly sure: Sure | null;
}

interface ToldSide {
  readonly side: string;
  readonly parts: readonly { readonly part: PartKind; readonly count: number; readonly strength: number }[];
  readonly supports: Side['supports'];
  readonly least: number;
  readonly most: number;
}

function sideOf({ side, parts, supports, least, most }: ToldSide): Side {
  return { side, supports, least, most, parts: parts.map(({ part, count, strength }) => ({ kind: part, count, strength })) };
}

/** The lens is the game's own, and answers in this shape or with nothing. */
export function forecastOf(answer: Readonly<Record<string, unknown>>): Forecast | null {
  if (typeof answer['zone'] !== 'string') return null;
  const told = answer as unknown as { zone: string; bidding: boolean; attacker: ToldSide; defender: ToldSide; sure: Sure | null };
  return { zone: told.zone, bidding: told.bidding, attacker: sideOf(told.attacker), defender: sideOf(told.defender), sure: told.sure };
}

export type Verdict = 'certain' | 'lost' | 'open';

export function verdictOf(sure: Sure, barrels: number): Verdict {
  if (sure.certain !== null && barrels >= sure.certain) return 'certain';
  return sure.possible !== null && barrels >= sure.possible ? 'open' : 'lost';
}

/** With so many barrels one wins as long as the other bids at most this. */
export function beats(sure: Sure, barrels: number): number {
  return Math.min(sure.theirs, barrels + sure.lead);
}
