/** What the engine says that the lines of the present question would do. */

import type { Looked } from '../boards/contract';
import type { Told } from '../wire/messages';
import { lookedFrom } from './shown';

const LOOK_AFTER = 90; // milliseconds; a preview is asked when the hand rests

export class Previews {
  private readonly known = new Map<string, Looked>();
  private count = $state(0); // answers arrive later
  private question = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  of(line: string): Looked | null {
    void this.count;
    return this.known.get(line) ?? null;
  }

  has(line: string): boolean {
    return this.known.has(line);
  }

  /** Another question: nothing that was said of the one before is true of it, nor what is still on its way. */
  clear(): void {
    this.stop();
    this.question += 1;
    this.known.clear();
    this.count += 1;
  }

  /** Ask about a line when the hand has rested. */
  soon(line: string, ask: () => Promise<Told | null>): void {
    this.stop();
    this.timer = setTimeout(() => void this.look(line, ask), LOOK_AFTER);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  async look(line: string, ask: () => Promise<Told | null>): Promise<void> {
    const { question } = this;
    const answer = await ask();
    if (answer?.type !== 'previewed' || question !== this.question) return;
    this.known.set(line, lookedFrom(answer));
    this.count += 1;
  }
}
