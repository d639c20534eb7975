/** A lens that is looked through again and again: one question under way, the newest wish next, answers kept while nothing changes. */

import type { Shown, TableParts } from '../contract';

type Wish = Readonly<Record<string, unknown>>;

const MOST_KEPT = 200;

export class Glass<Answer> {
  /** What was last seen, and what was wished for then. It stays until something newer is known, so that nothing flickers. */
  seen = $state.raw<{ readonly wish: string; readonly answer: Answer } | null>(null);
  private readonly kept = new Map<string, Answer>();
  private shown: Shown | null = null;
  private busy = false;
  private next: { readonly parts: TableParts; readonly wish: Wish; readonly key: string } | null = null;

  /** `pause`: milliseconds between two questions, since a hand that drags moves faster than eyes follow. */
  constructor(
    private readonly lens: string,
    private readonly pause = 10,
  ) {}

  /** Look, if there is something to look for. Call it from an effect. */
  look(parts: TableParts, wish: Wish | null): void {
    if (parts.shown !== this.shown) {
      this.shown = parts.shown;
      this.kept.clear();
    }
    if (!wish || !parts.study) {
      this.next = null;
      if (this.seen) this.show(null);
      return;
    }
    const key = `${parts.seat}:${JSON.stringify(wish)}`;
    const known = this.kept.get(key);
    if (known) {
      this.next = null;
      if (this.seen?.answer !== known) this.show({ wish: key, answer: known });
      return;
    }
    this.next = { parts, wish, key };
    if (!this.busy) void this.ask();
  }

  /** The answer to this very wish, if it is there; otherwise nothing. */
  exactly(parts: TableParts, wish: Wish): Answer | null {
    return this.seen?.wish === `${parts.seat}:${JSON.stringify(wish)}` ? this.seen.answer : null;
  }

  get answer(): Answer | null {
    return this.seen?.answer ?? null;
  }

  private show(seen: { readonly wish: string; readonly answer: Answer } | null): void {
    queueMicrotask(() => (this.seen = seen)); // whoever looks may be in the middle of drawing
  }

  private async ask(): Promise<void> {
    this.busy = true;
    while (this.next) {
      const { parts, wish, key } = this.next;
      this.next = null;
      const told = await parts.study?.(this.lens, wish);
      const rest = new Promise((done) => setTimeout(done, this.pause));
      if (told && 'answer' in told && parts.shown === this.shown) {
        if (this.kept.size >= MOST_KEPT) this.kept.clear();
        this.kept.set(key, told.answer as Answer);
        this.seen = { wish: key, answer: told.answer as Answer };
      }
      await rest;
    }
    this.busy = false;
  }
}
