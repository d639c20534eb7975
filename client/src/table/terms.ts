/** What a table is laid for, in words: the settings that come first on the new-game page, and all that were changed. */

import type { OpenBox } from '../boards/contract';
import type { Setting } from '../wire/messages';

export interface Term {
  readonly label: string;
  /** Empty for a switch that is on. */
  readonly value: string;
}

type Reader = Pick<OpenBox, 'box' | 'knows' | 'name' | 'text'>;

const ALWAYS = 3;

export function termsOf(box: Reader, config: Readonly<Record<string, unknown>>, words: { readonly no: string; readonly own: string }): Term[] {
  const open = box.box.settings.filter(({ carried, perSeat }) => !carried && !perSeat);
  return open.flatMap((setting, place) => {
    const value = config[setting.key] ?? setting.default;
    const usual = JSON.stringify(value) === JSON.stringify(setting.default);
    if (usual && (place >= ALWAYS || setting.kind === 'switch')) return [];
    const label = box.text({ key: `setting-${setting.key}`, args: {} });
    return [{ label, value: said(box, setting, value, words) }];
  });
}

function said(box: Reader, setting: Setting, value: unknown, words: { readonly no: string; readonly own: string }): string {
  if (typeof value === 'boolean') return value ? '' : words.no;
  const chosen = Array.isArray(value) ? value : [value];
  return chosen.map((one) => (typeof one === 'string' ? named(box, setting, one, words.own) : String(one))).join(', ') || words.no;
}

/** What stands on no list was brought from a workshop: its own words would be long. */
function named(box: Reader, setting: Setting, word: string, own: string): string {
  if (!setting.values.includes(word)) return own;
  const key = `setting-${setting.key}-${word}`;
  return box.knows(key) ? box.text({ key, args: {} }) : box.name(setting.key, word);
}
