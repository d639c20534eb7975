/** A state's rows read as things on a map. Cells that name a thing hold its place plus one; 0 is none. */

import type { IdsOf, Row, RowBy, Rows } from './props';
import type { Printed, Scenario } from './printed';

export interface Force {
  readonly side: string;
  readonly clan: string | null;
  readonly basics: number;
  readonly elites: number;
  readonly wagons: number;
}

export interface Owned {
  readonly seat: string;
  readonly clan: string | null;
  readonly count: number;
}

export interface ZonePosition {
  readonly id: string;
  /** Who controls it, if anybody. */
  readonly side: string | null;
  readonly clan: string | null;
  readonly forces: readonly Force[];
  readonly floors: number;
  readonly farms: number;
  readonly toxics: number;
  readonly turrets: number;
  readonly morale: number;
  readonly loot: number;
  readonly beacons: readonly Owned[];
  readonly order: string | null;
  readonly orderClan: string | null;
  readonly orderSeat: string | null;
  /** A Target token with its neutral face up. */
  readonly target: boolean;
  /** Clans whose face of a Target token is up. */
  readonly targets: readonly Owned[];
}

export interface SeaPosition {
  readonly id: string;
  readonly contracts: readonly Owned[];
  readonly legate: string | null;
  readonly accomplice: boolean;
}

const SCORCHED = 'scorched';
const SCORCHED_CLAN = 'crames';

export class Position {
  readonly seats: readonly string[];
  readonly sides: readonly string[];
  private readonly zones = new Map<string, ZonePosition>();

  constructor(
    readonly rows: Rows,
    readonly printed: Printed,
  ) {
    this.seats = rows.reading.ids('seat');
    this.sides = rows.reading.ids('side');
  }

  /** The clan that a side leads, if it has one yet. */
  clan(side: string | null): string | null {
    if (side === null) return null;
    if (side === SCORCHED) return SCORCHED_CLAN;
    return this.held('clan', side);
  }

  /** Where a seat's marker stands on the GEO track; null without a clan, or when its clan is out. */
  geo(seat: string): number | null {
    return this.clan(seat) === null || this.rows.count('out', seat) > 0 ? null : this.rows.count('geo', seat);
  }

  seatOf(clan: string): string | null {
    return this.seats.find((seat) => this.clan(seat) === clan) ?? null;
  }

  /** The thing that a cell holds: a seat, a zone, a card. */
  held<R extends Row>(row: R, ...ids: IdsOf<R>): string | null {
    return this.rows.held(row, ...ids);
  }

  zone(id: string): ZonePosition {
    const known = this.zones.get(id) ?? this.read(id);
    this.zones.set(id, known);
    return known;
  }

  private read(id: string): ZonePosition {
    const count = (row: RowBy<readonly ['zone']>): number => this.rows.count(row, id);
    const side = this.held('control', id);
    const orderSeat = this.held('order-of', id);
    const target = count('target');
    return {
      id,
      side,
      clan: this.clan(side),
      forces: this.forces(id),
      floors: count('floors'),
      farms: count('farms'),
      toxics: count('toxics'),
      turrets: count('turrets'),
      morale: count('morale'),
      loot: count('loot'),
      beacons: this.owned((seat) => this.rows.count('beacons', id, seat)),
      order: this.held('order', id),
      orderSeat,
      orderClan: this.clan(orderSeat),
      target: (target & 1) === 1,
      targets: this.owned((_, place) => (target >> (place + 1)) & 1),
    };
  }

  private forces(zone: string): Force[] {
    return this.sides
      .map((side) => ({
        side,
        clan: this.clan(side),
        basics: this.rows.count('basics', zone, side),
        elites: this.rows.count('elites', zone, side),
        wagons: this.held('caravan-at', side) === zone ? this.rows.count('wagons', side) : 0,
      }))
      .filter(({ basics, elites, wagons }) => basics + elites + wagons > 0);
  }

  private owned(count: (seat: string, place: number) => number): Owned[] {
    return this.seats
      .map((seat, place) => ({ seat, clan: this.clan(seat), count: count(seat, place) }))
      .filter((one) => one.count > 0);
  }

  sea(id: string): SeaPosition {
    const contracts = this.owned((seat) => this.rows.count('contracts', id, seat));
    const legate = this.held('legate-at') === id ? this.clan(this.held('legate-of')) : null;
    return { id, contracts, legate, accomplice: this.held('accomplice-at') === id };
  }

  /** All figures of a side on the map. */
  units(side: string): number {
    let total = 0;
    for (const zone of this.rows.reading.ids('zone')) {
      total += this.rows.count('basics', zone, side) + this.rows.count('elites', zone, side);
    }
    return total;
  }

  /** Orders of a seat that lie on the map, by kind. */
  ordersOut(seat: string): number {
    return this.rows.reading.ids('zone').filter((zone) => this.held('order-of', zone) === seat).length;
  }

  /** Zones where a side has a figure. */
  stands(side: string): string[] {
    return this.rows.reading.ids('zone').filter((zone) => this.rows.count('basics', zone, side) + this.rows.count('elites', zone, side) > 0);
  }

  scenario(): Scenario | null {
    return this.printed.scenarios[this.rows.count('scenario')] ?? null;
  }

  /** The last turn: as agreed before the game, or the scenario's. */
  turns(): number {
    return this.rows.count('turns-agreed') || (this.scenario()?.turns ?? 0);
  }
}
