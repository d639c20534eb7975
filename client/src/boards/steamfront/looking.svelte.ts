/** The figure that the reader points at, in whichever part of the table: its rings and its card are shown. */

import { drawn } from './frames';

class Looking {
  figure = $state<string | null>(null);
  /** The same a frame later, for what is read about it: its rings come first. */
  read = $state<string | null>(null);
  private due: string | null = null;

  /** A focused thing that is taken away says so in the middle of drawing: the change waits until that is over. */
  at(figure: string | null): void {
    this.due = figure;
    queueMicrotask(() => (this.figure = this.due));
    void drawn().then(() => (this.read = this.due));
  }
}

export const looking = new Looking();
