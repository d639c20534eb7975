/** The board as a list, and each zone as a sentence: what the map shows, in words. */

import type { BoardList, ListRow, OpenBox } from '../contract';
import type { TableParts } from './props';
import { files } from './files.svelte';
import { Position, type Force, type SeaPosition, type ZonePosition } from './position';
import { word } from './words';

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part): part is string => part !== null && part !== '').join(', ');
}

function counted(id: string, count: number): string | null {
  return count > 0 ? word(id, { count }) : null;
}

export function clanName(box: OpenBox, clan: string | null): string {
  return clan === null ? word('nobody') : box.name('clan', clan);
}

export function clanShort(box: OpenBox, clan: string | null): string {
  if (clan === null) return word('nobody');
  return box.knows(`clan-${clan}-short`) ? box.text({ key: `clan-${clan}-short`, args: {} }) : box.name('clan', clan);
}

function eliteName(box: OpenBox, clan: string | null): string {
  const key = `clan-${clan}-elite`;
  return box.knows(key) ? box.text({ key, args: {} }) : box.name('unit', 'elite');
}

function forceText(box: OpenBox, force: Force, alone: boolean): string {
  const units = joined([
    counted('soldiers', force.basics),
    force.elites > 0 ? `${force.elites} ${eliteName(box, force.clan)}` : null,
    counted('wagons', force.wagons),
  ]);
  return alone ? units : `${clanShort(box, force.clan)} ${units}`;
}

export function unitsText(box: OpenBox, zone: ZonePosition): string {
  const alone = zone.forces.length === 1 && zone.forces[0]?.side === zone.side;
  return zone.forces.map((force) => forceText(box, force, alone)).join('; ');
}

export function structuresText(box: OpenBox, zone: ZonePosition): string {
  return joined([
    counted('farms', zone.farms),
    counted('toxics', zone.toxics),
    counted('turrets', zone.turrets),
    ...zone.beacons.map(({ clan, count }) => `${word('beacons', { count })} ${clanShort(box, clan)}`),
    counted('morale', zone.morale),
    counted('loot', zone.loot),
  ]);
}

export function orderText(box: OpenBox, zone: ZonePosition): string {
  return zone.order === null ? '' : joined([box.name('order', zone.order), zone.orderClan === zone.clan ? null : clanShort(box, zone.orderClan)]);
}

function placeText(box: OpenBox, zone: ZonePosition, position: Position, inPlay: boolean): string {
  const { printed } = position;
  return joined([
    inPlay ? null : word('not-in-play'),
    box.name('terrain', printed.mountains.includes(zone.id) ? 'mountain' : 'plain'),
    printed.havens.includes(zone.id) ? box.name('feature', 'haven') : null,
    zone.target ? word('target') : null,
    ...zone.targets.map(({ clan }) => `${word('target')} ${clanShort(box, clan)}`),
  ]);
}

/** A zone in one sentence: for its accessible name and its card. */
export function zoneSentence(box: OpenBox, zone: ZonePosition): string {
  return joined([
    box.name('zone', zone.id),
    zone.clan === null ? null : clanName(box, zone.clan),
    unitsText(box, zone),
    counted('floors', zone.floors),
    structuresText(box, zone),
    orderText(box, zone),
  ]);
}

export function contractsText(box: OpenBox, sea: SeaPosition): string {
  return joined([
    ...sea.contracts.map(({ clan, count }) => `${word('contracts', { count })} ${clanShort(box, clan)}`),
    sea.legate === null ? null : `${box.name('piece', 'legate')} ${clanShort(box, sea.legate)}`,
    sea.accomplice ? box.name('piece', 'accomplice') : null,
  ]);
}

export function seaSentence(box: OpenBox, sea: SeaPosition): string {
  return joined([box.name('sea', sea.id), contractsText(box, sea)]);
}

export function zonesInPlay(position: Position, players: number): ReadonlySet<string> {
  return new Set(position.printed.inPlay[String(players)] ?? position.rows.reading.ids('zone'));
}

export function listOf(parts: TableParts): BoardList {
  const { box, shown, table } = parts;
  files.open(box);
  const zones = shown.rows.reading.ids('zone');
  const columns = ['col-control', 'col-units', 'col-floors', 'col-structures', 'col-order', 'col-place'].map((id) => word(id));
  const caption = word('zones-caption', { count: zones.length });
  const { printed } = files;
  if (!printed) return { caption, columns, rows: [] };
  const position = new Position(shown.rows, printed);
  const inPlay = zonesInPlay(position, table.seats.length);
  const owner = (seat: string | null): number | null => table.seats.find(({ id }) => id === seat)?.seat ?? null;
  const rows = zones.map((id): ListRow => {
    const zone = position.zone(id);
    const cells = [
      zone.clan === null ? '' : clanName(box, zone.clan),
      unitsText(box, zone),
      zone.floors === 0 ? '' : String(zone.floors),
      structuresText(box, zone),
      orderText(box, zone),
      placeText(box, zone, position, inPlay.has(id)),
    ];
    return { target: { kind: 'zone', id }, name: box.name('zone', id), cells: cells.map((cell) => cell || '–'), owner: owner(zone.side) };
  });
  return { caption, columns, rows };
}
