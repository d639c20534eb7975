/** The figure that the reader points at, in whichever part of the table: its rings and its card are shown. */

class Looking {
  figure = $state<string | null>(null);

  /** A focused thing that is taken away says so in the middle of drawing: the change waits until that is over. */
  at(figure: string | null): void {
    queueMicrotask(() => (this.figure = figure));
  }
}

export const looking = new Looking();
