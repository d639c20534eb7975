/** What the client asks of the server. */

import type { Game } from './messages';

const PATIENCE = 10_000; // milliseconds

async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

export function games(): Promise<Game[]> {
  return ask<Game[]>('/api/games');
}
