/** Tournaments: what only a few pages ask of the server. */

import type { Tournament, TournamentCard } from './messages';
import { ask } from './requests';

const at = encodeURIComponent;

export function tournaments(): Promise<TournamentCard[]> {
  return ask<TournamentCard[]>('/api/tournaments');
}

export function tournament(id: string): Promise<Tournament> {
  return ask<Tournament>(`/api/tournaments/${at(id)}`);
}

export function enter(id: string): Promise<Tournament> {
  return ask<Tournament>(`/api/tournaments/${at(id)}/entry`, 'POST', {});
}

export function leave(id: string): Promise<Tournament> {
  return ask<Tournament>(`/api/tournaments/${at(id)}/entry`, 'DELETE');
}
