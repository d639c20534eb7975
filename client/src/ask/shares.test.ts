import { describe, expect, it } from 'vitest';
import type { Option, Question } from '../wire/messages';
import { firstDraft } from './draft';
import { countsOf, divisionOf, evenly, pressed, stepped, whole } from './shares';

function spread(...counts: number[]): Option {
  const places = ['latium', 'napule', 'sicilia'];
  const say = `station ${places.map((place, index) => `${place}=${counts[index] ?? 0}`).join(',')}`;
  return { id: say, say, label: { key: 'choice-station', args: {} }, facts: [], targets: places.map((id) => ({ kind: 'zone', id })) } as unknown as Option;
}

function asked(options: readonly Option[]): Question {
  return { fields: [], options } as unknown as Question;
}

const spreads = [spread(5, 5, 0), spread(5, 4, 1), spread(5, 3, 2), spread(4, 5, 1), spread(4, 4, 2), spread(4, 3, 3), spread(3, 4, 3), spread(3, 3, 4), spread(5, 0, 5)];

describe('a number that is divided among places', () => {
  it('is found when every option divides the same number among the same places', () => {
    const division = divisionOf(asked(spreads));

    expect(division?.places).toEqual(['latium', 'napule', 'sicilia']);
    expect(division?.total).toBe(10);
    expect(division?.kind).toBe('zone');
  });

  it('is not found in other questions, nor in a handful of options', () => {
    const orders = [...spreads.slice(1), { ...spreads[0], say: 'plan latium=move,napule=move,sicilia=move' } as Option];

    expect(divisionOf(asked(orders))).toBeNull();
    expect(divisionOf(asked(spreads.slice(0, 3)))).toBeNull();
    expect(divisionOf(asked([...spreads, spread(1, 0, 0)]))).toBeNull();
    expect(divisionOf(null)).toBeNull();
  });

  it('takes one more from the fullest of the others', () => {
    const division = divisionOf(asked(spreads))!;

    const more = stepped(division, spread(5, 3, 2).say, 'sicilia', 1);

    expect(countsOf(division, more?.say ?? null)).toEqual([4, 3, 3]);
  });

  it('begins as even as can be, and every step shown leads somewhere', () => {
    const division = divisionOf(asked(spreads))!;

    expect(evenly(division)).toEqual([4, 3, 3]);
    expect(countsOf(division, stepped(division, null, 'sicilia', 1)?.say ?? null)).toEqual([3, 3, 4]);
  });

  it('is selected as the steppers show it before anybody touched them', () => {
    const question = { ...asked(spreads), answered: null, proposed: null, pattern: null } as unknown as Question;

    expect(firstDraft(question).said).toBe(spread(4, 3, 3).say);
  });

  it('has no step to what no option says', () => {
    const division = divisionOf(asked(spreads))!;

    expect(stepped(division, spread(5, 5, 0).say, 'latium', 1)).toBeNull();
    expect(stepped(division, spread(5, 5, 0).say, 'venezia', 1)).toBeNull();
  });

  it('takes nothing from a place that was pressed before', () => {
    const farms = [spread(2, 0, 0), spread(1, 1, 0), spread(1, 0, 1), spread(0, 2, 0), spread(0, 1, 1), spread(0, 0, 2)];
    const division = divisionOf(asked(farms))!;

    const second = pressed(division, spread(1, 1, 0).say, 'sicilia', new Set(['napule']));

    expect(countsOf(division, second?.say ?? null)).toEqual([0, 1, 1]);
  });

  it('is answered whole by the place where there is one thing to place', () => {
    const elite = [spread(1, 0, 0), spread(0, 1, 0), spread(0, 0, 1)];
    const division = divisionOf(asked(elite), 2)!;

    expect(whole(division, 'sicilia')?.say).toBe(spread(0, 0, 1).say);
    expect(whole(division, 'venezia')).toBeNull();
    expect(whole(divisionOf(asked(spreads))!, 'sicilia')).toBeNull();
  });

  it('begins again when a full place is pressed', () => {
    const division = divisionOf(asked(spreads))!;

    const again = pressed(division, spread(5, 5, 0).say, 'napule');

    expect(countsOf(division, again?.say ?? null)).toEqual([5, 0, 5]);
  });
});
