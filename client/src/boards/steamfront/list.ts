/** The board as a list: one row a figure. */

import type { BoardList, ListRow, TableParts } from '../contract';
import { files } from './files.svelte';
import { mannersOf, Position } from './position';
import { inches, nameOf, sideName, statesOf } from './sayings';
import { word } from './words';

const COLUMNS = ['col-side', 'col-place', 'col-life', 'col-pressure', 'col-move', 'col-state'];

export function listOf({ box, shown, table }: TableParts): BoardList {
  files.open(box);
  const columns = COLUMNS.map((id) => word(id));
  const { printed } = files;
  if (!printed) return { caption: word('figures-caption', { count: 0 }), columns, rows: [] };
  const position = new Position(shown.rows, printed, mannersOf(table.config));
  const rows = position.figures.map((figure): ListRow => {
    const cells = [
      sideName(box, figure.side, figure.card.faction),
      figure.status === 'standing' ? word('place-at', { x: inches(figure.at[0]), y: inches(figure.at[1]) }) : '–',
      `${figure.life}/${figure.card.life}`,
      `${figure.pressure}/${figure.card.pressure}`,
      `${inches(figure.card.move)}″`,
      statesOf(figure).join(', ') || '–',
    ];
    const owner = table.seats.find(({ id }) => id === figure.side)?.seat ?? null;
    return { target: { kind: 'figure', id: figure.id }, name: `${nameOf(box, figure)} (${box.name('figure', figure.id)})`, cells, owner };
  });
  return { caption: word('figures-caption', { count: rows.length }), columns, rows };
}
