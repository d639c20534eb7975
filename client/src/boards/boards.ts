/** Which board belongs to which game: the folders beside this file, each loaded when its game is opened. */

import type { GameBoard } from './contract';

const FOUND = import.meta.glob<{ default: GameBoard }>('./*/index.ts');
const BOARDS: ReadonlyMap<string, () => Promise<{ default: GameBoard }>> = new Map(
  Object.entries(FOUND).map(([path, load]) => [path.split('/')[1] ?? '', load]),
);

const PLAIN = 'plain';

/** The board of a game, or the plain one, which shows any game as tables. */
export async function boardOf(game: string): Promise<GameBoard> {
  const load = BOARDS.get(game) ?? BOARDS.get(PLAIN);
  if (!load) throw new Error('The plain board is missing.');
  return (await load()).default;
}
