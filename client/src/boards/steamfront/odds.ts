/** The engine's facts of an attack, sorted for showing: dice of both sides with their reasons, then the chances. */

import type { Fact } from '../../wire/messages';

export interface Reason {
  readonly fact: Fact;
  readonly side: 'attack' | 'defence';
  readonly dice: number;
}

export interface Attack {
  readonly attack: number;
  readonly fixed: number;
  readonly defence: number;
  readonly hit: number;
  readonly mean: number;
  readonly kill: number;
  readonly reasons: readonly Reason[];
  readonly others: readonly Fact[];
}

const REASON: Readonly<Record<string, Reason['side']>> = { 'fact-attack-reason': 'attack', 'fact-defence-reason': 'defence' };

function number(fact: Fact | undefined, name: string): number {
  const value = fact?.args[name];
  return typeof value === 'number' ? value : 0;
}

/** Null where the facts tell of no attack. */
export function attackOf(facts: readonly Fact[]): Attack | null {
  const dice = facts.find(({ key }) => key === 'fact-dice');
  const odds = facts.find(({ key }) => key === 'fact-odds');
  if (!dice || !odds) return null;
  return {
    attack: number(dice, 'attack'),
    fixed: number(dice, 'fixed'),
    defence: number(dice, 'defence'),
    hit: number(odds, 'hit'),
    mean: number(odds, 'mean'),
    kill: number(odds, 'kill'),
    reasons: facts.flatMap((fact): Reason[] => {
      const side = REASON[fact.key];
      return side ? [{ fact, side, dice: number(fact, 'dice') }] : [];
    }),
    others: facts.filter((fact) => fact !== dice && fact !== odds && !(fact.key in REASON)),
  };
}
