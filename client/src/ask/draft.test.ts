import { describe, expect, it } from 'vitest';
import type { Option, Question } from '../wire/messages';
import { assigned, draftOf, firstDraft, given, isSuggestion, lastDraft, left, lineOf, moved, nextThing, takenFrom, toggled, unasked, withValue, type Field } from './draft';

function option(say: string, args: Record<string, unknown> = {}): Option {
  return { id: `o-${say}`, say, verb: say.split(' ')[0] ?? '', label: { key: `choice-${say.split(' ')[0]}`, args }, targets: [], facts: [] };
}

function question(fields: readonly Field[], options: readonly Option[], standard: string, answered: string | null = null, words = fields.map((_, place) => place + 1)): Question {
  return {
    schema: 1,
    seat: 0,
    kind: 'one',
    mode: 'turn',
    rule: '',
    title: { key: 'ask', args: {} },
    fields,
    options,
    sample: fields.length > 0,
    pattern: fields.length > 0 ? { option: options.find(({ say }) => say.split(' ').length > Math.max(...words))?.id ?? '', words } : null,
    refused: [],
    default: standard,
    habit: null,
    proposed: standard === '' ? null : standard,
    answered,
    waiting: [0],
  };
}

const TOOLS: Extract<Field, { kind: 'some' }> = {
  kind: 'some',
  name: 'tools',
  of: 'tool',
  ids: ['tongs', 'shovel', 'oilcan', 'rag'],
  least: 0,
  most: 2,
};
const POSTS: Extract<Field, { kind: 'assign' }> = {
  kind: 'assign',
  name: 'posts',
  placesOf: 'stoker',
  places: ['anna', 'boris'],
  thingsOf: 'tool',
  things: [
    { id: 'tongs', count: 1 },
    { id: 'rag', count: 2 },
  ],
  exactly: 2,
};

describe('a listed question', () => {
  const yesNo = question([], [option('play no', { yes: 'no' }), option('play yes', { yes: 'yes' })], 'play no');

  it('begins with what is proposed, and with nothing where nothing is', () => {
    const pass = { ...yesNo, proposed: 'play yes' };

    expect(lineOf(pass, firstDraft(pass))).toBe('play yes');
    expect(lineOf(yesNo, firstDraft({ ...yesNo, proposed: null }))).toBeNull();
  });

  it('begins with what ends it when it is asked again, unless that chooses something, cannot be undone, or makes one ready', () => {
    const finish = { ...option('finish'), undo: 'free' as const };
    const move = question([], [{ ...option('walk rhone'), targets: [{ kind: 'zone', id: 'rhone' }] }, finish], 'finish');
    const turn = question([], [option('activate'), { ...option('pass archon'), targets: [{ kind: 'title', id: 'archon' }] }], 'pass archon');

    expect(lastDraft(move)?.said).toBe('finish');
    expect(lastDraft(turn)).toBeNull();
    expect(lastDraft({ ...move, options: [option('walk rhone'), { ...finish, undo: 'never' }] })).toBeNull();
    expect(lastDraft({ ...move, mode: 'team' })).toBeNull();
  });

  it('answers itself only when there is one answer that can be taken back', () => {
    const only = question([], [{ ...option('finish'), undo: 'free' as const }], 'finish');

    expect(unasked(only)).toEqual({ line: 'finish', habit: false });
    expect(unasked({ ...only, options: [{ ...option('roll'), undo: 'never' }] })).toBeNull();
    expect(unasked({ ...only, mode: 'simultaneous' })).toBeNull();
    expect(unasked({ ...only, mode: 'team' })).toBeNull();
    expect(unasked(yesNo)).toBeNull();
  });

  it('does what is usual by itself if that can be taken back', () => {
    const pay = question([], [{ ...option('pay 2 0'), undo: 'free' as const }, { ...option('pay 1 1'), undo: 'never' as const }], 'pay 2 0');

    expect(unasked({ ...pay, habit: 'pay 2 0' })).toEqual({ line: 'pay 2 0', habit: true });
    expect(unasked({ ...pay, habit: 'pay 1 1' })).toBeNull();
  });

  it('says the option that is selected', () => {
    expect(lineOf(yesNo, firstDraft(yesNo))).toBe('play no');
    expect(lineOf(yesNo, draftOf(yesNo, 'play yes')!)).toBe('play yes');
    expect(draftOf(yesNo, 'play maybe')).toBeNull();
  });

  it('begins with what was sealed already', () => {
    const sealed = question([], yesNo.options, 'play no', 'play yes');

    expect(lineOf(sealed, firstDraft(sealed))).toBe('play yes');
  });

  it('has no line when nothing is offered', () => {
    const empty = question([], [], '');

    expect(lineOf(empty, firstDraft(empty))).toBeNull();
  });
});

