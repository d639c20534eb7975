/** The new-game page as a value: settings, who sits where, how the table is kept. */

import { strengthOf } from '../../texts/texts';
import type { Box, ClockRule, NewTable, SeatWish, Setting } from '../../wire/messages';

export type Config = Readonly<Record<string, unknown>>;

export function defaultConfig(settings: readonly Setting[]): Config {
  return Object.fromEntries(settings.map(({ key, default: value }) => [key, value]));
}

/** Settings that somebody brings along in the address, as a workshop does: those that the game knows; null for none. */
export function broughtConfig(hash: string, settings: readonly Setting[]): Config | null {
  try {
    const told: unknown = JSON.parse(decodeURIComponent(hash));
    if (typeof told !== 'object' || told === null) return null;
    const known = Object.entries(told).filter(([key]) => settings.some((one) => one.key === key));
    return known.length > 0 ? Object.fromEntries(known) : null;
  } catch {
    return null;
  }
}

/** I sit first, bots of the middle level in the other seats: a game that can begin at once. */
export function defaultSeats(count: number, levels: readonly string[]): readonly SeatWish[] {
  const level = usualLevel(levels);
  return Array.from({ length: count }, (_, seat): SeatWish => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level }));
}

/** All seats are played by one person, who need not be told apart from himself. */
export function allMine(count: number, name: string): readonly SeatWish[] {
  return Array.from({ length: count }, (_, seat): SeatWish => (seat === 0 ? { kind: 'me', name } : { kind: 'same-screen', name }));
}

/** The middle one; with two, the stronger. */
export function usualLevel(levels: readonly string[]): string {
  return levels[Math.floor(levels.length / 2)] ?? '';
}

/** A level with one end of a slider, or with neither: the styles of the other sliders stay. */
export function styled(level: string, ends: readonly string[], style: string): string {
  const [strength = '', ...styles] = level.split('+');
  return [strength, ...styles.filter((one) => !ends.includes(one)), ...(style ? [style] : [])].join('+');
}

/** Which end of a slider a level has, if any. */
export function styleOf(level: string, ends: readonly string[]): string {
  return level.split('+').find((one) => ends.includes(one)) ?? '';
}

/** The levels of the bots that are wished for, each once. */
export function chosenLevels(wishes: readonly SeatWish[]): readonly string[] {
  return [...new Set(wishes.flatMap(({ kind, level }) => (kind === 'bot' && level ? [strengthOf(level)] : [])))];
}

/** As many wishes as seats: those that were made stay, new ones are bots, somebody always is me. */
export function fittedSeats(wishes: readonly SeatWish[], count: number, levels: readonly string[]): readonly SeatWish[] {
  const fitted = Array.from({ length: count }, (_, seat): SeatWish => wishes[seat] ?? { kind: 'bot', level: usualLevel(levels) });
  return count > 0 && !fitted.some(({ kind }) => kind === 'me') ? [{ kind: 'me' }, ...fitted.slice(1)] : fitted;
}

/** Give a seat to somebody; there is one `me`, so whoever had it becomes somebody at the same screen. */
export function wished(wishes: readonly SeatWish[], seat: number, wish: SeatWish): readonly SeatWish[] {
  return wishes.map((old, place): SeatWish => {
    if (place === seat) return wish;
    return wish.kind === 'me' && old.kind === 'me' ? { kind: 'same-screen', name: '' } : old;
  });
}

/** A list setting of one value a seat, as long as there are seats. */
export function perSeat(setting: Setting, value: unknown, count: number): readonly unknown[] {
  const given = Array.isArray(value) ? value : [];
  const usual = Array.isArray(setting.default) ? setting.default : [];
  return Array.from({ length: count }, (_, seat) => given[seat] ?? usual[seat] ?? setting.values[0] ?? setting.low);
}

/** The values that are words and not among those that are offered anyway, each once. */
export function unlisted(values: readonly unknown[], offered: readonly string[]): readonly string[] {
  const words = values.filter((one): one is string => typeof one === 'string' && !offered.includes(one));
  return [...new Set(words)];
}

export interface House {
  readonly public: boolean;
  readonly watch: boolean;
  readonly undo: 'consent' | 'none' | 'own';
  readonly clock: ClockRule;
  readonly title: string;
  readonly pack: string;
  /** Choices by which spectators are behind. */
  readonly delay: number;
  /** Whether players may ask what a strong one would do. */
  readonly hints: boolean;
}

export const USUAL_HOUSE: House = { public: false, watch: true, undo: 'consent', clock: { kind: 'none' }, title: '', pack: 'house', delay: 0, hints: true };

/** Only what differs from the defaults is sent, so that a newer server's defaults hold. */
export function newTableOf(box: Box, config: Config, seats: readonly SeatWish[], house: House): NewTable {
  const changed = Object.entries(config).filter(([key, value]) => {
    const setting = box.settings.find((one) => one.key === key);
    return setting !== undefined && JSON.stringify(setting.default) !== JSON.stringify(value);
  });
  return { game: box.game.id, config: Object.fromEntries(changed), seats, ...house };
}

export function counted(seats: readonly SeatWish[]): { people: number; bots: number; open: number } {
  const of = (...kinds: SeatWish['kind'][]) => seats.filter(({ kind }) => kinds.includes(kind)).length;
  // Who plays several seats by one name is one person.
  const own = new Set(seats.filter(({ kind, name }) => kind === 'me' && name).map(({ name }) => name));
  const again = seats.filter(({ kind, name }) => kind === 'same-screen' && name !== undefined && own.has(name)).length;
  return { people: of('me', 'same-screen') - again, bots: of('bot'), open: of('open') };
}
