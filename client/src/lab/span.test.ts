import { expect, it } from 'vitest';
import { rough, span } from './span';

it('says a time in the unit that one thinks in', () => {
  expect(span(0.2)).toEqual({ key: 'lab-seconds', values: { seconds: 1 } });
  expect(span(89)).toEqual({ key: 'lab-seconds', values: { seconds: 89 } });
  expect(span(600)).toEqual({ key: 'lab-minutes', values: { minutes: 10 } });
  expect(span(2 * 3600 + 300)).toEqual({ key: 'lab-hours', values: { hours: 2, minutes: 5 } });
});

it('rounds a rate', () => {
  expect([rough(0.1234), rough(3.456), rough(123.4)]).toEqual([0.12, 3.5, 123]);
});
