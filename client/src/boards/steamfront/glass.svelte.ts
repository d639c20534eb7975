/** A lens that is looked through again and again: one question under way, the newest wish next, answers kept while nothing changes. */

import { untrack } from 'svelte';
import type { Shown, TableParts } from './props';
import { drawn } from './frames';

type Wish = Readonly<Record<string, unknown>>;

interface Asked {
  readonly parts: TableParts;
  readonly wish: Wish;
  readonly key: string;
}

interface Seen<Answer> {
  readonly wish: string;
  readonly answer: Answer;
}

const MOST_KEPT = 200;

export class Glass<Answer> {
  /** What was last seen, and what was wished for then. It stays until something newer is known, so that nothing flickers. */
  seen = $state.raw<Seen<Answer> | null>(null);
  /** What is about to be seen. */
  private due: Seen<Answer> | null = null;
  private readonly kept = new Map<string, Answer>();
  private shown: Shown | null = null;
  private busy = false;
  /** What is wished for now and not yet known. */
  private wanted: Asked | null = null;
  /** What is being answered. */
  private under: Asked | null = null;

  /** `pause`: milliseconds between two questions, for what may lag behind a hand that drags; it waits for a frame, too. */
  constructor(
    private readonly lens: string,
    private readonly pause = 0,
  ) {}

  /** Look, if there is something to look for. Call it from an effect: it looks again when the table goes on. */
  look(parts: TableParts, wish: Wish | null): void {
    const { shown, seat } = parts;
    const key = wish && parts.study ? `${seat}:${JSON.stringify(wish)}` : null;
    untrack(() => {
      if (shown !== this.shown) this.renew(shown);
      const known = key === null ? null : (this.kept.get(key) ?? null);
      this.wanted = wish && key !== null && !known ? { parts, wish, key } : null;
      if (key === null) this.show(null);
      else if (known) this.show(this.due?.wish === key ? this.due : { wish: key, answer: known });
      else if (!this.busy) void this.ask();
    });
  }

  /** The answer to this very wish, if it is there; otherwise nothing. */
  exactly(parts: TableParts, wish: Wish): Answer | null {
    return this.seen?.wish === `${parts.seat}:${JSON.stringify(wish)}` ? this.seen.answer : null;
  }

  get answer(): Answer | null {
    return this.seen?.answer ?? null;
  }

  private renew(shown: Shown): void {
    this.shown = shown;
    this.under = null;
    this.kept.clear();
  }

  private show(seen: Seen<Answer> | null): void {
    this.due = seen;
    queueMicrotask(() => (this.seen = this.due)); // whoever looks may be in the middle of drawing
  }

  private async ask(): Promise<void> {
    this.busy = true;
    while (this.wanted && this.wanted.key !== this.under?.key) {
      if (this.pause > 0) await drawn();
      if (this.wanted) await this.answered(this.wanted);
      if (this.pause > 0) await new Promise((done) => setTimeout(done, this.pause));
    }
    this.busy = false;
  }

  private async answered(asked: Asked): Promise<void> {
    const { shown } = this;
    this.under = asked;
    const told = await asked.parts.study?.(this.lens, asked.wish);
    if (shown !== this.shown) return; // the table has gone on
    if (!told || !('answer' in told)) return; // not asked again before something else is wished for
    this.under = null;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(asked.key, told.answer as Answer);
    // Nobody may look any more, or at another figure; a place of the same one that is nearly right is better than an old one.
    if (this.wanted?.wish['figure'] !== asked.wish['figure'] || !this.wanted) return;
    if (this.wanted.key === asked.key) this.wanted = null;
    this.seen = this.due = { wish: asked.key, answer: told.answer as Answer };
  }
}
