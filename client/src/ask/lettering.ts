/** Which key stands for which option: a number for options that differ in a number (or two), the others in their order; none twice. */

import { OPTION_KEYS } from '../keys.svelte';
import type { Option } from '../wire/messages';

const NUMBER = /^\d$/;

/** Keys of things that are called by a number, such as dice: that number. Others are counted through. */
export function thingKeys(ids: readonly string[]): ReadonlyMap<string, string> {
  const numbered = ids.length > 0 && ids.every((id) => NUMBER.test(id) && id !== '0');
  return new Map(ids.flatMap((id, index) => (numbered ? [[id, id] as const] : OPTION_KEYS[index] ? [[id, OPTION_KEYS[index]] as const] : [])));
}

/** The number in which options of one verb differ, by line; null if they differ in anything else. */
function numbersOf(options: readonly Option[]): ReadonlyMap<string, string> | null {
  const verbs = new Map<string, Option[]>();
  for (const option of options) verbs.set(option.verb, [...(verbs.get(option.verb) ?? []), option]);
  // Dice are called by their number, the last one, too.
  const called = [...verbs.values()].find((group) => group.every(({ say, targets: [thing, ...more] }) => thing !== undefined && more.length === 0 && say === `${thing.kind} ${thing.id}` && NUMBER.test(thing.id)));
  if (called) return new Map(called.map(({ say, targets }) => [say, targets[0]?.id ?? '']));
  const [most] = [...verbs.values()].sort((a, b) => b.length - a.length);
  if (!most || most.length < 2) return null;
  // What points to different things is told apart by them: a third place is no amount.
  if (new Set(most.map(({ targets }) => JSON.stringify(targets))).size > 1) return null;
  const lines = most.map(({ say }) => say.split(' '));
  const length = lines[0]?.length ?? 0;
  if (lines.some((words) => words.length !== length)) return null;
  const differing = Array.from({ length }, (_, place) => place).filter((place) => new Set(lines.map((words) => words[place])).size > 1);
  const [place, beside] = differing;
  if (place === undefined || differing.length > 2) return null;
  if (!lines.every((words) => differing.every((one) => NUMBER.test(words[one] ?? '')))) return null;
  // Of two numbers the first has the digits where there is none of the second: three soldiers, and no elite.
  const plain = most.filter((_, index) => beside === undefined || lines[index]?.[beside] === '0');
  return new Map(plain.map(({ say }) => [say, say.split(' ')[place] ?? '']));
}

/** Keys by line. `taken`: how many of the usual keys are somebody else's; `digits`: whether digits mean numbers of a field. */
export function lettering(options: readonly Option[], taken = 0, digits = false): ReadonlyMap<string, string> {
  const numbers = taken === 0 && !digits ? numbersOf(options) : null;
  const free = OPTION_KEYS.slice(taken).filter((key) => !((digits || numbers) && NUMBER.test(key)));
  const keys = new Map<string, string>(numbers ?? []);
  let next = 0;
  for (const { say } of options) {
    if (keys.has(say)) continue;
    const key = free[next++];
    if (key !== undefined) keys.set(say, key);
  }
  return keys;
}
