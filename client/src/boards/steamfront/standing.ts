/** A standing answer to an attack, in the words of a player: ask me, never, or an order from so much feared damage on. */

import type { Standing, Unless } from '../../wire/messages';
import { idIn, numberIn } from '../args';
import type { OpenBox } from '../contract';
import { word } from './words';

export interface Order {
  readonly category: string;
  readonly level: number;
}

export type Wanted = { readonly kind: 'ask' } | { readonly kind: 'least'; readonly least: number; readonly order: Order } | { readonly kind: 'never' };

export function wantedBy(standing: Standing | null): Wanted {
  if (standing === null) return { kind: 'ask' };
  const { unless, instead } = standing;
  if (unless === null || instead === null) return { kind: 'never' };
  return { kind: 'least', least: unless.least, order: { category: idIn(instead.args, 'category') ?? '', level: numberIn(instead.args, 'level') ?? 0 } };
}

/** The order in this line as soon as so much damage is to be expected. */
export function fromDamage(least: number, line: string): Unless {
  return { fact: 'fact-odds', arg: 'mean', least, line };
}

/** An order by its name. */
export function orderIn(box: OpenBox, { category, level }: Order): string {
  return word('order-row', { name: box.name('category', category), level });
}

/** A standing answer to an attack as a sentence. */
export function instructionIn(box: OpenBox, standing: Standing): string | null {
  if (standing.key !== 'ask-reaction') return null;
  const wanted = wantedBy(standing);
  return wanted.kind === 'least' ? word('instruction-least', { least: wanted.least, order: orderIn(box, wanted.order) }) : word('instruction-never');
}
