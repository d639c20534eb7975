import { describe, expect, it } from 'vitest';
import { Reading, Rows } from '../rows';
import { PRINTED } from './map.fixture';
import type { Scene } from './engine';
import { planOf } from './plan';
import { Position } from './position';
import { sheetOf } from './sheet';

const SEATS = ['one', 'two', 'three', 'four', 'five'];
const AXES = {
  zone: ['eire', 'alba', 'rhone'],
  side: [...SEATS, 'scorched'],
  seat: SEATS,
  sea: ['mor-irez', 'noordzee'],
  title: ['watcher-1', 'legate'],
  token: ['mobilisation', 'great-host', 'forced-march', 'negotiation'],
  order: ['move', 'defence', 'decoy'],
  slot: ['0', '1', '2', '3', '4'],
  'steam-card': ['eire', 'alba', 'rhone', 'ruins'],
  'archon-card': ['a01', 'a02'],
  clan: PRINTED.sides.filter((side) => side !== 'crames'),
  'in-a-slot': ['mobilisation', 'great-host', 'forced-march', 'negotiation', 'quarantine'],
};
const HOLDS: Readonly<Record<string, keyof typeof AXES>> = {
  control: 'side',
  order: 'order',
  'order-of': 'seat',
  clan: 'clan',
  slot: 'in-a-slot',
  'legate-at': 'sea',
  'legate-of': 'seat',
};
const NAMED = [
  ['control', 'zone'],
  ['floors', 'zone'],
  ['target', 'zone'],
  ['order', 'zone'],
  ['order-of', 'zone'],
  ['clan', 'seat'],
  ['geo', 'seat'],
  ['out', 'seat'],
  ['supply', 'seat'],
  ['basics', 'zone', 'side'],
  ['elites', 'zone', 'side'],
  ['beacons', 'zone', 'seat'],
  ['contracts', 'sea', 'seat'],
  ['slot', 'seat', 'slot'],
  ['order-reserve', 'seat', 'order'],
  ['steam-hand', 'seat', 'steam-card'],
  ['archon-hand', 'seat', 'archon-card'],
  ['legate-at'],
  ['legate-of'],
] as const;

const reading = new Reading({
  axes: AXES,
  rows: NAMED.map(([name, ...axes]) => ({ name, axes, seen: 'open' as const, ...(HOLDS[name] ? { holds: HOLDS[name], none: 0 } : {}) })),
});

/** Rows with these cells set, all others 0. */
function rowsWith(...cells: (readonly [row: string, ids: readonly string[], value: number | null])[]): Rows {
  const values: Record<string, (number | null)[]> = {};
  for (const [name, ...axes] of NAMED) {
    values[name] = new Array<number>(axes.reduce((size, axis) => size * AXES[axis].length, 1)).fill(0);
  }
  for (const [row, ids, value] of cells) {
    const row0 = values[row];
    if (row0) row0[reading.cell(row, ids)] = value;
  }
  return new Rows(reading, values);
}

const MENRAU = PRINTED.sides.indexOf('menrau') + 1;
const APOSTLES = PRINTED.sides.indexOf('apotres') + 1;

describe('a zone', () => {
  it('is read with its owner, figures, order and tokens', () => {
    const position = new Position(
      rowsWith(
        ['clan', ['one'], MENRAU],
        ['clan', ['two'], APOSTLES],
        ['control', ['rhone'], 1],
        ['floors', ['rhone'], 3],
        ['basics', ['rhone', 'one'], 2],
        ['elites', ['rhone', 'two'], 1],
        ['order', ['rhone'], 2],
        ['order-of', ['rhone'], 1],
        ['beacons', ['rhone', 'two'], 1],
        ['target', ['rhone'], 1 | (2 << 1)],
      ),
      PRINTED,
    );

    const zone = position.zone('rhone');

    expect(zone).toMatchObject({ side: 'one', clan: 'menrau', floors: 3, order: 'defence', orderClan: 'menrau', target: true });
    expect(zone.forces.map(({ clan, basics, elites }) => [clan, basics, elites])).toEqual([
      ['menrau', 2, 0],
      ['apotres', 0, 1],
    ]);
    expect(zone.beacons).toEqual([{ seat: 'two', clan: 'apotres', count: 1 }]);
    expect(zone.targets.map(({ seat }) => seat)).toEqual(['two']);
    expect(position.zone('eire')).toMatchObject({ side: null, clan: null, forces: [], order: null });
  });

  it('of the Scorched belongs to the neutral clan', () => {
    const position = new Position(rowsWith(['control', ['eire'], 6], ['basics', ['eire', 'scorched'], 4]), PRINTED);

    expect(position.zone('eire')).toMatchObject({ side: 'scorched', clan: 'crames' });
  });
});

