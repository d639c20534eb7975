/** The squad on the bench. It stays there while its maker reads a rule or looks at a table, and after a reload. */

import type { ReadSquad } from './crafts';
import { keep, kept } from './kept';

const BENCH = 'samovar.steamfront.squad-bench';

interface Lies {
  readonly taken: readonly string[];
  readonly casual: boolean;
  readonly faction: string;
  readonly name: string;
}

export class Draft {
  taken = $state.raw<readonly string[]>([]);
  casual = $state(false);
  faction = $state('');
  name = $state('');
  /** What has changed since the code that it came from was written. */
  changes = $state.raw<ReadSquad['changes']>([]);

  constructor() {
    const { taken, casual, faction, name } = (kept(BENCH) ?? {}) as Partial<Lies>;
    if (!Array.isArray(taken)) return;
    this.taken = taken.filter((one): one is string => typeof one === 'string');
    this.casual = casual === true;
    this.faction = typeof faction === 'string' ? faction : '';
    this.name = typeof name === 'string' ? name : '';
  }

  /** Cards that are not printed any more are left out. */
  among(printed: ReadonlySet<string>): void {
    if (this.taken.some((id) => !printed.has(id))) this.taken = this.taken.filter((id) => printed.has(id));
  }

  keep(): void {
    const { taken, casual, faction, name } = this;
    keep(BENCH, { taken, casual, faction, name } satisfies Lies);
  }
}

export const draft = new Draft();
