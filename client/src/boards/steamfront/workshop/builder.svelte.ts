/** A table on the bench: what lies there, what is in the hand, and what the engine says of both. */

import type { Why } from '../../../wire/messages';
import type { Spot } from '../plane';
import { checkTable, OBJECTIVE, STEP, type Ground, type Laid, type TableCheck } from './crafts';
import { keep, kept } from './kept';

const WHOLE = 360;
const MOST_PAST = 100;
const BENCH = 'samovar.steamfront.bench';
export const MIDDLE: Spot = [15_000, 12_000];

/** What is in the hand: a piece or an objective, where it hovers, and where it was lifted from, if it was. */
export interface Hand {
  readonly kind: string;
  readonly turn: number;
  readonly at: Spot | null;
  readonly from: { readonly at: Spot; readonly turn: number } | null;
}

/** A table as it lies, with its name and how many objectives it is to have. */
interface Lies {
  readonly ground: Ground;
  readonly wanted: number;
  readonly name: string;
}

/** The table that lay here last; the engine judges it anew, so its shape is all that must be right. */
function lastTable(): Lies | null {
  const found = kept(BENCH) as Partial<Lies> | null;
  const ground = found?.ground as Partial<Ground> | undefined;
  const whole = Array.isArray(ground?.pieces) && Array.isArray(ground.objectives) && typeof ground.deployment === 'string';
  return whole && Number.isInteger(found?.wanted) && typeof found?.name === 'string' ? (found as Lies) : null;
}

export class Builder {
  ground = $state.raw<Ground>({ deployment: '', pieces: [], objectives: [] });
  wanted = $state(3);
  name = $state('');
  hand = $state.raw<Hand | null>(null);
  check = $state.raw<TableCheck | null>(null);
  /** Why the last placement was refused. */
  why = $state.raw<Why | null>(null);
  failed = $state.raw<unknown>(null);
  /** What lay there before each change, the latest last. */
  past = $state.raw<readonly Lies[]>([]);
  private looking: Promise<TableCheck> | null = null;

  constructor(deployment: string) {
    const last = lastTable();
    this.ground = last?.ground ?? { deployment, pieces: [], objectives: [] };
    if (last) [this.wanted, this.name] = [last.wanted, last.name];
    void this.look();
  }

  /** The table as it was before the last change; what is in the hand goes back to where it was first. */
  undo(): void {
    const lifted = this.hand?.from != null;
    this.hand = null;
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    [this.wanted, this.name] = [before.wanted, before.name];
    this.set(before.ground);
    if (lifted) this.why = null;
  }

  /** The next or the former of the suggested places, for what is in the hand. */
  suggest(step: number): void {
    const spots = this.check?.suggested ?? [];
    if (!this.hand || spots.length === 0) return;
    const at = this.hand.at;
    const now = spots.findIndex(([x, y]) => x === at?.[0] && y === at[1]);
    this.hover(spots[now < 0 ? (step > 0 ? 0 : spots.length - 1) : (now + step + spots.length) % spots.length] ?? null);
  }

  get code(): string | null {
    const { pieces, objectives } = this.ground;
    return pieces.length + objectives.length > 0 && !this.hand?.from ? (this.check?.code ?? null) : null;
  }

  /** The line of what lies there at this moment, as soon as the engine has read it. */
  async line(): Promise<string | null> {
    const { pieces, objectives } = this.ground;
    if (pieces.length + objectives.length === 0 || this.hand?.from) return null;
    return (await this.looking)?.code ?? null;
  }

  /** Ask what is legal and where the thing in the hand may not go; only the latest question counts. */
  async look(): Promise<void> {
    const asked = checkTable(this.ground, this.wanted, this.hand?.kind ?? null, this.hand?.turn ?? 0);
    this.looking = asked;
    try {
      const answer = await asked;
      if (asked === this.looking) [this.check, this.failed] = [answer, null];
    } catch (fault) {
      if (asked === this.looking) this.failed = fault;
    }
  }

