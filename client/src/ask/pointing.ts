/** What a press on a thing means where several answers name it: who is to have the card, and which card somebody is to have. */

import { keyOf, type Target } from '../boards/contract';
import type { Option } from '../wire/messages';

function names(option: Option, target: Target): boolean {
  return option.targets.some((one) => keyOf(one) === keyOf(target));
}

/**
 * Of the answers that name a thing the one that keeps the other things of what is selected: a Reckoner is pressed after the card.
 * `last` is what was pressed before; the same thing again goes on to the next answer, so null is told where nothing is kept.
 */
export function keeping(options: readonly Option[], now: Option | null, last: string | null, target: Target): Option | null {
  const kept = (now?.targets ?? []).filter(({ kind }) => kind !== target.kind);
  if (!now || kept.length === 0 || last === keyOf(target)) return null;
  return options.find((option) => option.verb === now.verb && names(option, target) && kept.every((one) => names(option, one))) ?? null;
}
