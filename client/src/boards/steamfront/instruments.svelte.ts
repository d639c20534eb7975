/** The instruments of the table, shared by board, dock and decision panel: what is switched on, and what each shows now. */

import type { Duel, Luck, Muster, Reach, Rings, Sight, Threat, Threats, Way } from './aids';
import { Glass } from './glass.svelte';
import type { Spot } from './plane';

export type Tool = 'measure' | 'note' | null;

class Instruments {
  /** Where the figure that is about to move can go. */
  readonly own = new Glass<Reach>('reach');
  /** The same of anybody else who is pointed at. */
  readonly reach = new Glass<Reach>('reach');
  readonly way = new Glass<Way>('way');
  readonly sight = new Glass<Sight>('sight', 40);
  /** What the attacker of an attack that is told or asked about sees. */
  readonly aim = new Glass<Sight>('sight');
  readonly rings = new Glass<Rings>('rings', 10);
  readonly threat = new Glass<Threat>('threat', 80);
  readonly threats = new Glass<Threats>('threats');
  readonly odds = new Glass<Duel>('odds', 40);
  readonly muster = new Glass<Muster>('state');
  readonly luck = new Glass<Luck>('luck');

  /** Whether the threat map is drawn. */
  threatened = $state(false);
  tool = $state<Tool>(null);
  /** Where the figure that is about to move would stand; null: where it stands. */
  ghost = $state.raw<{ readonly figure: string; readonly at: Spot } | null>(null);
  /** Whom the panel speaks of while the figure is still to move. */
  aimed = $state<string | null>(null);

  /** The place from which a figure is looked at. */
  placeOf(figure: string): Spot | null {
    return this.ghost?.figure === figure ? this.ghost.at : null;
  }
}

export const instruments = new Instruments();
