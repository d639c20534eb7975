/** A standing answer in the words of a player: `endure`, or `endure unless fact-odds mean 1.5 then guard defence 0`. */

import type { OpenBox } from '../contract';
import { word } from './words';

export interface Order {
  readonly category: string;
  readonly level: number;
}

export type Standing = { readonly kind: 'ask' } | { readonly kind: 'least'; readonly least: number; readonly order: Order } | { readonly kind: 'never' };

export function saidInstruction(line: string | null): Standing {
  if (line === null) return { kind: 'ask' };
  const found = /^\S.* unless fact-odds mean ([\d.]+) then guard (\S+) (\d+)$/.exec(line);
  if (!found) return { kind: 'never' };
  return { kind: 'least', least: Number(found[1]), order: { category: found[2] ?? '', level: Number(found[3]) } };
}

/** An order by its name. */
export function orderIn(box: OpenBox, { category, level }: Order): string {
  return word('order-row', { name: box.name('category', category), level });
}

/** A standing answer to an attack as a sentence. */
export function instructionIn(box: OpenBox, key: string, line: string): string | null {
  if (key !== 'ask-reaction') return null;
  const said = saidInstruction(line);
  return said.kind === 'least' ? word('instruction-least', { least: said.least, order: orderIn(box, said.order) }) : word('instruction-never');
}
