/** A record of one's own, counted: by game, and in it by what was played, as whom, and against whom. */

import type { EndedGame, Target } from '../../wire/messages';

export interface Count {
  readonly key: string;
  readonly played: number;
  readonly won: number;
  readonly best: number | null;
}

export function bestOf(games: readonly EndedGame[]): number | null {
  const merits = games.flatMap(({ merit }) => (merit === null ? [] : [merit]));
  return merits.length > 0 ? Math.max(...merits) : null;
}

/** The most played first; a game may count under several keys, such as the levels of its bots. */
export function countBy(games: readonly EndedGame[], keysOf: (game: EndedGame) => readonly string[]): readonly Count[] {
  const found = new Map<string, EndedGame[]>();
  for (const game of games) for (const key of new Set(keysOf(game))) found.set(key, [...(found.get(key) ?? []), game]);
  return [...found]
    .map(([key, some]) => ({ key, played: some.length, won: some.filter(({ won }) => won).length, best: bestOf(some) }))
    .sort((a, b) => b.played - a.played || a.key.localeCompare(b.key));
}

export function keyOfThing(thing: Target | null): readonly string[] {
  return thing ? [`${thing.kind}:${thing.id}`] : [];
}

export const PEOPLE = 'people';
export const SOLO = 'solo';

export function opponentsOf({ levels, people }: EndedGame): readonly string[] {
  const found = [...levels.map((level) => `level:${level}`), ...(people > 0 ? [PEOPLE] : [])];
  return found.length > 0 ? found : [SOLO];
}

/** Without lessons: they end as they should. */
export function gamesPlayed(games: readonly EndedGame[]): readonly (readonly [game: string, games: readonly EndedGame[]])[] {
  const real = games.filter(({ lesson }) => lesson === null);
  return [...new Set(real.map(({ game }) => game))].map((game) => [game, real.filter((one) => one.game === game)] as const);
}
