import { describe, expect, it } from 'vitest';
import { activatedIn, initiativeIn, lastFight, luckyEvents, outcomeIn, throwsIn } from './chronicle';
import { setsOf } from './dice';
import { endIn } from './draft';
import { attackOf } from './odds';
import { lineOf, loopsOf, nearestSpot, outline, spotAt } from './plane';
import { fromDamage, wantedBy } from './standing';
import { bounded, opening, panned, unitsAt, WHOLE, zoomed } from './view';
import { wordIn } from './words';
import en from './texts/en.ftl?raw';
import fr from './texts/fr.ftl?raw';

const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key ?? '').sort();

describe('the table', () => {
  it('counts inches from the lower left corner and draws downwards', () => {
    expect(outline([0, 0, 30000, 24000])).toBe('0,2400 3000,0');
    expect(spotAt(0, 2400)).toEqual([0, 0]);
    expect(spotAt(1500, 1200)).toEqual([15000, 12000]);
  });

  it('keeps a press on the table', () => {
    expect(spotAt(-50, 5000)).toEqual([0, 0]);
  });

  it('reads where a choice of a way or a place ends', () => {
    expect(endIn({ way: [[100, 200], [300, 400]] })).toEqual([300, 400]);
    expect(endIn({ at: [[5, 6]], turn: 3 })).toEqual([5, 6]);
    expect(endIn({})).toBeNull();
  });

  it('snaps only to what is near', () => {
    const spots = [
      [0, 0],
      [1000, 0],
    ] as const;

    expect(nearestSpot([900, 0], spots, 350)).toEqual([1000, 0]);
    expect(nearestSpot([500, 0], spots, 350)).toBeNull();
  });
});

describe('the view', () => {
  const frame = { width: 800, height: 600 };

  it('keeps the place under the hand while it zooms', () => {
    const at = [300, 250] as const;
    const before = unitsAt({ ...WHOLE, zoom: 2 }, frame, ...at);
    const after = unitsAt(zoomed({ ...WHOLE, zoom: 2 }, frame, 1.5, at), frame, ...at);

    expect(after[0]).toBeCloseTo(before[0], 6);
    expect(after[1]).toBeCloseTo(before[1], 6);
  });

  it('is never smaller than the whole table', () => {
    expect(bounded({ ...WHOLE, zoom: 0.2 }, frame).zoom).toBe(1);
    expect(panned(WHOLE, frame, 40, -60)).toEqual(WHOLE);
  });

  it('opens large enough on a phone to read a base', () => {
    expect(opening({ width: 390, height: 400 }).zoom).toBeGreaterThan(1.3);
  });
});

describe('dice', () => {
  it('are grouped by sets, and each set is worth its dice less one', () => {
    const dice = [5, 2, 5, 6, 2, 5, 1].map((face, place) => ({ id: `d${place + 1}`, face }));

    const { sets, singles, successes } = setsOf(dice);

    expect(sets.map((set) => [set.dice.length, set.worth])).toEqual([
      [3, 2],
      [2, 1],
    ]);
    expect(singles.map(({ face }) => face)).toEqual([6, 1]);
    expect(successes).toBe(3);
  });
});

describe('the facts of an attack', () => {
  it('are sorted into pools, reasons and chances', () => {
    const reason = { key: 'fact-defence-reason', args: { reason: { kind: 'reason', id: 'barricade' }, dice: 1 }, tone: 'plain' as const };
    const price = { key: 'fact-price', args: { pressure: 1 }, tone: 'cost' as const };
    const attack = attackOf([
      { key: 'fact-dice', args: { attack: 5, fixed: 0, defence: 5 }, tone: 'plain' },
      { key: 'fact-odds', args: { hit: 68, mean: 1.07, kill: 3 }, tone: 'gain' },
      reason,
      price,
    ]);

    expect(attack).toMatchObject({ attack: 5, defence: 5, hit: 68, kill: 3, others: [price] });
    expect(attack?.reasons).toEqual([{ fact: reason, side: 'defence', dice: 1 }]);
  });

  it('are none where nobody attacks', () => {
    expect(attackOf([{ key: 'fact-length', args: {}, tone: 'plain' }])).toBeNull();
  });
});

