/** Answers that may be left for the rest of the game: those that decline, which mean the same each time. */

import type { Standing } from '../../wire/messages';
import { idsIn, type Said } from '../args';
import { word } from './words';

const REFUSED = ({ verb }: Said): boolean => verb === 'refuse';

/** By the key of the question: what declines, and the sentence for it. */
const DECLINED: Readonly<Record<string, { readonly word: string; readonly declines: (said: Said) => boolean }>> = {
  'ask-reinforcement': { word: 'stand-no-support', declines: ({ verb, args }) => verb === 'support' && idsIn(args, 'zones').length === 0 },
  'ask-foresight': { word: 'stand-no-foresight', declines: REFUSED },
  'ask-lent-support': { word: 'stand-no-tripods', declines: REFUSED },
};

export function isStanding(key: string, said: Said): boolean {
  return DECLINED[key]?.declines(said) ?? false;
}

/** A standing answer as its owner reads it; null: as it is called. */
export function instructionOf({ key, choice }: Standing): string | null {
  const found = DECLINED[key];
  return found?.declines(choice) ? word(found.word) : null;
}