it('takes the marker of an eliminated clan off the GEO track', () => {
  const position = new Position(rowsWith(['clan', ['one'], 1], ['geo', ['one'], 4], ['clan', ['two'], 2], ['out', ['two'], 1]), PRINTED);

  expect(['one', 'two', 'three'].map((seat) => position.geo(seat))).toEqual([4, null, null]);
});

it('shows contracts and the Legate on a sea', () => {
  const position = new Position(
    rowsWith(['clan', ['one'], MENRAU], ['contracts', ['noordzee', 'one'], 2], ['legate-at', [], 2], ['legate-of', [], 1]),
    PRINTED,
  );

  expect(position.sea('noordzee')).toMatchObject({ contracts: [{ clan: 'menrau', count: 2 }], legate: 'menrau' });
  expect(position.sea('mor-irez')).toMatchObject({ contracts: [], legate: null });
});

describe('a clan board', () => {
  it('tells slots, tokens on them and quarantine apart', () => {
    const position = new Position(rowsWith(['clan', ['one'], MENRAU], ['slot', ['one', '0'], 3], ['slot', ['one', '1'], 5]), PRINTED);

    const slots = sheetOf(position, 'one')?.slots ?? [];

    expect(slots[0]).toMatchObject({ token: 'forced-march', sick: false });
    expect(slots[1]).toMatchObject({ token: null, sick: true });
    expect(slots[2]).toMatchObject({ token: null, sick: false });
  });

  it('hides a hand that is not ours', () => {
    const hidden = SEATS.flatMap((seat) => AXES['steam-card'].map((card) => ['steam-hand', [seat, card], seat === 'one' ? 0 : null] as const));
    const position = new Position(rowsWith(['clan', ['one'], MENRAU], ['clan', ['two'], APOSTLES], ...hidden, ['steam-hand', ['one', 'rhone'], 1]), PRINTED);

    expect(sheetOf(position, 'one')?.hand?.map(({ id }) => id)).toEqual(['rhone']);
    expect(sheetOf(position, 'two')?.hand).toBeNull();
  });

  it('is not there before a clan is chosen', () => {
    expect(sheetOf(new Position(rowsWith(), PRINTED), 'one')).toBeNull();
  });
});

describe('planned orders', () => {
  const position = new Position(
    rowsWith(
      ['clan', ['one'], MENRAU],
      ['clan', ['two'], APOSTLES],
      ['basics', ['eire', 'one'], 1],
      ['basics', ['alba', 'two'], 1],
      ['order-reserve', ['two', 'move'], 3],
    ),
    PRINTED,
  );
  const seats = SEATS.slice(0, 2).map((id, seat) => ({ id, seat }));

  const zone = (id: string) => ({ kind: 'zone', id });

  function plan(order: string | null, answers: (string | null)[], scene: Partial<Scene> = { doing: 'planning' }, dealt: [string, string][] = []) {
    const board = {
      seat: 0,
      table: { seats },
      question: { answered: null },
      preview: order === null ? null : { verb: 'plan', args: { orders: [[zone('eire'), { kind: 'order', id: order }]] } },
      dealt: new Map(dealt),
      shown: { scene, answers },
    };
    return planOf(board as unknown as Parameters<typeof planOf>[0], position);
  }

  it('show their faces to their owner and backs to the others', () => {
    const shown = plan('decoy', [null, 'sealed']);

    expect(shown.get('eire')).toEqual({ order: 'decoy', clan: 'menrau' });
    expect(shown.get('alba')).toEqual({ order: 'back', clan: 'apotres' });
  });

  it('that are sealed are still shown to their owner while nothing is looked at', () => {
    const sealed = plan(null, ['plan eire=move', null], { doing: 'planning', orders: [['eire', 'move']] });

    expect(sealed.get('eire')).toEqual({ order: 'move', clan: 'menrau' });
  });

  it('show nothing of a seat that has not sealed', () => {
    expect(plan('move', [null, null]).has('alba')).toBe(false);
  });

  it('lie where they were dealt while a plan is unfinished, and are gone after the reveal', () => {
    expect(plan(null, [null, null]).size).toBe(0);
    expect(plan(null, [null, null], { doing: 'planning' }, [['eire', 'decoy']]).get('eire')).toEqual({ order: 'decoy', clan: 'menrau' });
    expect(plan('move', [null, 'sealed'], { doing: 'acting' }).size).toBe(0);
  });
});
