/** The two files of the box that this board is drawn from, kept while the page lives. */

import type { OpenBox } from '../contract';
import { groundOf, type Ground } from './ground';
import type { Printed } from './printed';
import { regionsOf, type MapFile } from './regions';

class Files {
  ground = $state.raw<Ground | null>(null);
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
      const [regions, printed] = await Promise.all([box.file<MapFile>('regions.json'), box.file<Printed>('printed.json')]);
      if (this.box !== box) return;
      this.printed = printed;
      this.ground = groundOf(regionsOf(regions));
    } catch {
      this.lost = true; // the table goes on: the list and the decision need no map
    }
  }
}

export const files = new Files();
