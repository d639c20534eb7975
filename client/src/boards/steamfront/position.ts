/**
 * The rows of a state as figures, scenery and objectives. What follows from a rule (wounds, melee, who holds what) is the
 * engine's to say: it comes from the lens `state`, and is left out where there is none.
 */

import type { Rows } from './props';
import type { Muster } from './aids';
import { IN_RESERVE, RELIC_LYING, SIDES, STANDING, TURNS, type Side } from './engine';
import type { Card, Deployment, Printed, Terrain } from './printed';
import type { Spot } from './plane';

export { SIDES, type Side };

export interface Figure {
  readonly id: string;
  readonly side: Side;
  /** Within its side, as in its name: 7 of A7. */
  readonly number: number;
  readonly card: Card;
  readonly status: 'reserve' | 'standing' | 'gone';
  readonly at: Spot;
  readonly life: number;
  readonly lost: number;
  readonly pressure: number;
  readonly stun: number;
  readonly daze: number;
  readonly wounded: boolean;
  readonly activated: boolean;
  readonly engaged: boolean;
  readonly carries: boolean;
  readonly active: boolean;
}

export interface Piece {
  readonly id: string;
  readonly terrain: Terrain;
  readonly at: Spot;
  readonly degrees: number;
  readonly inEffect: boolean;
  readonly owner: Side | null;
  readonly used: boolean;
}

export interface Objective {
  readonly id: string;
  readonly at: Spot;
  readonly holder: Side | null;
}

export interface Manners {
  /** The radius of an objective, in thousandths of an inch. */
  readonly objective: number;
}

export function mannersOf(config: Readonly<Record<string, unknown>>): Manners {
  const diameter = typeof config['objective-diameter'] === 'number' ? config['objective-diameter'] : 40;
  return { objective: Math.round((diameter * 500) / 25.4) };
}

export class Position {
  readonly figures: readonly Figure[];
  private readonly byId: ReadonlyMap<string, Figure>;
  private readonly upright: readonly Figure[];
  private laid: readonly Piece[] | null = null;

  constructor(
    readonly rows: Rows,
    readonly printed: Printed,
    readonly manners: Manners,
    readonly muster: Muster | null = null,
  ) {
    const bare = rows.reading.ids('figure').flatMap((id, place) => this.bare(id, place) ?? []);
    this.figures = bare.map((figure) => ({ ...figure, ...this.judged(figure.id) }));
    this.byId = new Map(this.figures.map((figure) => [figure.id, figure]));
    this.upright = this.figures.filter(({ status }) => status === 'standing');
  }

  /** What the engine says of a figure beyond its rows. */
  private judged(id: string): Pick<Figure, 'engaged' | 'wounded'> {
    const told = this.muster?.figures.find((one) => one.id === id);
    return { engaged: (told?.engaged.length ?? 0) > 0, wounded: told?.wounded ?? false };
  }

  private bare(id: string, place: number): Figure | null {
    const { rows } = this;
    const card = this.printed.cards[rows.count('card', id) - 1];
    if (!card) return null;
    const status = rows.count('status', id);
    const lost = rows.count('lost', id);
    return {
      id,
      side: id.startsWith('a') ? 'a' : 'b',
      number: Number(id.slice(1)),
      card,
      status: status === IN_RESERVE ? 'reserve' : status === STANDING ? 'standing' : 'gone',
      at: [rows.count('x', id), rows.count('y', id)],
      life: Math.max(0, card.life - lost),
      lost,
      pressure: rows.count('pressure', id),
      stun: rows.count('stun', id),
      daze: rows.count('daze', id),
      wounded: false,
      activated: rows.count('activated', id) > 0,
      engaged: false,
      carries: rows.count('carries', id) > 0,
      active: rows.count('active') === place + 1,
    };
  }

  figure(id: string | null | undefined): Figure | null {
    return id == null ? null : (this.byId.get(id) ?? null);
  }

  /** The figure that a cell holds. */
  figureIn(row: 'attacker' | 'target'): Figure | null {
    return this.figure(this.rows.held(row));
  }

  squad(side: Side): Figure[] {
    return this.figures.filter((one) => one.side === side);
  }

  standing(): readonly Figure[] {
    return this.upright;
  }

  /** Figures of a side that may still be activated this turn. */
  left(side: Side): number {
    return this.squad(side).filter(({ status, activated }) => status === 'standing' && !activated).length;
  }

  faction(side: Side): string | null {
    return this.squad(side)[0]?.card.faction ?? null;
  }

  deployment(): Deployment | null {
    return this.printed.deployments[this.rows.count('deployment') - 1] ?? null;
  }

  /** Whose a zone of the deployment is; null before it is taken. */
  ownerOf(zone: Side): Side | null {
    const number = SIDES.indexOf(zone) + 1;
    return SIDES.find((side) => this.rows.count('zone', side) === number) ?? null;
  }

  /** They are asked for at every movement of a hand, so they are read once. */
  pieces(): readonly Piece[] {
    return (this.laid ??= this.readPieces());
  }

  private readPieces(): Piece[] {
    const { rows } = this;
    return rows.reading.ids('piece').flatMap((id): Piece[] => {
      const terrain = this.printed.terrain[rows.count('piece', id) - 1];
      if (!terrain) return [];
      return [
        {
          id,
          terrain,
          at: [rows.count('piece-x', id), rows.count('piece-y', id)],
          degrees: (rows.count('piece-turn', id) * 360) / TURNS,
          inEffect: rows.count('piece-state', id) > 0,
          owner: rows.held('piece-owner', id) as Side | null,
          used: rows.count('piece-used', id) > 0,
        },
      ];
    });
  }

  objectives(): Objective[] {
    const { rows } = this;
    return rows.reading
      .ids('objective')
      .slice(0, rows.count('objective-count'))
      .map((id): Objective => {
        const at: Spot = [rows.count('objective-x', id), rows.count('objective-y', id)];
        return { id, at, holder: this.holder(id) };
      })
      .filter(({ at }) => at[0] > 0 || at[1] > 0);
  }

  private holder(id: string): Side | null {
    const holder = this.muster?.objectives.find((one) => one.id === id)?.holder;
    return SIDES.find((side) => side === holder) ?? null;
  }

  relics(): { id: string; at: Spot }[] {
    const { rows } = this;
    return rows.reading
      .ids('relic')
      .filter((id) => rows.count('relic', id) === RELIC_LYING)
      .map((id) => ({ id, at: [rows.count('relic-x', id), rows.count('relic-y', id)] }));
  }

  initiative(): Side | null {
    return this.rows.held('initiative') as Side | null;
  }

  /** The faces on the table of one pool, with their places. */
  dice(pool: 'attack-dice' | 'defence-dice'): { id: string; face: number }[] {
    return this.rows.reading.ids('die').flatMap((id) => {
      const face = this.rows.count(pool, id);
      return face > 0 ? [{ id, face }] : [];
    });
  }
}

/** The faction of a side's first figure; null before there is one. */
export function factionIn(rows: Rows, printed: Printed, side: string): string | null {
  const first = rows.reading.ids('figure').find((id) => id.startsWith(side));
  return (first && printed.cards[rows.count('card', first) - 1]?.faction) ?? null;
}
