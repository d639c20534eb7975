/** Which district of a small ring is enlarged: its id, `great` for the Great Epic, or nothing. */

import type { Option } from '../../wire/messages';
import type { SpotKey } from './spots';

export const GREAT = 'great';

class Near {
  id = $state<string | null>(null);
}

export const near = new Near();

/** What one symbol does; everything else costs a whole die, and which one is for the player to say. */
export const BY_SYMBOL = new Set(['research', 'contain', 'attack', 'disperse', 'break', 'earn', 'plan', 'protect']);

/**
 * What a die means that is laid on a district, but on nothing that could take it: to go there, if it can, else the only thing
 * that its symbol does there, else the only thing at all.
 */
export function meantIn(spots: ReadonlyMap<SpotKey, readonly Option[]>, id: string): Option | null {
  const [going] = spots.get(`${id}/place`) ?? [];
  if (going) return going;
  const all = optionsIn(spots, id);
  const symbols = all.filter(({ verb }) => BY_SYMBOL.has(verb));
  const [only, more] = symbols.length > 0 ? symbols : all;
  return only && !more ? only : null;
}

/** What can be done in a district, wherever on its card. */
export function optionsIn(spots: ReadonlyMap<SpotKey, readonly Option[]>, id: string): readonly Option[] {
  return [...spots].flatMap(([key, options]) => (key.startsWith(`${id}/`) ? options : []));
}
