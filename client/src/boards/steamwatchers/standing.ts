/** Answers that may be left for the rest of the game: those that decline, which mean the same each time. */

import { word } from './words';

const DECLINED: Readonly<Record<string, string>> = {
  'ask-reinforcement support -': 'stand-no-support',
  'ask-foresight refuse': 'stand-no-foresight',
  'ask-lent-support refuse': 'stand-no-tripods',
};

export function isStanding(key: string, line: string): boolean {
  return DECLINED[`${key} ${line}`] !== undefined;
}

/** A standing answer as its owner reads it; null: as it is written. */
export function instructionOf(key: string, line: string): string | null {
  const told = DECLINED[`${key} ${line}`];
  return told === undefined ? null : word(told);
}
