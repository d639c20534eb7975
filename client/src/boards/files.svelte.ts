/** What a board is drawn from: the printed values of the box, kept while the page lives. */

import type { OpenBox } from './contract';

export class Files<Printed> {
  printed = $state.raw<Printed | null>(null);
  lost = $state(false);
  private box: OpenBox | null = null;

  open(box: OpenBox): void {
    if (this.box === box) return;
    this.box = box;
    queueMicrotask(() => void this.load(box)); // whoever asks may be in the middle of drawing
  }

  async load(box: OpenBox): Promise<void> {
    this.lost = false;
    try {
      const [printed, keep] = await Promise.all([box.file<Printed>('printed.json'), this.more(box)]);
      if (this.box !== box) return;
      this.printed = printed;
      keep();
    } catch {
      this.lost = true; // the table goes on: the list and the decision need no drawing
    }
  }

  /** What else a board needs: fetched here, and kept by what this gives back if the same box is still open then. */
  protected more(_box: OpenBox): Promise<() => void> {
    return Promise.resolve(() => undefined);
  }
}
