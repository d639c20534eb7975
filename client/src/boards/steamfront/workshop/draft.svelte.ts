/** The squad on the bench. It stays there while its maker reads a rule or looks at a table. */

import type { ReadSquad } from './crafts';

class Draft {
  taken = $state.raw<readonly string[]>([]);
  casual = $state(false);
  faction = $state('');
  name = $state('');
  /** What has changed since the code that it came from was written. */
  changes = $state.raw<ReadSquad['changes']>([]);
}

export const draft = new Draft();
