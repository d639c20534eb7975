/** Ratings: what only a few pages ask of the server. */

import type { Ladder, MyRatings } from './messages';
import { ask } from './requests';

export function ladder(game: string): Promise<Ladder> {
  return ask<Ladder>(`/api/ladder/${encodeURIComponent(game)}`);
}

export function myRatings(): Promise<MyRatings> {
  return ask<MyRatings>('/api/me/ratings');
}
