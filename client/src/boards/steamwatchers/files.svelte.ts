/** This board is drawn from the map besides the printed values. */

import type { OpenBox } from '../contract';
import { Files } from '../files.svelte';
import { groundOf, type Ground } from './ground';
import type { Printed } from './printed';
import { regionsOf, type MapFile } from './regions';

class MapFiles extends Files<Printed> {
  ground = $state.raw<Ground | null>(null);

  protected override async more(box: OpenBox): Promise<() => void> {
    const ground = groundOf(regionsOf(await box.file<MapFile>('regions.json')));
    return () => (this.ground = ground);
  }
}

export const files = new MapFiles();
