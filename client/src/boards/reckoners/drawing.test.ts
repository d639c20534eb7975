import { describe, expect, it } from 'vitest';
import printedJson from '../../../../src/samovar/games/reckoners/board/printed.json';
import { actsOf, lookOf, lossOf } from './acts';
import { arrowsOf, ringOf, scaleOf, STAGE_HEIGHT, STAGE_WIDTH } from './ring';
import { FIGURES, NOBODY, figureOf, gainSign, SIGNS } from './signs';
import { epicCard, agreementOf } from './position';
import type { Printed } from './printed';
import type { TableCard } from '../../wire/messages';

const printed = printedJson as unknown as Printed;

describe('acts', () => {
  it('show how much, where, and by what', () => {
    expect(lookOf('population-2')).toEqual({ sign: 'population', tone: 'people', mark: '2' });
    expect(lookOf('enforcement-2-adjacent')).toEqual({ sign: 'enforcement', tone: 'force', mark: '2↔' });
    expect(lookOf('population-per-barricade').mark).toBe('×');
    expect(lookOf('strengthen-yellow', 'fr').mark).toBe('J');
    expect(lookOf('strengthen-yellow', 'en').mark).toBe('Y');
  });

  it('of every Epic and every board have a sign of their own', () => {
    const all = [
      ...Object.values(printed.epics).flatMap(({ track }) => track),
      ...Object.values(printed.baseEpics).flatMap(({ track }) => track),
      ...Object.values(printed.boards).flat(2),
      ...Object.values(printed.limelight).flat(3).flatMap(actsOf),
      ...Object.values(printed.ildithia).flat(),
      ...Object.values(printed.newcago).flat().map(({ act }) => act),
    ];

    expect(all.filter((act) => act !== 'none' && lookOf(act).sign === 'none')).toEqual([]);
  });

  it('of Limelight say the least and the most that people pay', () => {
    expect(lookOf('shields 4 5 6 7').mark).toBe('4–7');
    expect(lossOf('flat 3')).toEqual({ by: 'flat', losses: [3] });
    expect(lossOf('strengthen-everywhere|strengthen-great-epic')).toBeNull();
  });
});

it('an Epic shows its base card on a table without the module of new Epics', () => {
  const table = (modules: string[]) => ({ config: { modules }, seats: [] }) as unknown as TableCard;
  const [base, reworked] = [agreementOf(table(['great-epics'])), agreementOf(table(['epics']))];

  expect(epicCard(printed, base, 'armsman')?.track).not.toContain('steal');
  expect(epicCard(printed, reworked, 'armsman')?.track).toContain('steal');
  expect(epicCard(printed, base, null)).toBeNull();
});

it('every gain and every symbol that is printed can be drawn', () => {
  const gains = [...Object.values(printed.epics).flatMap(({ reward }) => reward), ...Object.values(printed.cards).flatMap(({ gains: some }) => some)];
  const symbols = Object.values(printed.faces).flatMap((faces) => faces.map(([symbol]) => symbol));

  expect(gains.filter(([gain]) => gainSign(gain) === 'none')).toEqual([]);
  expect(symbols.every((symbol) => symbol in SIGNS)).toBe(true);
});

describe('the ring', () => {
  it.each([2, 3, 4, 5, 6, 7])('of %i districts keeps its cards apart and on the stage', (count) => {
    const [width, height] = [242, 166];
    const spots = ringOf(count);

    expect(spots).toHaveLength(count);
    for (const [place, [x, y]] of spots.entries()) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(STAGE_WIDTH);
      expect(y - height / 2).toBeGreaterThanOrEqual(0);
      expect(y + height / 2).toBeLessThanOrEqual(STAGE_HEIGHT + 8);
      for (const [otherX, otherY] of spots.slice(place + 1)) {
        expect(Math.abs(x - otherX) >= width || Math.abs(y - otherY) >= height).toBe(true);
      }
    }
  });

  it('goes clockwise', () => {
    const [first, second] = ringOf(5);
    expect(second?.[0]).toBeGreaterThan(first?.[0] ?? 0);
    expect(arrowsOf(5)).toHaveLength(5);
  });

  it('gives way to a row of cards where it could not be read', () => {
    expect(scaleOf(808, 580, 0.8)).toBeGreaterThan(0.9);
    expect(scaleOf(390, 300, 0.8)).toBe(0);
    expect(scaleOf(2600, 1800, 0.8)).toBeGreaterThan(2.5);
  });
});

describe('figures', () => {
  it('of Reckoners that a pack adds differ from each other and from nobody', () => {
    const added = [1, 2, 3, 4].map((place) => figureOf(`added-reckoner-${String(place)}`));

    expect(added.map((figure) => figure.letters)).toEqual(['+1', '+2', '+3', '+4']);
    expect(new Set([NOBODY, ...Object.values(FIGURES), ...added].map((figure) => figure.colour + figure.mark)).size).toBe(15);
    expect(figureOf('tia')).toBe(FIGURES['tia']);
    expect(figureOf(null)).toBe(NOBODY);
  });
});
