/** How a squad was deployed, kept in this browser under a name: seen from its own edge, so that it serves either side. */

import type { Figure, Position, Side } from './position';
import { far, type Spot } from './plane';
import { Drawer } from './workshop/drawer.svelte';

interface Stand {
  readonly card: string;
  readonly at: Spot;
}

export const formations = new Drawer('samovar.steamfront.formations');

/** The first zone's owner sees the table as it is drawn, the other one turned by half a circle. */
function turned(position: Position, side: Side, [x, y]: Spot): Spot {
  const [wide, high] = position.printed.table;
  return position.ownerOf('a') === side ? [x, y] : [wide - x, high - y];
}

export function codeOf(position: Position, side: Side): string {
  const stands = position.standing().filter((one) => one.side === side);
  const deployment = position.deployment()?.id ?? '';
  return JSON.stringify({ deployment, stands: stands.map((one): Stand => ({ card: one.card.id, at: turned(position, side, one.at) })) });
}

function read(code: string): { deployment: string; stands: readonly Stand[] } | null {
  try {
    return JSON.parse(code) as { deployment: string; stands: readonly Stand[] };
  } catch {
    return null;
  }
}

/** Those that were made for this deployment and know at least one of these figures. */
export function fittingFormations(position: Position, side: Side): readonly string[] {
  const cards = new Set(position.squad(side).map(({ card }) => card.id));
  return formations.kept
    .filter(({ code }) => {
      const found = read(code);
      return found?.deployment === position.deployment()?.id && found?.stands.some(({ card }) => cards.has(card));
    })
    .map(({ name }) => name);
}

/** Where a figure stands in a formation: the first place of its card that nobody has taken. */
export function placeIn(name: string, position: Position, figure: Figure): Spot | null {
  const kept = formations.kept.find((one) => one.name === name);
  const found = kept && read(kept.code);
  const standing = position.standing().filter(({ side }) => side === figure.side);
  const spots = (found?.stands ?? []).filter(({ card }) => card === figure.card.id).map(({ at }) => turned(position, figure.side, at));
  return spots.find((spot) => !standing.some((one) => far(one.at, spot) < one.card.radius)) ?? null;
}
