import { describe, expect, it } from 'vitest';
import type { Line, State, TableCard, Told } from '../wire/messages';
import { handedOver, myAsked, NOTHING_KNOWN, secondsLeft, standingLines, told, type Memory } from './memory';

function line(n: number): Line {
  return { n, seq: n, kind: 'event', key: 'event-burnt', args: {} };
}

function state(seq: number, since: number, lines: Line[], more: Partial<State> = {}): State {
  return {
    type: 'state',
    seq,
    since,
    seat: 0,
    rows: {},
    scene: {},
    answers: [],
    ask: null,
    decision: null,
    question: null,
    undo: null,
    lines,
    deeds: [],
    struck: [],
    acted: 0,
    outcome: null,
    ...more,
  };
}

function after(...messages: Told[]): Memory {
  return messages.reduce((memory, message) => told(memory, message, 1000), NOTHING_KNOWN);
}

describe('the log', () => {
  it('grows by the lines that are new', () => {
    const memory = after(state(1, 0, [line(1), line(2)]), state(2, 1, [line(2), line(3)]));

    expect(memory.lines.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('begins anew when the server tells everything', () => {
    const memory = after(state(4, 0, [line(1), line(2)]), state(2, 0, [line(1)], { struck: [1] }));

    expect(memory.lines.map(({ n }) => n)).toEqual([1]);
    expect([...memory.struck]).toEqual([1]);
  });

  it('is counted without what was taken back', () => {
    const memory = after(state(1, 0, [line(1), line(2)]), state(2, 1, [line(3)], { struck: [2] }));

    expect(standingLines(memory.lines, memory.struck).map(({ n }) => n)).toEqual([1, 3]);
  });

  it('does not go back for a state that was overtaken', () => {
    const memory = after(state(1, 0, []), state(3, 2, [line(1)]), state(2, 1, []));

    expect(memory.state?.seq).toBe(3);
  });

  it('of one seat is forgotten when another seat is shown', () => {
    const memory = after(state(1, 0, [line(1)]));

    expect(handedOver(memory).lines).toEqual([]);
    expect(handedOver(memory).state).toBeNull();
    expect(told(memory, state(1, 0, [line(7)], { seat: 1 }), 0).lines.map(({ n }) => n)).toEqual([7]);
  });
});

it('keeps each line of the chat once', () => {
  const said = (n: number) => ({ n, person: 'p', name: 'Ines', seat: 0, text: 'hm', at: 0 });

  const memory = after({ type: 'chat', lines: [said(1), said(2)] }, { type: 'chat', lines: [said(2), said(3)] });

  expect(memory.chat.map(({ n }) => n)).toEqual([1, 2, 3]);
});

it('counts a running clock down, and no other', () => {
  const memory = after({
    type: 'clock',
    clocks: [
      { seat: 0, left: 30, running: true },
      { seat: 1, left: 20, running: false },
    ],
  });

  expect(secondsLeft(memory, 0, 11_000)).toBe(20);
  expect(secondsLeft(memory, 1, 11_000)).toBe(20);
  expect(secondsLeft(memory, 0, 99_000)).toBe(0);
  expect(secondsLeft(memory, 2, 0)).toBeNull();
});

it('shrugs at a message that it does not know', () => {
  expect(told(NOTHING_KNOWN, { type: 'fireworks' } as unknown as Told, 0)).toBe(NOTHING_KNOWN);
});

it('asks the seats at one screen in turn, after the one that is shown', () => {
  const table = { mine: [0, 1, 3], seats: [{}, {}, {}, {}] } as unknown as TableCard;

  expect(myAsked(table, [0, 1, 2, 3], 1)).toEqual([1, 3, 0]);
  expect(myAsked(table, [0, 3], 1)).toEqual([3, 0]);
  expect(myAsked(table, [2], 1)).toEqual([]);
  expect(myAsked(table, [0, 1, 3], null)).toEqual([0, 1, 3]);
});