  private get lies(): Lies {
    return { ground: this.ground, wanted: this.wanted, name: this.name };
  }

  /** Something else lies there now; a table that was opened brings its name and its objectives along. */
  change(ground: Ground, { name = this.name, wanted = this.wanted }: { name?: string; wanted?: number } = {}): void {
    this.past = [...this.past, this.lies].slice(-MOST_PAST);
    [this.wanted, this.name] = [wanted, name];
    this.set(ground);
  }

  private set(ground: Ground): void {
    this.ground = ground;
    this.why = null;
    void this.look();
  }

  /** On this browser, so that it lies there again after a reload. */
  keep(): void {
    if (!this.hand?.from) keep(BENCH, this.lies); // half of a move is no table
  }

  take(kind: string): void {
    this.putBack();
    this.why = null;
    this.hand = this.hand?.kind === kind ? null : { kind, turn: 0, at: null, from: null };
    void this.look();
  }

  turn(by: number): void {
    if (!this.hand || this.hand.kind === OBJECTIVE) return;
    this.hand = { ...this.hand, turn: (this.hand.turn + by * STEP + WHOLE) % WHOLE };
    void this.look();
  }

  hover(at: Spot | null): void {
    if (this.hand) this.hand = { ...this.hand, at };
  }

  /** Take a piece or an objective off the table, into the hand. */
  lift(kind: string, place: number): void {
    this.putBack();
    this.why = null;
    const { pieces, objectives } = this.ground;
    const at = kind === OBJECTIVE ? objectives[place] : pieces[place] && ([pieces[place].x, pieces[place].y] as const);
    if (!at) return;
    const turn = kind === OBJECTIVE ? 0 : (pieces[place]?.turn ?? 0);
    this.hand = { kind, turn, at, from: { at, turn } };
    this.change({ ...this.ground, pieces: kind === OBJECTIVE ? pieces : pieces.filter((_, one) => one !== place), objectives: kind === OBJECTIVE ? objectives.filter((_, one) => one !== place) : objectives });
  }

  /** What was lifted goes back to where it was. */
  putBack(): void {
    const hand = this.hand;
    if (!hand?.from) return;
    this.hand = null;
    this.past = this.past.slice(0, -1);
    this.set(this.with(hand.kind, hand.from.at, hand.from.turn));
  }

  drop(): void {
    this.hand = null;
    this.why = null;
    void this.look();
  }

  /** Lay what is in the hand, if every limit is kept; else say why not. */
  async lay(at: Spot): Promise<void> {
    const hand = this.hand;
    if (!hand) return;
    this.hand = { ...hand, at };
    const after = this.with(hand.kind, at, hand.turn);
    try {
      const answer = await checkTable(after, this.wanted, null, 0);
      const refusal = (hand.kind === OBJECTIVE ? answer.objectives.at(-1)?.refusal : answer.pieces.at(-1)?.refusal) ?? null;
      const { now, limit } = answer.counts.pieces;
      const full = hand.kind === OBJECTIVE ? after.objectives.length > this.wanted : now > limit;
      if (refusal || full) {
        this.why = refusal ?? { rule: 'SF-9.1.2', key: hand.kind === OBJECTIVE ? 'why-no-objective-left' : 'why-no-terrain-left', args: {} };
        return;
      }
      this.hand = hand.from ? null : { ...hand, at: null };
      if (hand.from) this.set(after); // lifting it was the change
      else this.change(after);
    } catch (fault) {
      this.failed = fault;
    }
  }

  private with(kind: string, [x, y]: Spot, turn: number): Ground {
    const { pieces, objectives } = this.ground;
    const piece: Laid = { piece: kind, x, y, turn };
    return kind === OBJECTIVE ? { ...this.ground, objectives: [...objectives, [x, y]] } : { ...this.ground, pieces: [...pieces, piece] };
  }
}

let onBench: Builder | null = null;

/** The table on the bench. It stays there while its maker reads a rule or looks at a squad. */
export function tableOnBench(deployment: string): Builder {
  onBench ??= new Builder(deployment);
  return onBench;
}
