/**
 * What a hand is about to use, and where it could go. Nothing is taken at the table before its goal is pressed, so that nobody
 * else has to wait meanwhile: source and goal are answered in one go.
 */

import { untrack } from 'svelte';
import type { Option, Question } from '../../wire/messages';
import type { Deed } from '../contract';
import { BY_SYMBOL } from './near.svelte';
import type { BoardProps } from './props';

interface Source {
  /** The answer that takes it in hand. */
  readonly line: string;
  readonly uses: readonly Option[];
}

/** Several dice that can do the same. */
export interface Bundle {
  readonly option: Option;
  readonly lines: readonly string[];
}

const TAKES = new Set(['die', 'token', 'card', 'help']);
const MOST_SYMBOLS = 6;
const FIRST_WAIT = 400; // milliseconds until a look that failed is tried again
const LONGEST_WAIT = 6_400;
const MOMENT = 60;
const LONGEST_MOMENT = 3_000;

function saying(line: string): Deed {
  return (question: Question) => question.options.find(({ say }) => say === line)?.say ?? null;
}

/** The phase of a round: what was held in another one is forgotten. */
function momentOf({ shown }: BoardProps): string {
  return shown ? `${shown.rows.count('round')} ${shown.rows.count('stage')}` : '';
}

class Hand {
  private sources = $state.raw<readonly Source[]>([]);
  /** What the first symbols of what is held shall do, while the others have no goal yet. */
  private begun = $state.raw<readonly Option[]>([]);
  private rest = $state.raw<readonly Option[]>([]);
  /** The line of what is held, or nothing. */
  held = $state<string | null>(null);
  /** The use that is pointed at: what it would change. */
  looked = $state.raw<Option | null>(null);
  busy = $state(false);
  private asked: Question | null = null;
  /** Pressed before it was known what it could do, or held when somebody else acted. */
  private wish: string | null = null;
  private moment = '';
  private knows = true;
  /** The board that stays: a tray that ends a game by its last die is gone before that is told. */
  private at: BoardProps | null = null;

  /** What can be pressed on the table now, in addition to what the question itself leads to. */
  readonly uses = $derived.by<readonly Option[]>(() => {
    if (this.begun.length > 0) return this.rest;
    const held = this.sources.find(({ line }) => line === this.held);
    if (held) return held.uses;
    const found = new Map<string, Option>();
    for (const { uses } of this.sources) for (const use of uses) if (BY_SYMBOL.has(use.verb) && !found.has(use.say)) found.set(use.say, use);
    return [...found.values()];
  });

  /** What several dice can do together: all money to the bank, all attacks at one Epic. */
  readonly bundles = $derived.by<readonly Bundle[]>(() => {
    const found = new Map<string, { option: Option; lines: string[] }>();
    for (const { line, uses } of this.sources) {
      for (const option of uses) {
        if (!BY_SYMBOL.has(option.verb) || !line.startsWith('die ')) continue;
        const bundle = found.get(option.say) ?? { option, lines: [] };
        bundle.lines.push(line);
        found.set(option.say, bundle);
      }
    }
    return [...found.values()].filter(({ lines }) => lines.length > 1);
  });

  /** Call it from an effect: it looks again whenever the question is another. */
  follow(board: BoardProps): void {
    this.at = board;
    const { question, study } = board;
    const wanted = question?.mode === 'team' && question.options.some(({ verb }) => TAKES.has(verb)) ? question : null;
    untrack(() => {
      if (wanted === this.asked) return;
      this.asked = wanted;
      this.looked = null;
      // While somebody else's die is on its way nothing is asked here: what is held is taken up again afterwards.
      const now = momentOf(board);
      const again = this.held ?? (this.moment === now ? this.wish : null);
      this.moment = now;
      this.wish = again !== null && this.begun.length === 0 ? again : null;
      this.knows = wanted === null || !study;
      if (!wanted || !study) this.forget();
      else void this.learn(board, study, wanted);
    });
  }

