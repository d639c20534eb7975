import { describe, expect, it } from 'vitest';
import { arrange, below, itemsOf, nameLines, type Item } from './arrange';
import { groundOf } from './ground';
import { REGIONS } from './map.fixture';
import type { ZonePosition } from './position';
import { apart, type Box } from './rooms';

const ground = groundOf(REGIONS);

const CROWDED: ZonePosition = {
  id: 'rhone',
  side: 'one',
  clan: 'menrau',
  forces: [
    { side: 'one', clan: 'menrau', basics: 3, elites: 2, wagons: 0 },
    { side: 'two', clan: 'apotres', basics: 4, elites: 1, wagons: 0 },
  ],
  floors: 5,
  farms: 1,
  toxics: 1,
  turrets: 2,
  morale: 1,
  loot: 0,
  beacons: [{ seat: 'one', clan: 'menrau', count: 1 }],
  order: 'defence',
  orderSeat: 'one',
  orderClan: 'menrau',
  target: true,
  targets: [],
};

function boxes(items: readonly Item[], room: Box): Box[] {
  const { scale, placed } = arrange(items, room);
  const [x, y] = [room.x + room.w / 2, room.y + room.h / 2];
  return placed.map((one) => ({
    x: x + (one.x - one.w / 2) * scale,
    y: y + (one.y - one.h / 2) * scale,
    w: one.w * scale,
    h: one.h * scale,
  }));
}

describe('rooms', () => {
  it('are found for all 49 zones', () => {
    expect(ground.zones).toHaveLength(49);
    expect([...ground.rooms.keys()].sort()).toEqual([...ground.zones].sort());
  });

  it('never meet', () => {
    const rooms = [...ground.rooms.values()];

    const meeting = rooms.flatMap((one, place) => rooms.slice(place + 1).filter((other) => !apart(one, other)));

    expect(meeting).toEqual([]);
  });

  it('leave place for a name and a row of pieces', () => {
    const tight = [...ground.rooms].filter(([, { w, h }]) => w < 48 || h < 40).map(([id]) => id);

    expect(tight).toEqual([]);
  });
});

describe('pieces', () => {
  it('of the most crowded zone lie in its room, none over another, on the whole map', () => {
    const items = itemsOf(CROWDED);

    const all = ground.zones.flatMap((zone) => {
      const room = ground.rooms.get(zone) ?? { x: 0, y: 0, w: 0, h: 0 };
      return boxes(items, below(room, 1));
    });

    const over = all.flatMap((one, place) => all.slice(place + 1).filter((other) => !apart(shrunk(one), shrunk(other))));
    expect(all).toHaveLength(49 * items.length);
    expect(over).toEqual([]);
  });

  it('are drawn larger when there are few', () => {
    const room = { x: 0, y: 0, w: 66, h: 40 };

    const few = arrange([{ kind: 'force', side: 'one', clan: 'menrau', basics: 2, elites: 0 }], room);
    const many = arrange(itemsOf(CROWDED), room);

    expect(few.scale).toBeGreaterThan(1.1);
    expect(many.scale).toBeLessThan(few.scale);
  });

  it('are each there once', () => {
    const kinds = itemsOf(CROWDED).map(({ kind }) => kind);

    expect(kinds).toEqual(['column', 'force', 'force', 'order', 'beacon', 'farm', 'toxic', 'turret', 'turret', 'morale', 'target']);
  });
});

/** Rounding may make neighbours touch. */
function shrunk({ x, y, w, h }: Box): Box {
  return { x: x + 0.01, y: y + 0.01, w: w - 0.02, h: h - 0.02 };
}

it('breaks a long name in two where its room is narrow', () => {
  expect(nameLines('Occitania Bassa', 70)).toEqual(['Occitania', 'Bassa']);
  expect(nameLines('Occitania Bassa', 120)).toEqual(['Occitania Bassa']);
  expect(nameLines('Commonwealth', 30)).toEqual(['Commonwealth']);
});
