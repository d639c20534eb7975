/** What figures and dice are called in the sentences of a table: "Archer (A7)" where the texts only know "A7". */

import type { Naming } from '../../texts/said';
import type { TableParts } from './props';
import { nameOf, tagOf } from './sayings';
import { positionOf } from './seen';
import { word } from './words';

let known: { readonly key: string; readonly naming: Naming } | null = null;

/** Whether a sentence names the card of a figure anyway. */
function isSaid(card: string, args: Readonly<Record<string, unknown>>): boolean {
  return Object.values(args).some((one) => typeof one === 'object' && one !== null && 'kind' in one && 'id' in one && one.kind === 'card' && one.id === card);
}

export function namingOf(parts: TableParts): Naming | null {
  const position = positionOf(parts);
  if (!position) return null;
  const { box } = parts;
  const cards = new Map(position.figures.map((figure) => [figure.id, figure]));
  const faces = new Map(position.dice('attack-dice').map(({ id, face }) => [id, face]));
  const key = JSON.stringify([box.box.game.id, box.name('card', position.figures[0]?.card.id ?? ''), position.figures.map(({ id, card }) => [id, card.id]), [...faces]]);
  if (known?.key === key) return known.naming;
  const naming: Naming = (kind, id, args) => {
    const figure = kind === 'figure' ? cards.get(id) : undefined;
    if (figure) return isSaid(figure.card.id, args) ? tagOf(figure) : nameOf(box, figure);
    const face = kind === 'die' ? faces.get(id) : undefined;
    return face === undefined ? null : word('die-named', { number: Number(id.slice(1)), face });
  };
  known = { key, naming };
  return naming;
}