describe('a wide question', () => {
  it('writes a number', () => {
    const burn = question([{ kind: 'number', name: 'pieces', low: 0, high: 4, step: 1 }], [option('burn 0', { pieces: 0 })], 'burn 0');

    const draft = withValue(firstDraft(burn), 'pieces', { kind: 'number', number: 3 });

    expect(lineOf(burn, draft)).toBe('burn 3');
    expect(lineOf(burn, withValue(draft, 'pieces', { kind: 'number', number: 5 }))).toBeNull();
  });

  it('writes things in the order of the question, and none as a dash', () => {
    const take = question([TOOLS], [option('take -', { tools: [] })], 'take -');

    expect(lineOf(take, firstDraft(take))).toBe('take -');
    expect(lineOf(take, withValue(firstDraft(take), 'tools', { kind: 'some', ids: ['rag', 'tongs'] }))).toBe('take tongs,rag');
  });

  it('writes pairs by place, and waits until all are given', () => {
    const post = question([POSTS], [option('post anna=tongs,boris=rag', { posts: [] })], 'post anna=tongs,boris=rag');
    const [half, full] = [[['boris', 'rag']] as const, [['boris', 'rag'], ['anna', 'rag']] as const];

    expect(lineOf(post, withValue(firstDraft(post), 'posts', { kind: 'assign', pairs: half }))).toBeNull();
    expect(lineOf(post, withValue(firstDraft(post), 'posts', { kind: 'assign', pairs: full }))).toBe('post anna=rag,boris=rag');
  });

  it('writes points', () => {
    const walk = question(
      [{ kind: 'point', name: 'to', scale: 10, box: [0, 0, 100, 100], most: 2, region: null }],
      [option('walk 30=0', { to: [[30, 0]] })],
      'walk 30=0',
    );

    const draft = withValue(firstDraft(walk), 'to', { kind: 'point', points: [[-3, 4], [5, 6]] });

    expect(lineOf(walk, draft)).toBe('walk -3=4,5=6');
  });

  it('writes the words that the question names, and leaves the others as they are', () => {
    const march = question(
      [{ kind: 'number', name: 'soldiers', low: 1, high: 3, step: 1 }],
      [option('pass'), option('march rhone 1 alta', { soldiers: 1 })],
      'pass',
      null,
      [2],
    );
    const draft = withValue(firstDraft(march), 'soldiers', { kind: 'number', number: 3 });

    expect(lineOf(march, firstDraft(march))).toBe('pass');
    expect(lineOf(march, draft)).toBe('march rhone 3 alta');
    expect(march.options.map((one) => isSuggestion(march, one))).toEqual([false, true]);
  });

  it('keeps an order only if it is one of the same things', () => {
    const line = question([{ kind: 'sequence', name: 'tools', of: 'tool', ids: ['tongs', 'rag'] }], [option('line tongs,rag', { tools: [] })], 'line tongs,rag');

    expect(lineOf(line, draftOf(line, 'line rag,tongs')!)).toBe('line rag,tongs');
    expect(draftOf(line, 'line rag,rag,tongs')).toBeNull();
  });
});

