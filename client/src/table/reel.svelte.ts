/**
 * The reel: what happened since the reader's last choice, deed by deed. It plays by itself, can be paused, stepped through and
 * seen again, and never keeps anybody waiting: what is asked is known at once, and whoever acts is at its end.
 */

import type { PlaybackPace } from '../settings.svelte';
import type { Deed, State } from '../wire/messages';
import { deedsAfter, type Deeds } from './deeds';

const BEATS: Readonly<Record<PlaybackPace, number>> = { off: 0, fast: 500, normal: 1_100, slow: 2_000 }; // milliseconds a deed
const LONGEST = 2_500;
const SILENT = 60; // a state of which nothing is told
const MOST_WAITING = 12; // with more deeds to come each is shown shorter
const MOST_KEPT = 400;

/** One thing to see: a state, and the deed that is told of it. */
export interface Step {
  readonly state: State;
  readonly deed: Deed | null;
}

/** The deeds that a state tells of, in order; a state that tells nothing is one silent step. `known`: the last line that was told before. */
export function stepsOf(state: State, known: number | null = null): readonly Step[] {
  const fresh = state.lines.filter(({ n, seq }) => (known === null ? seq === state.seq : n > known));
  const touched = state.deeds.filter(({ n, last }) => fresh.some((line) => line.n >= n && line.n <= last));
  // Of several headings in a row the last one says where we are.
  const told = touched.filter(({ tone }, place) => tone !== 'heading' || touched[place + 1]?.tone !== 'heading');
  return told.length === 0 ? [{ state, deed: null }] : told.map((deed) => ({ state, deed }));
}

/** What was taken back is not told any more. */
export function standingFilm(film: readonly Step[], struck: ReadonlySet<number>): readonly Step[] {
  return film.map((step) => (step.deed && struck.has(step.deed.n) ? { ...step, deed: null } : step));
}

/** How long a step is shown before the next, in milliseconds. */
export function beatOf({ deed }: Step, pace: PlaybackPace, waiting: number): number {
  if (deed === null) return Math.min(SILENT, BEATS[pace]);
  const weight = deed.tone === 'heading' ? 0.5 : deed.rows.length > 0 && deed.tone !== 'plain' ? 2 : 1;
  return Math.min(LONGEST, BEATS[pace] * weight) * Math.min(1, MOST_WAITING / Math.max(1, waiting));
}

export class Reel {
  /** What is on the board, and what was before it. */
  state = $state.raw<State | null>(null);
  before = $state.raw<State | null>(null);
  deeds = $state.raw<Deeds>(new Map());
  film = $state.raw<readonly Step[]>([]);
  at = $state(-1);
  paused = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readyAt = -Infinity;

  readonly step = $derived<Step | null>(this.film[this.at] ?? null);
  /** Whether there is something that the board has not shown yet. */
  readonly behind = $derived(this.at < this.film.length - 1);
  readonly playing = $derived(this.behind && !this.paused);

  constructor(
    private readonly pace: () => PlaybackPace,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Show this at once: another seat, another past, or nobody watches. */
  jump(state: State): void {
    this.stop();
    this.film = [];
    this.at = -1;
    this.before = null;
    this.state = state;
    this.deeds = deedsAfter(this.deeds, state.deeds, state.since === 0);
  }

  /** The screen went on to another of the reader's seats: what was told meanwhile is told there. */
  carry(state: State, known: number): void {
    this.jump(state);
    this.film = stepsOf(state, known);
    if (this.pace() === 'off') this.skip();
    else this.wait();
  }

  /**
   * A further state. `own`: the reader's choice led to it, and what happened before it is past. `atOnce`: it follows from that
   * choice by itself, and waits only for what others did.
   */
  push(state: State, own: boolean, atOnce = false): void {
    const caughtUp = !this.behind;
    if (own) {
      this.skip();
      this.film = [];
      this.at = -1;
      this.readyAt = -Infinity;
    }
    this.film = [...this.film, ...stepsOf(state)].slice(-MOST_KEPT);
    if (this.pace() === 'off' || (atOnce && caughtUp && !own)) this.skip();
    else if (this.timer === undefined && !this.paused) this.wait();
  }

  /** To the end; whether there was anything to skip. */
  skip(): boolean {
    this.stop();
    this.paused = false;
    const skipped = this.behind;
    while (this.behind) this.show(this.at + 1);
    return skipped;
  }

  pause(): void {
    this.stop();
    this.paused = true;
  }

  play(): void {
    this.paused = false;
    this.readyAt = -Infinity;
    this.wait();
  }

  /** All of it once more. */
  again(film: readonly Step[] = this.film): void {
    this.stop();
    this.film = film;
    if (film.length === 0) return;
    this.look(0);
    this.paused = this.pace() === 'off';
    this.rest();
    if (!this.paused) this.wait();
  }

  /** One deed on or back, by hand. */
  turn(by: -1 | 1): void {
    this.pause();
    let to = this.at + by;
    while (this.film[to]?.deed === null && to > 0 && to < this.film.length - 1) to += by;
    if (this.film[to]) {
      if (by > 0) while (this.at < to) this.show(this.at + 1);
      else this.look(to);
    }
    if (!this.behind) this.paused = false;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Forget everything: the screen goes to somebody else. */
  clear(): void {
    this.stop();
    this.film = [];
    this.at = -1;
    this.paused = false;
    this.state = null;
    this.before = null;
    this.deeds = new Map();
  }

  private wait(): void {
    const rest = this.readyAt - this.now();
    if (rest > 0) this.timer = setTimeout(() => this.next(), rest);
    else this.next();
  }

  private next(): void {
    this.timer = undefined;
    if (!this.behind) return;
    this.show(this.at + 1);
    this.rest();
    if (this.behind) this.wait();
  }

  /** What is shown now stays for its time. */
  private rest(): void {
    if (this.step) this.readyAt = this.now() + beatOf(this.step, this.pace(), this.film.length - this.at);
  }

  /** The next step, with what moves on the way there. */
  private show(place: number): void {
    const step = this.film[place];
    if (!step) return;
    this.at = place;
    if (step.state === this.state) return;
    const same = this.state !== null && this.state.seat === step.state.seat && this.state.seq < step.state.seq;
    this.before = same ? this.state : null;
    this.state = step.state;
    this.deeds = deedsAfter(this.deeds, step.state.deeds, step.state.since === 0);
  }

  /** A step of the past: nothing moves. */
  private look(place: number): void {
    const step = this.film[place];
    if (!step) return;
    this.at = place;
    this.before = null;
    this.state = step.state;
  }
}