  /** What can be used, and where. A busy server or a wire that is still closed leaves no hand empty: it is asked again. */
  private async learn(board: BoardProps, study: NonNullable<BoardProps['study']>, wanted: Question): Promise<void> {
    for (let wait = FIRST_WAIT; this.asked === wanted; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      const told = await study('uses', {});
      if (this.asked !== wanted) return;
      this.sources = told && 'answer' in told ? (told.answer['sources'] as readonly Source[]) : [];
      if (!this.can(this.held)) this.lay();
      else if (this.begun.length > 0 && !this.busy) void this.look(board, this.held ?? '', this.begun);
      if (told && 'answer' in told) {
        this.knows = true;
        if (this.wish !== null && this.can(this.wish)) this.carry(this.wish);
        this.wish = null;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  private forget(): void {
    this.sources = [];
    this.lay();
  }

  private lay(): void {
    this.held = null;
    this.begun = [];
  }

  can(line: string | null): boolean {
    return this.sources.some((one) => one.line === line);
  }

  owns(option: Option): boolean {
    return this.uses.includes(option);
  }

  /**
   * What a press means on a thing that is taken up and a goal as well, as the plan tokens are: whoever holds something else
   * puts it there, and so does an empty hand where nothing can be taken up.
   */
  goal(goals: readonly Option[], source: string | null): Option | null {
    if (this.held === null) return source === null ? (goals[0] ?? null) : null;
    if (this.held === source) return null;
    return goals.find((one) => this.owns(one)) ?? null;
  }

  /** Take it up, or lay it down again; nothing is said to the table. */
  toggle(line: string): void {
    const again = this.held === line;
    this.lay();
    if (!again) this.held = line;
  }

  /** Whether this will be taken up as soon as it is known what it can do: a quick hand does not take it from the table meanwhile. */
  soon(line: string): boolean {
    if (this.knows || !TAKES.has(line.split(' ')[0] ?? '')) return false;
    this.wish = line;
    return true;
  }

  /** Take it up while it is carried. */
  carry(line: string): void {
    if (this.held !== line) this.toggle(line);
  }

  /** What the first symbols shall do, in words; the others have no goal yet. */
  get waiting(): readonly Option[] {
    return this.begun;
  }

  /**
   * What is held goes there; if nothing is held, the first thing that can do it. All its symbols go to the same goal as long as
   * that takes them; while others are left the hand keeps it, and the table hears of it when the last one has a goal.
   */
  async spend(board: BoardProps, option: Option): Promise<void> {
    const line = this.held ?? this.sources.find(({ uses }) => uses.some(({ say }) => say === option.say))?.line;
    if (line === undefined || this.busy) return;
    this.busy = true;
    try {
      const all = [...this.begun, option];
      const at = this.at ?? board;
      await this.asking(at, line);
      if (!BY_SYMBOL.has(option.verb)) await this.say(at, line, all);
      else if (await this.look(at, line, all)) await this.say(at, line, this.begun);
    } finally {
      this.busy = false;
    }
  }

  /** The symbols that have no goal yet are lost. */
  async leave(board: BoardProps): Promise<void> {
    if (this.held === null || this.busy) return;
    this.busy = true;
    try {
      if (await this.say(board, this.held, this.begun)) await board.act?.([saying('give-up')], true);
    } finally {
      this.busy = false;
    }
  }

  /** What the symbols that are left could do after these; whether none is left. What can no longer be done is laid down. */
  private async look(board: BoardProps, line: string, begun: readonly Option[], tries = 0): Promise<boolean> {
    const all = [...begun];
    for (let symbol = 0; symbol < MOST_SYMBOLS; symbol += 1) {
      const told = await board.study?.('uses', { source: line, after: all.map(({ say }) => say) });
      const [source] = told && 'answer' in told ? (told.answer['sources'] as readonly Source[]) : [];
      if (!source && told && tries < MOST_SYMBOLS && this.asked === null) {
        await this.asking(board, line);
        return this.look(board, line, begun, tries + 1);
      }
      if (!source) {
        this.lay();
        return false;
      }
      const last = all.at(-1);
      this.held = line;
      this.begun = [...all];
      this.rest = source.uses.filter(({ verb }) => BY_SYMBOL.has(verb));
      if (!last || !this.rest.some(({ say }) => say === last.say)) break;
      all.push(last);
    }
    return this.rest.length === 0;
  }

  /** Somebody else's die is on its way for a moment: the press waits for it, and is not lost. */
  private async asking(board: BoardProps, line: string): Promise<void> {
    for (let waited = 0; waited < LONGEST_MOMENT; waited += MOMENT) {
      if (board.question?.options.some(({ say }) => say === line)) return;
      await new Promise((resolve) => setTimeout(resolve, MOMENT));
    }
  }

  /** The table hears of it, in one go. */
  private async say(board: BoardProps, line: string, uses: readonly Option[]): Promise<boolean> {
    this.lay();
    const deeds = [saying(line), ...uses.map(({ say }) => saying(say))];
    for (let tries = 0; tries < MOST_SYMBOLS; tries += 1) {
      await this.asking(board, line);
      if (await board.act?.(deeds)) return true;
      if (board.question !== null) break; // else somebody else was quicker by a moment
    }
    return false;
  }

  async spendAll(board: BoardProps, bundle: Bundle): Promise<void> {
    if (!this.busy) await this.using(this.at ?? board, bundle.lines, bundle.option.say);
  }

  private async using(board: BoardProps, lines: readonly string[], say: string): Promise<void> {
    this.busy = true;
    this.lay();
    let joined = false; // all of them are one gesture
    try {
      for (const line of lines) {
        // The die before may have done it all.
        const told = lines.length > 1 ? await board.study?.('uses', { source: line }) : null;
        const left = told && 'answer' in told ? (told.answer['sources'] as readonly Source[]) : null;
        if (left && !left.some(({ uses }) => uses.some((one) => one.say === say))) continue;
        if (!(await board.act?.([saying(line)], joined)) || !(await this.finish(board, say))) return;
        joined = true;
      }
    } finally {
      this.busy = false;
    }
  }

  /** All symbols of what is in hand go to the same goal. What cannot be taken back is left to the button. */
  private async finish(board: BoardProps, say: string): Promise<boolean> {
    for (let symbol = 0; symbol < MOST_SYMBOLS; symbol += 1) {
      const option = board.question?.options.find((one) => one.say === say);
      if (!option) return board.question?.mode === 'team'; // used up, unless something else is asked now
      if (option.undo !== 'free') {
        board.take(option);
        return false;
      }
      if (!(await board.act?.([saying(say)], true))) return false;
    }
    return true;
  }
}

export const hand = new Hand();
