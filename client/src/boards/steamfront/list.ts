/** The board as a list: one row a figure. */

import type { BoardList, ListRow } from '../contract';
import type { TableParts } from './props';
import { instruments } from './instruments.svelte';
import { positionOf } from './seen';
import { inches, nameOf, sideName, sightOf, statesOf } from './sayings';
import { word } from './words';

const COLUMNS = ['col-side', 'col-place', 'col-life', 'col-pressure', 'col-move', 'col-state', 'col-sight'];

export function listOf(parts: TableParts): BoardList {
  const { box, table } = parts;
  const columns = COLUMNS.map((id) => word(id));
  const position = positionOf(parts);
  if (!position) return { caption: word('figures-caption', { count: 0 }), columns, rows: [] };
  const sight = instruments.sight.answer;
  const seen = (id: string): string => {
    const target = sight?.targets.find(({ figure }) => figure === id);
    return target ? sightOf(box, target) : '–';
  };
  const rows = position.figures.map((figure): ListRow => {
    const cells = [
      sideName(box, figure.side, figure.card.faction),
      figure.status === 'standing' ? word('place-at', { x: inches(figure.at[0]), y: inches(figure.at[1]) }) : '–',
      `${figure.life}/${figure.card.life}`,
      `${figure.pressure}/${figure.card.pressure}`,
      `${inches(figure.card.move)}″`,
      statesOf(figure).join(', ') || '–',
      seen(figure.id),
    ];
    const owner = table.seats.find(({ id }) => id === figure.side)?.seat ?? null;
    return { target: { kind: 'figure', id: figure.id }, name: nameOf(box, figure), cells, owner };
  });
  return { caption: word('figures-caption', { count: rows.length }), columns, rows };
}