describe('the words', () => {
  it('are the same in both languages', () => {
    expect(keys(fr)).toEqual(keys(en));
  });

  it('are written as each language writes them', () => {
    expect(wordIn('en', 'percent', { value: 68 })).toBe('68%');
    expect(wordIn('fr', 'band', { low: 0, high: 8.5 })).toBe('0–8,5″');
  });
});

describe('standing instructions', () => {
  it('are read back as they were given', () => {
    const endure = { line: 'endure', verb: 'endure', args: {}, label: { key: 'choice-endure', args: {} } };
    const args = { category: { kind: 'category', id: 'defence' }, level: 0 };
    const guard = { line: 'guard defence 0', verb: 'guard', args, label: { key: 'choice-guard', args } };
    const standing = { seat: 0, key: 'ask-reaction', choice: endure, unless: null, instead: null };

    expect(wantedBy(null)).toEqual({ kind: 'ask' });
    expect(wantedBy(standing)).toEqual({ kind: 'never' });
    expect(wantedBy({ ...standing, unless: fromDamage(1.5, guard.line), instead: guard })).toEqual({ kind: 'least', least: 1.5, order: { category: 'defence', level: 0 } });
  });
});

describe('the log', () => {
  const line = (n: number, key: string, args: Record<string, unknown>) => ({ n, seq: n, kind: 'event' as const, key, args });
  const a1 = { kind: 'figure', id: 'a1' };

  it('tells every throw, and the luck counts those that nobody chose', () => {
    const lines = [
      line(1, 'event-threw-initiative', { first: 3, second: 5 }),
      line(2, 'event-threw-attack', { figure: a1, dice: [2, 2, 5], successes: 1 }),
      line(3, 'event-threw-again', { figure: a1, dice: [2, 2, 2], successes: 2 }),
    ];

    expect(throwsIn(lines).map(({ kind, dice }) => [kind, dice.length])).toEqual([['initiative', 2], ['attack', 3], ['again', 3]]);
    expect(luckyEvents(lines)).toHaveLength(2);
  });

  it('keeps the last throw while the next attack is only announced', () => {
    const b2 = { kind: 'figure', id: 'b2' };
    const lines = [
      line(1, 'event-attacked', { figure: a1, foe: b2 }),
      line(2, 'event-threw-attack', { figure: a1, dice: [2, 2, 5], successes: 1 }),
      line(3, 'event-threw-defence', { figure: b2, dice: [4, 4], successes: 1 }),
      line(4, 'event-threw-again', { figure: a1, dice: [2, 2, 2], successes: 2 }),
      line(5, 'event-hurt', { figure: b2, damage: 1 }),
      line(6, 'event-attacked', { figure: b2, foe: a1 }),
    ];

    expect(lastFight(lines)).toEqual({ attacker: 'a1', target: 'b2', attack: [2, 2, 2], defence: [4, 4], outcome: [lines[4]] });
    expect(lastFight(lines.slice(0, 1))).toBeNull();
    expect(outcomeIn([...lines.slice(0, 5), line(6, 'event-eliminated', { figure: b2 })]).map(({ key }) => key)).toEqual(['event-eliminated']);
  });

  it('knows who acted since the turn began', () => {
    const lines = [line(1, 'event-activated', { figure: a1 }), line(2, 'event-turn-began', { turn: 2 }), line(3, 'event-passed', { side: { kind: 'side', id: 'b' } })];

    expect(activatedIn(lines)).toEqual(['pass:b']);
    expect(initiativeIn(lines)).toBeNull();
  });
});

describe('areas', () => {
  it('are closed paths of the drawing', () => {
    expect(loopsOf([[[0, 0], [1000, 0], [1000, 1000]]])).toBe('M0 2400L100 2400L100 2300Z');
    expect(lineOf([[0, 0]])).toBe('');
  });
});
