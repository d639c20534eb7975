/** A replay: the moments of a game from one perspective, fetched as they are needed. */

import { boardOf } from '../boards/boards';
import type { GameBoard, Studied } from '../boards/contract';
import { Opened } from '../wire/box.svelte';
import type { Line, Replay, State, TableCard, Why } from '../wire/messages';
import { lookBack, replay, replayStates, Refusal, table as tableOf, type Moment } from '../wire/requests';
import { deedsAfter, type Deeds } from './deeds';
import { highlightsOf, nearest, turnsOf } from './jumps';
import { shownOf } from './shown';

const CHUNK = 40;
export const SPEEDS = [0.5, 1, 2, 4] as const;
const BEAT = 900; // milliseconds between two moments at speed 1

export class Playback {
  table = $state.raw<TableCard | null>(null);
  opened = $state.raw<Opened | null>(null);
  board = $state.raw<GameBoard | null>(null);
  replay = $state.raw<Replay | null>(null);
  fault = $state.raw<unknown>(null);
  at = $state(0); // the place in `frames`
  speed = $state<number>(1);
  playing = $state(false);
  state = $state.raw<State | null>(null);
  before = $state.raw<State | null>(null);
  private readonly states = new Map<number, State>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = 0;
  /** Whether the reader has gone to another page: what still arrives is for nobody. */
  left = false;

  readonly last = $derived(Math.max(0, (this.replay?.frames.length ?? 1) - 1));
  readonly frame = $derived(this.replay?.frames[this.at] ?? null);
  readonly moment = $derived<Moment | null>(this.frame && this.replay ? { seq: this.frame.seq, seen: this.replay.seen } : null);
  readonly shown = $derived(this.state && this.opened ? shownOf(this.state, this.opened.reading) : null);
  readonly shownBefore = $derived(this.before && this.opened ? shownOf(this.before, this.opened.reading) : null);
  readonly changed = $derived(this.shown && this.shownBefore ? this.shown.rows.since(this.shownBefore.rows) : []);
  readonly seat = $derived(this.replay && /^\d+$/.test(this.replay.seen) ? Number(this.replay.seen) : null);
  /** What was told since the moment before. */
  readonly told = $derived.by<readonly Line[]>(() => {
    const { state, before } = this;
    return state && before ? (this.replay?.lines ?? []).filter(({ seq }) => seq > before.seq && seq <= state.seq) : [];
  });
  /** The log up to this moment, or all of it when the last one is shown. */
  readonly lines = $derived((this.replay?.lines ?? []).filter(({ n }) => n <= (this.frame?.line ?? 0)));
  readonly deeds = $derived<Deeds>(deedsAfter(new Map(), this.replay?.deeds ?? [], true));
  readonly struck = $derived<ReadonlySet<number>>(new Set(this.at === this.last ? (this.replay?.struck ?? []) : []));

  readonly turns = $derived(this.replay ? turnsOf(this.replay, this.board?.landmarks) : []);
  readonly highlights = $derived(this.replay ? highlightsOf(this.replay, this.board?.landmarks) : []);

  constructor(readonly id: string) {}

  /** Look with other eyes, at what a moment of these or of others shows; at the first if there is none. */
  async open(seen: string, like: Moment | null = null): Promise<void> {
    try {
      this.table ??= await tableOf(this.id);
      if (!this.opened) {
        const [opened, board] = await Promise.all([Opened.open(this.table.game, this.table.pack), boardOf(this.table.game)]);
        [this.opened, this.board] = [opened, board];
      }
      const read = await this.read(seen, like);
      if (this.left) return;
      this.states.clear();
      this.replay = read;
      const place = read.frames.findIndex(({ seq }) => seq >= read.moment);
      await this.go(place < 0 ? read.frames.length - 1 : place);
    } catch (fault) {
      this.fault = fault;
    }
  }

  /** A link may name eyes that are closed to this reader, or a moment that is none: then everybody's, from the first. */
  private async read(seen: string, like: Moment | null): Promise<Replay> {
    try {
      return await replay(this.id, seen, like);
    } catch (fault) {
      if (like === null || !(fault instanceof Refusal)) throw fault;
      return replay(this.id, this.replay ? seen : 'public');
    }
  }

  async go(place: number): Promise<void> {
    if (this.left) return;
    const to = Math.min(this.last, Math.max(0, place));
    const jump = to !== this.at + 1;
    this.at = to;
    this.wanted += 1;
    const mine = this.wanted;
    try {
      const state = await this.stateAt(to);
      if (mine !== this.wanted || this.left || !state) return;
      this.before = jump ? null : this.state;
      this.state = state;
    } catch (fault) {
      this.playing = false;
      this.fault = fault;
    }
  }

  /** To the next of some places, or the one before; where there is none, nothing happens. */
  async jump(places: readonly number[], step: -1 | 1): Promise<void> {
    const to = nearest(places, this.at, step);
    this.pause();
    if (to !== null) await this.go(to);
  }

  play(): void {
    if (this.at >= this.last) this.at = -1;
    this.playing = true;
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  leave(): void {
    this.left = true;
    this.pause();
  }

  private tick(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    void this.go(this.at + 1).then(() => {
      if (this.at >= this.last) this.playing = false;
      else if (this.playing) this.timer = setTimeout(() => this.tick(), BEAT / this.speed);
    });
  }

  /** Look through a lens of the game at the moment that is shown, with the eyes of this perspective. */
  async study(lens: string, wish: Readonly<Record<string, unknown>>): Promise<Studied | Why | null> {
    if (!this.state || !this.replay) return null;
    try {
      return await lookBack(this.id, { seq: this.state.seq, seen: this.replay.seen, lens, wish });
    } catch (fault) {
      return fault instanceof Refusal ? fault.why : null;
    }
  }

  private async stateAt(place: number): Promise<State | undefined> {
    const seq = this.replay?.frames[place]?.seq;
    if (seq === undefined || !this.replay) return undefined;
    if (!this.states.has(seq)) {
      const first = Math.max(1, seq - CHUNK / 4);
      const { seen } = this.replay;
      const found = await replayStates(this.id, seen, first, first + CHUNK - 1);
      if (this.replay.seen !== seen) return undefined;
      for (const state of found) this.states.set(state.seq, state);
    }
    return this.states.get(seq);
  }
}
