/** Which district of a small ring is enlarged: its id, `great` for the Great Epic, or nothing. */

import type { Option } from '../../wire/messages';
import type { SpotKey } from './spots';

export const GREAT = 'great';

class Near {
  id = $state<string | null>(null);
}

export const near = new Near();

/** What can be done in a district, wherever on its card. */
export function optionsIn(spots: ReadonlyMap<SpotKey, readonly Option[]>, id: string): readonly Option[] {
  return [...spots].flatMap(([key, options]) => (key.startsWith(`${id}/`) ? options : []));
}
