/**
 * Where on the table an option is drawn: "contain harbor epic" is the bracket of the Epic in the Harbor.
 * A place of the table with several options goes round them; an option without a place of its own is its district's.
 */

import type { Option, Question } from '../../wire/messages';
import { idIn, saidBy } from '../args';

export type SpotKey = string;

function spotOf(option: Option): SpotKey | null {
  const { verb, args } = saidBy(option);
  const district = option.targets.filter(({ kind }) => kind === 'district').at(-1)?.id;
  const aimed = idIn(args, 'target') ?? idIn(args, 'bracket') ?? idIn(args, 'shield');
  switch (verb) {
    case 'research':
      return aimed === 'epic' ? `${district}/research` : aimed === 'track' ? `${district}/track` : 'great/research';
    case 'attack':
      return aimed === 'epic' ? `${district}/health` : 'great/health';
    case 'contain':
      return aimed === 'epic' ? `${district}/bracket` : `great/${aimed}`;
    case 'disperse':
      return `${district}/enforcement`;
    case 'break':
      return `${district}/${aimed}-shield`;
    case 'clear':
      return `${district}/barricade`;
    case 'erase':
      return `${district}/duplicate`;
    case 'protect':
      return `${district}/track`;
    case 'carry':
      return `${district}/${idIn(args, 'piece')}`;
    case 'trade':
      return `${district}/card`;
    case 'earn':
      return 'team/money';
    case 'plan':
      return 'team/plan';
    case 'token':
      return 'team/token';
    case 'resume':
      return 'team/hand';
    default:
      return district === undefined ? null : `${district}/place`;
  }
}

/** Every place of the table that leads to options now. */
export function spotsOf(question: Question | null, more: readonly Option[] = []): ReadonlyMap<SpotKey, readonly Option[]> {
  const found = new Map<SpotKey, Option[]>();
  for (const option of [...more, ...(question?.options ?? [])]) {
    const key = spotOf(option);
    if (key === null) continue;
    const options = found.get(key) ?? [];
    options.push(option);
    found.set(key, options);
  }
  return found;
}

/** The next option of a place: the one after the one that is selected. */
export function nextOf(options: readonly Option[], selected: Option | null): Option | null {
  const now = options.findIndex(({ say }) => say === selected?.say);
  return options[(now + 1) % options.length] ?? null;
}
