/** Any layout as tables: one for each axis that things are counted by, and the numbers that stand alone. */

import type { BoardList, ListRow, OpenBox, TableParts } from './contract';
import type { Rows } from './rows';

export interface Tally {
  readonly axis: string;
  readonly ids: readonly string[];
  /** Rows of one axis, and each id of the second axis of rows of two. */
  readonly columns: readonly Column[];
}

export interface Column {
  readonly row: string;
  readonly second: { readonly axis: string; readonly id: string } | null;
  readonly secret: boolean;
}

const MOST_COLUMNS = 14; // more than that is a map, which wants a board of its own

/** Only seats that sit at the table are shown, though the layout has room for more. */
function present(axis: string, ids: readonly string[], parts: TableParts, seatAxis: string): readonly string[] {
  if (axis !== seatAxis) return ids;
  return ids.filter((id) => parts.table.seats.some((seat) => seat.id === id));
}

export function seatAxisOf(box: OpenBox): string {
  const { axes } = box.box.layout;
  const holds = (ids: readonly string[]) => box.box.seats.every((seat) => ids.includes(seat));
  if (axes['seat'] && holds(axes['seat'])) return 'seat';
  return Object.entries(axes).find(([, ids]) => holds(ids))?.[0] ?? '';
}

export function talliesOf(parts: TableParts): Tally[] {
  const { axes, rows } = parts.box.box.layout;
  const seatAxis = seatAxisOf(parts.box);
  const tallies = new Map<string, Column[]>();
  for (const { name, axes: [first, second], seen } of rows) {
    if (!first || seen === 'nobody') continue;
    const columns = tallies.get(first) ?? [];
    const secret = seen !== 'open';
    if (!second) columns.push({ row: name, second: null, secret });
    else for (const id of axes[second] ?? []) columns.push({ row: name, second: { axis: second, id }, secret });
    tallies.set(first, columns);
  }
  return [...tallies].map(([axis, columns]) => ({
    axis,
    ids: present(axis, axes[axis] ?? [], parts, seatAxis),
    columns: columns.slice(0, MOST_COLUMNS),
  }));
}

/** The rows without an axis: a round, a temperature. */
export function lonely(parts: TableParts): { row: string; value: number | null }[] {
  const { rows } = parts.box.box.layout;
  return rows
    .filter(({ axes, seen }) => axes.length === 0 && seen !== 'nobody')
    .map(({ name }) => ({ row: name, value: parts.shown.rows.value(name) }));
}

export function cell(rows: Rows, { row, second }: Column, id: string): number | null {
  return second ? rows.value(row, id, second.id) : rows.value(row, id);
}

export function heading(box: OpenBox, { row, second }: Column): string {
  const name = box.text({ key: `row-${row}`, args: {} });
  return second ? `${name} · ${box.name(second.axis, second.id)}` : name;
}

/** The board as a list for a game that brings none: one row for each thing that something is counted by. */
export function plainList(parts: TableParts): BoardList {
  const { box, shown, table } = parts;
  const tallies = talliesOf(parts);
  const columns = [...new Set(tallies.flatMap((tally) => tally.columns.map((column) => heading(box, column))))];
  const rows = tallies.flatMap((tally) =>
    tally.ids.map((id): ListRow => {
      const told = new Map(tally.columns.map((column) => [heading(box, column), cell(shown.rows, column, id)]));
      return {
        target: { kind: tally.axis, id },
        name: box.name(tally.axis, id),
        cells: columns.map((column) => (told.has(column) ? (told.get(column)?.toString() ?? '?') : '')),
        owner: table.seats.find((seat) => seat.id === id)?.seat ?? null,
      };
    }),
  );
  return { caption: '', columns, rows };
}
