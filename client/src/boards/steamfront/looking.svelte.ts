/** The figure that the reader points at, in whichever part of the table: its rings and its card are shown. */

class Looking {
  figure = $state<string | null>(null);
}

export const looking = new Looking();
