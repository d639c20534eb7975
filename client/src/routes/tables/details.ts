/** What a card in a list tells beyond its game: which lesson it is, which scenario it was laid with. */

import type { Box, TableCard } from '../../wire/messages';
import { lessonOf } from '../learn/lesson';

const MOST = 2; // settings that name a game, such as its scenario; the others are details
const UNSAID: ReadonlySet<unknown> = new Set(['none', 'random']);

export interface Naming {
  readonly box: Pick<Box, 'lessons' | 'settings'>;
  knows(key: string): boolean;
  text(text: { readonly key: string; readonly args: Readonly<Record<string, unknown>> }): string;
  name(kind: string, id: string): string;
}

/** The id of the lesson that this table is, or null. */
export function lessonIn(opened: Naming | undefined, { config }: Pick<TableCard, 'config'>): string | null {
  return opened ? (lessonOf(opened.box.lessons, config)?.id ?? null) : null;
}

/** The first things that were chosen when it was laid, in words. */
export function scenarioOf(opened: Naming | undefined, { config }: Pick<TableCard, 'config'>): string {
  const chosen = (opened?.box.settings ?? []).filter(({ kind, perSeat, key }) => kind === 'one' && !perSeat && typeof config[key] === 'string' && !UNSAID.has(config[key]));
  const named = chosen.slice(0, MOST).map(({ key }) => {
    const id = String(config[key]);
    const text = `setting-${key}-${id}`;
    return opened?.knows(text) ? opened.text({ key: text, args: {} }) : (opened?.name(key, id) ?? id);
  });
  return named.join(' · ');
}
