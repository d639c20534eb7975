/**
 * What a player means to do when his turn comes: things in an order, and a note to himself.
 * It stays in this browser. When he is asked, what fits is offered; nothing is ever sent by a plan.
 */

import { keyOf, type Target, type TargetKey } from '../boards/contract';
import type { Rows } from '../boards/rows';

export interface Step {
  readonly target: Target;
  /** All that the rows said of the thing when it was planned. */
  readonly was: string;
}

interface Kept {
  readonly steps: readonly Step[];
  readonly note: string;
}

const MOST_STEPS = 8;
export const LONGEST_NOTE = 500;

/** Every number of a state that is about this thing; empty where no row is counted by its kind. */
export function saidOf(rows: Rows, { kind, id }: Target): string {
  const said: (number | null)[] = [];
  for (const [name, { axes, ids }] of rows.reading.rows) {
    const depth = axes.indexOf(kind);
    const place = ids[depth]?.indexOf(id) ?? -1;
    if (place < 0) continue;
    const size = ids[depth]?.length ?? 1;
    const inner = ids.slice(depth + 1).reduce((product, axis) => product * axis.length, 1);
    (rows.values[name] ?? []).forEach((value, cell) => {
      if (Math.floor(cell / inner) % size === place) said.push(value);
    });
  }
  return said.join();
}

function keptFrom(stored: string | null): Kept {
  try {
    const { steps, note } = JSON.parse(stored ?? '{}') as Partial<Kept>;
    const whole = (steps ?? []).filter(({ target, was }) => typeof target?.kind === 'string' && typeof target.id === 'string' && typeof was === 'string');
    return { steps: whole.slice(0, MOST_STEPS), note: typeof note === 'string' ? note : '' };
  } catch {
    return { steps: [], note: '' };
  }
}

export class Plan {
  steps = $state.raw<readonly Step[]>([]);
  note = $state('');
  private key: string | null = null;

  get empty(): boolean {
    return this.steps.length === 0 && this.note.trim() === '';
  }

  /** The plan of one seat at one table, as it was left here. */
  open(table: string, seat: number): void {
    const key = `samovar.plan.${table}.${seat}`;
    if (this.key === key) return;
    this.key = key;
    let stored: string | null = null;
    try {
      stored = localStorage.getItem(key);
    } catch {
      // Storage can be forbidden; the plan then lasts as long as the page.
    }
    const kept = keptFrom(stored);
    [this.steps, this.note] = [kept.steps, kept.note];
  }

  add(target: Target, rows: Rows): void {
    if (this.steps.length >= MOST_STEPS || this.has(target)) return;
    this.steps = [...this.steps, { target, was: saidOf(rows, target) }];
    this.keep();
  }

  has(target: Target): boolean {
    return this.steps.some((step) => keyOf(step.target) === keyOf(target));
  }

  drop(target: Target): void {
    this.steps = this.steps.filter((step) => keyOf(step.target) !== keyOf(target));
    this.keep();
  }

  write(note: string): void {
    this.note = note.slice(0, LONGEST_NOTE);
    this.keep();
  }

  forget(): void {
    [this.steps, this.note] = [[], ''];
    this.keep();
  }

  /** The first step that can be taken now, if what it was made for is still so. */
  next(targets: ReadonlyMap<TargetKey, unknown>, rows: Rows): Step | null {
    const step = this.steps.find(({ target }) => targets.has(keyOf(target)));
    return step && step.was === saidOf(rows, step.target) ? step : null;
  }

  /** A choice was made: what it was about is planned no more. */
  done(targets: readonly Target[]): void {
    const gone = new Set(targets.map(keyOf));
    const left = this.steps.filter(({ target }) => !gone.has(keyOf(target)));
    if (left.length === this.steps.length) return;
    this.steps = left;
    this.keep();
  }

  private keep(): void {
    if (this.key === null) return;
    try {
      if (this.empty) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, JSON.stringify({ steps: this.steps, note: this.note } satisfies Kept));
    } catch {
      // As above.
    }
  }
}
