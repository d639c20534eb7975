/** The file of the box that this board is drawn from, kept while the page lives, and who sits where. */

import type { Shown } from './props';
import { Files } from '../files.svelte';
import { RECKONERS } from './engine';
import type { Printed } from './printed';

export const files = new Files<Printed>();

/** The Reckoner of each seat. Signs beside the log know only a seat, and some Reckoners are dealt by chance. */
class Team {
  who = $state.raw<readonly (string | null)[]>([]);

  meet(shown: Shown, seats: number): void {
    const who = Array.from({ length: seats }, (_, seat) => RECKONERS[shown.rows.value('who', String(seat)) ?? -1] ?? null);
    if (who.join() !== this.who.join()) this.who = who;
  }
}

export const team = new Team();
