/** The numbers of a state, found by the words of their axes. */

import type { Layout } from '../wire/messages';

/** Row, ids on its axes, was, is; null is hidden. */
export type Change = readonly [row: string, ids: readonly string[], was: number | null, is: number | null];

export type RowValues = Readonly<Record<string, readonly (number | null)[]>>;

interface Shape {
  readonly axes: readonly string[];
  readonly ids: readonly (readonly string[])[];
  readonly seen: string;
  readonly holds: string | null;
  readonly none: number;
}

/**
 * What a board knows of its engine: its rows with the axes they are read by, its axes, and its scene. Each game's is written
 * into `boards/<game>/engine.ts`; with it, a row that the engine does not have is an error of types.
 */
export interface EngineShape {
  readonly rows: object;
  readonly axes: string;
  readonly scene: object;
}

/** For parts that know no game: any row, any axis. */
export type AnyEngine = { readonly rows: any; readonly axes: any; readonly scene: any };

export type RowOf<E extends EngineShape> = keyof E['rows'] & string;
/** The ids that a cell of a row is found by: one for each of its axes. */
export type IdsOf<E extends EngineShape, R extends RowOf<E>> = E['rows'][R] extends infer Axes extends readonly string[] ? Each<Axes> : readonly string[];
type Each<Axes extends readonly string[]> = { readonly [Place in keyof Axes]: string };
/** The rows that are read by exactly these axes. */
export type RowBy<E extends EngineShape, Axes extends readonly string[]> = { [R in RowOf<E>]: E['rows'][R] extends Axes ? R : never }[RowOf<E>];

/** A layout made ready for reading: where each id stands on its axis. */
export class Reading<E extends EngineShape = AnyEngine> {
  readonly rows: ReadonlyMap<string, Shape>;
  private readonly places = new Map<string, ReadonlyMap<string, number>>();

  constructor(readonly layout: Layout) {
    for (const [axis, ids] of Object.entries(layout.axes)) {
      this.places.set(axis, new Map(ids.map((id, place) => [id, place])));
    }
    this.rows = new Map(
      layout.rows.map(({ name, axes, seen, holds, none }) => [name, { axes, seen, holds: holds ?? null, none: none ?? 0, ids: axes.map((axis) => layout.axes[axis] ?? []) }]),
    );
  }

  /** Where a cell lies in its row, or -1 for a row or an id that the layout does not know. */
  cell(row: string, ids: readonly string[]): number {
    const shape = this.rows.get(row);
    if (!shape || ids.length !== shape.axes.length) return -1;
    let cell = 0;
    for (const [depth, axis] of shape.axes.entries()) {
      const place = this.places.get(axis)?.get(ids[depth] ?? '');
      if (place === undefined) return -1;
      cell = cell * (shape.ids[depth]?.length ?? 0) + place;
    }
    return cell;
  }

  /** The ids of a cell of a row. */
  idsAt(row: string, cell: number): string[] {
    const shape = this.rows.get(row);
    if (!shape) return [];
    const ids: string[] = [];
    let rest = cell;
    for (const axis of [...shape.ids].reverse()) {
      ids.unshift(axis[rest % axis.length] ?? '');
      rest = Math.floor(rest / axis.length);
    }
    return ids;
  }

  /** The ids of an axis. */
  /** The id that a number of a row stands for, if the row holds things. */
  thing(row: RowOf<E>, value: number | null): string | null {
    const shape = this.rows.get(row);
    return shape?.holds == null || value === null ? null : (this.layout.axes[shape.holds]?.[value - shape.none - 1] ?? null);
  }

  ids(axis: E['axes']): readonly string[] {
    return this.layout.axes[axis] ?? [];
  }
}

/** The rows of one state. */
export class Rows<E extends EngineShape = AnyEngine> {
  constructor(
    readonly reading: Reading<E>,
    readonly values: RowValues,
  ) {}

  /** `value('soldiers', 'rhone', 'menrau')`; null is hidden, or not in this state at all. */
  value<R extends RowOf<E>>(row: R, ...ids: IdsOf<E, R>): number | null {
    const cell = this.reading.cell(row, ids);
    return cell < 0 ? null : (this.values[row]?.[cell] ?? null);
  }

  /** As `value`, with 0 for what is hidden: for drawing counts. */
  count<R extends RowOf<E>>(row: R, ...ids: IdsOf<E, R>): number {
    return this.value(row, ...ids) ?? 0;
  }

  /** The id that a number stands for on an axis: `id('zone', value('capital', clan))`. */
  id(axis: E['axes'], place: number | null): string | null {
    return place === null ? null : (this.reading.ids(axis)[place] ?? null);
  }

  /** The id of the thing that a cell holds; null: none, or hidden. */
  held<R extends RowOf<E>>(row: R, ...ids: IdsOf<E, R>): string | null {
    return this.reading.thing(row, this.value(row, ...ids));
  }

  /** Whether a row is in the layout. */
  has(row: RowOf<E>): boolean {
    return this.reading.rows.has(row);
  }

  /** These rows after some changes: the position that a preview shows. */
  after(changes: readonly Change[]): Rows<E> {
    if (changes.length === 0) return this;
    const values: Record<string, (number | null)[]> = {};
    for (const [row, ids, , is] of changes) {
      const cell = this.reading.cell(row, ids);
      if (cell < 0) continue;
      values[row] ??= [...(this.values[row] ?? [])];
      values[row][cell] = is;
    }
    return new Rows(this.reading, { ...this.values, ...values });
  }

  /** What differs from an earlier moment, in the order of the layout. */
  since(before: Rows<E> | null): Change[] {
    if (!before) return [];
    const changes: Change[] = [];
    for (const name of this.reading.rows.keys()) {
      const [was, is] = [before.values[name] ?? [], this.values[name] ?? []];
      if (was === is) continue;
      for (let cell = 0; cell < is.length; cell += 1) {
        const [old, now] = [was[cell] ?? null, is[cell] ?? null];
        if (old !== now) changes.push([name, this.reading.idsAt(name, cell), old, now]);
      }
    }
    return changes;
  }
}
