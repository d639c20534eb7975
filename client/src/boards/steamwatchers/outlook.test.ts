import { describe, expect, it } from 'vitest';
import type { Looked } from '../contract';
import type { Change } from '../rows';
import { groundOf, heartOf } from './ground';
import { REGIONS } from './map.fixture';
import { changedZones, columnsMoved, differences, journeys, standIn, wayOf } from './outlook';
import { landWay, seaWay, shortened, smooth } from './way';

const ground = groundOf(REGIONS);
const ZONES = ['rhone', 'gironde', 'occitania-bassa', 'provenca', 'eire', 'epiri'];

const zone = (id: string) => ({ kind: 'zone', id });

function looked(verb: string, args: Looked['args'] = {}): Looked {
  return { line: verb, verb, args, label: null, facts: [], changes: [], undo: null, why: null, targets: [] };
}

describe('a way', () => {
  it('by land goes through the border that two zones share', () => {
    const [start, border, end] = landWay(ground, ['gironde', 'rhone']);
    const shared = REGIONS.arcs.find(({ between }) => between.includes('gironde') && between.includes('rhone'));

    expect(start).toEqual(heartOf(ground, 'gironde'));
    expect(end).toEqual(heartOf(ground, 'rhone'));
    expect(shared?.line).toContainEqual(border);
  });

  it('over a strait follows the strait', () => {
    const strait = REGIONS.straits.find(({ between }) => between.includes('eire') && between.includes('alba'));

    const points = landWay(ground, ['eire', 'alba']);

    expect(strait?.line).toContainEqual(points[1]);
  });

  it('by sea leaves one coast and reaches the other', () => {
    const points = seaWay(ground, 'eire', 'epiri');

    expect(points[0]).toEqual(heartOf(ground, 'eire'));
    expect(points.at(-1)).toEqual(heartOf(ground, 'epiri'));
    expect(points.length).toBeGreaterThan(3);
  });

  it('of a flight without room leads from the lost zone to the refuge', () => {
    const way = wayOf(ground, { doing: 'fleeing', at: 'gironde', goal: 'rhone' }, looked('lose', { basics: 1, elites: 0 }));

    expect(way?.goal).toBe('rhone');
    expect(way?.points[0]).toEqual(heartOf(ground, 'gironde'));
  });

  it('of a caravan that may lend its strength is drawn while it would', () => {
    const scene = { doing: 'lending', at: 'rhone', goal: 'rhone' } as const;

    expect(wayOf(ground, scene, looked('accept'), 'gironde')?.goal).toBe('rhone');
    expect(wayOf(ground, scene, looked('refuse'), 'gironde')).toBeNull();
  });

  it('is drawn as one smooth line through all its points', () => {
    const line = smooth([
      [0, 0],
      [10, 10],
      [20, 0],
    ]);

    expect(line).toMatch(/^M0 0C/);
    expect(line.match(/C/g)).toHaveLength(2);
    expect(line.endsWith('20 0')).toBe(true);
  });

  it('ends short of the figures', () => {
    const [first, last] = shortened(
      [
        [0, 0],
        [100, 0],
      ],
      20,
    );

    expect(first).toEqual([20, 0]);
    expect(last).toEqual([80, 0]);
  });

  it('is that of the choice, from where the scene says', () => {
    const scene = { doing: 'acting', at: 'occitania-bassa' } as const;

    const walk = wayOf(ground, scene, looked('walk', { zone: zone('gironde') }));
    const sail = wayOf(ground, scene, looked('sail', { zone: zone('provenca') }));

    expect(walk).toMatchObject({ goal: 'gironde', bySea: false });
    expect(sail).toMatchObject({ goal: 'provenca', bySea: true });
    expect(wayOf(ground, scene, looked('finish'))).toBeNull();
  });

  it('of a caravan leads through every zone of its path, from where it stands', () => {
    const scene = { doing: 'acting', at: 'occitania-bassa' } as const;

    const way = wayOf(ground, scene, looked('drive', { path: [zone('gironde'), zone('rhone')] }), 'provenca');

    expect(way?.goal).toBe('rhone');
    expect(way?.points[0]).toEqual(heartOf(ground, 'provenca'));
    expect(way?.points).toContainEqual(heartOf(ground, 'gironde'));
  });

  it('is that of the group which is being made up', () => {
    const scene = { doing: 'grouping', at: 'occitania-bassa', goal: 'rhone', sailing: true } as const;

    expect(wayOf(ground, scene, looked('send', { basics: 1, elites: 0 }))).toMatchObject({ goal: 'rhone', bySea: true });
  });
});

describe('changes', () => {
  it('are figures that left one zone for another', () => {
    const moved = journeys([
      ['basics', ['rhone', 'one'], 3, 1],
      ['basics', ['gironde', 'one'], 0, 2],
      ['elites', ['rhone', 'one'], 1, 0],
      ['elites', ['gironde', 'one'], 0, 1],
    ]);

    expect(moved).toEqual([{ from: 'rhone', to: 'gironde', side: 'one', basics: 2, elites: 1 }]);
  });

  it('are no journey where figures only came or went', () => {
    expect(journeys([['basics', ['rhone', 'one'], 0, 2]])).toEqual([]);
    expect(journeys([['basics', ['rhone', 'one'], 2, 0]])).toEqual([]);
  });

  it('are told by zone, and hidden ones not at all', () => {
    const changes = [
      ['basics', ['rhone', 'one'], 3, 1],
      ['steam-hand', ['one', 'rhone'], null, null],
      ['geo', ['one'], 4, 5],
    ] as const;

    expect(differences(changes)).toEqual([{ zone: 'rhone', row: 'basics', by: -2 }]);
    expect([...changedZones(changes, new Set(ZONES))]).toEqual(['rhone']);
  });
});

it('lets a zone stand for its deployment card, unless the zone itself is asked for', () => {
  const cards = { '1': ['eire', 'alba'] };

  expect(standIn('alba', new Map([['deployment:1', ['o0']]]), cards)).toBe('deployment:1');
  expect(standIn('alba', new Map([['zone:alba', ['o0']]]), cards)).toBe('zone:alba');
  expect(standIn('rhone', new Map([['deployment:1', ['o0']]]), cards)).toBe('zone:rhone');
});

it('tells by how many floors each column rose or sank, and nothing else', () => {
  const changes: Change[] = [
    ['floors', ['rhone'], 0, 3],
    ['floors', ['tirol'], 1, 0],
    ['farms', ['tirol'], 0, 1],
    ['fuel', ['one'], 3, 2],
  ];

  expect([...columnsMoved(changes)]).toEqual([
    ['rhone', 3],
    ['tirol', -1],
  ]);
});
