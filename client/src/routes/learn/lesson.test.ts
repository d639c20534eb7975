import { describe, expect, it } from 'vitest';
import { lessonOf } from './lesson';

const FIRST = { id: 'first', config: { scenario: 'tutorial' }, minutes: 5 };
const SECOND = { id: 'second', config: { scenario: 'tutorial', players: 3, clans: ['rhone', 'menrau'] }, minutes: 9 };

describe('a table is a lesson', () => {
  it('when all settings of the lesson are those of the table', () => {
    expect(lessonOf([FIRST, SECOND], { scenario: 'tutorial', players: 2 })).toBe(FIRST);
    expect(lessonOf([FIRST, SECOND], { scenario: 'war', players: 3 })).toBeNull();
  });

  it('and of two that fit, the one that says more', () => {
    expect(lessonOf([FIRST, SECOND], { scenario: 'tutorial', players: 3, clans: ['rhone', 'menrau'], quick: true })).toBe(SECOND);
  });
});
