/** The printed values of the box, kept while the page lives. */

import type { OpenBox } from '../contract';
import type { Printed } from './printed';

class Files {
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
      const printed = await box.file<Printed>('printed.json');
      if (this.box === box) this.printed = printed;
    } catch {
      this.lost = true; // the table goes on: the decision needs no drawing
    }
  }
}

export const files = new Files();
