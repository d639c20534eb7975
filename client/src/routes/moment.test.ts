import { expect, test } from 'vitest';
import { markOf, momentOf } from './moment';

test('a moment stands in an address with the eyes that see it', () => {
  for (const moment of [{ seq: 12, seen: 'public' }, { seq: 1, seen: '0' }, { seq: 340, seen: 'all' }]) {
    expect(momentOf(markOf(moment))).toEqual(moment);
  }
  expect(markOf({ seq: 12, seen: 'public' })).toBe('12');
});

test('what is no moment is none', () => {
  for (const hash of ['', 'rules', '12@', '12@nobody', '1234567', '-1', '3@all@0']) expect(momentOf(hash)).toBeNull();
  expect(momentOf('0')).toEqual({ seq: 1, seen: 'public' });
});
