/** The settings of a table in words. */

import type { TableParts } from './props';
import { word } from './words';

export interface Switch {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly changed: boolean;
}

export function switchesOf({ box, table }: TableParts): Switch[] {
  const said = (key: string, value: unknown): string => {
    if (typeof value === 'boolean') return word(value ? 'yes' : 'no');
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) return value.map((one) => said(key, one)).join(', ');
    const text = `setting-${key}-${String(value)}`;
    return box.knows(text) ? box.text({ key: text, args: {} }) : String(value);
  };
  return box.box.settings
    .filter(({ key, perSeat }) => !perSeat && key in table.config)
    .map(({ key, default: usual }) => {
      const value = table.config[key];
      const changed = JSON.stringify(value) !== JSON.stringify(usual);
      return { key, name: box.name('setting', key), value: said(key, value), changed };
    })
    .sort((one, two) => Number(two.changed) - Number(one.changed));
}
