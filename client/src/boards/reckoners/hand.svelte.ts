/**
 * What a hand is about to use, and where it could go. Nothing is taken at the table before its goal is pressed, so that nobody
 * else has to wait meanwhile: source and goal are answered in one go.
 */

import { untrack } from 'svelte';
import type { Option, Question } from '../../wire/messages';
import type { Deed } from '../contract';
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

/** What one symbol does; everything else costs a whole die, and which one is for the player to say. */
const BY_SYMBOL = new Set(['research', 'contain', 'attack', 'disperse', 'break', 'earn', 'plan', 'protect']);
const TAKES = new Set(['die', 'token', 'card', 'help']);
const MOST_SYMBOLS = 6;

function saying(line: string): Deed {
  return (question: Question) => question.options.find(({ say }) => say === line)?.say ?? null;
}

class Hand {
  private sources = $state.raw<readonly Source[]>([]);
  /** The line of what is held, or nothing. */
  held = $state<string | null>(null);
  /** The use that is pointed at: what it would change. */
  looked = $state.raw<Option | null>(null);
  busy = $state(false);
  private asked: Question | null = null;

  /** What can be pressed on the table now, in addition to what the question itself leads to. */
  readonly uses = $derived.by<readonly Option[]>(() => {
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
    const { question, study } = board;
    const wanted = question?.mode === 'team' && question.options.some(({ verb }) => TAKES.has(verb)) ? question : null;
    untrack(() => {
      if (wanted === this.asked) return;
      this.asked = wanted;
      this.looked = null;
      if (!wanted || !study) this.forget();
      else void study('uses', {}).then((told) => {
          if (this.asked !== wanted) return;
          this.sources = told && 'answer' in told ? (told.answer['sources'] as readonly Source[]) : [];
          if (!this.can(this.held)) this.held = null;
        });
    });
  }

  private forget(): void {
    this.sources = [];
    this.held = null;
  }

  can(line: string | null): boolean {
    return this.sources.some((one) => one.line === line);
  }

  owns(option: Option): boolean {
    return this.uses.includes(option);
  }

  /** Take it up, or lay it down again; nothing is said to the table. */
  toggle(line: string): void {
    this.held = this.held === line ? null : line;
  }

  /** What is held goes there; if nothing is held, the first thing that can do it. */
  async spend(board: BoardProps, option: Option): Promise<void> {
    const line = this.held ?? this.sources.find(({ uses }) => uses.some(({ say }) => say === option.say))?.line;
    if (line !== undefined && !this.busy) await this.using(board, [line], option.say);
  }

  async spendAll(board: BoardProps, bundle: Bundle): Promise<void> {
    if (!this.busy) await this.using(board, bundle.lines, bundle.option.say);
  }

  private async using(board: BoardProps, lines: readonly string[], say: string): Promise<void> {
    this.busy = true;
    try {
      for (const line of lines) {
        // The die before may have done it all.
        const told = lines.length > 1 ? await board.study?.('uses', { source: line }) : null;
        const left = told && 'answer' in told ? (told.answer['sources'] as readonly Source[]) : null;
        if (left && !left.some(({ uses }) => uses.some((one) => one.say === say))) continue;
        this.held = null;
        if (!(await board.act?.([saying(line)])) || !(await this.finish(board, say))) return;
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
      if (!(await board.act?.([saying(say)]))) return false;
    }
    return true;
  }
}

export const hand = new Hand();