describe('filling in', () => {
  it('drops the oldest thing when there would be too many', () => {
    expect(toggled(TOOLS, ['tongs'], 'tongs')).toEqual([]);
    expect(toggled(TOOLS, ['tongs', 'rag'], 'oilcan')).toEqual(['rag', 'oilcan']);
  });

  it('takes a thing that is used up from whoever got it last, and tells from whom', () => {
    const places = ['anna', 'boris', 'carla'];
    const two: Extract<Field, { kind: 'assign' }> = { ...POSTS, places, things: [{ id: 'tongs', count: 2 }, { id: 'rag', count: 3 }] };
    const given = assigned(two, assigned(two, [], 'boris', 'tongs'), 'anna', 'tongs');

    const taken = assigned(two, given, 'carla', 'tongs');

    expect(taken).toEqual([['boris', 'tongs'], ['carla', 'tongs']]);
    expect(takenFrom(given, taken)).toEqual({ thing: 'tongs', from: 'anna' });
    expect(takenFrom([], given)).toBeNull();
  });

  it('takes the only one from whoever had it', () => {
    const one = assigned(POSTS, [], 'anna', 'tongs');

    expect(left(POSTS, one, 'tongs')).toBe(0);
    expect(assigned(POSTS, one, 'boris', 'tongs')).toEqual([['boris', 'tongs']]);
    expect(assigned(POSTS, assigned(POSTS, one, 'boris', 'rag'), 'anna', 'rag')).toEqual([['boris', 'rag'], ['anna', 'rag']]);
    expect(assigned(POSTS, one, 'anna', null)).toEqual([]);
  });

  it('gives in exchange for a thing that is used up what the place had before', () => {
    const full = assigned(POSTS, assigned(POSTS, [], 'anna', 'tongs'), 'boris', 'rag');

    const swapped = assigned(POSTS, full, 'boris', 'tongs');

    expect(swapped).toEqual([['anna', 'rag'], ['boris', 'tongs']]);
  });

  it('goes round what is left and takes nothing from another place', () => {
    const one = assigned(POSTS, [], 'anna', 'tongs');

    expect(nextThing(POSTS, one, 'boris', 1)).toBe('rag');
    expect(nextThing(POSTS, [...one, ['boris', 'rag']], 'boris', 1)).toBeNull();
    expect(nextThing(POSTS, one, 'boris', -1)).toBe('rag');
    expect(nextThing(POSTS, one, 'anna', 1)).toBe('rag');
  });

  it('moves things in an order and stops at its ends', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  });
});

describe('a thing let go', () => {
  const crate: Extract<Field, { kind: 'some' }> = { ...TOOLS, name: 'crate', most: 1 };
  const both = question([POSTS, crate], [option('post anna=rag,boris=rag tongs')], '');
  const hand = firstDraft(both);

  it('is given to its place, or to a field for one thing by its name, in place of what lies there', () => {
    const posted = given(both, hand, 'anna', 'rag') ?? hand;
    const packed = given(both, given(both, posted, 'crate', 'rag') ?? hand, 'crate', 'oilcan') ?? hand;

    expect(posted.values['posts']).toEqual({ kind: 'assign', pairs: [['anna', 'rag']] });
    expect(packed.values).toMatchObject({ posts: { pairs: [['anna', 'rag']] }, crate: { ids: ['oilcan'] } });
    expect(given(both, packed, 'crate', null)?.values['crate']).toMatchObject({ ids: [] });
  });

  it('falls beside where it does not belong', () => {
    expect(given(both, hand, 'carla', 'rag')).toBeNull();
    expect(given(both, hand, 'crate', 'bell')).toBeNull();
    expect(given(question([TOOLS], [option('pack tongs')], ''), firstDraft(both), 'tools', 'rag')).toBeNull();
  });
});
