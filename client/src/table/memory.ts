/** What a reader knows of a table: every message of the server folded into one value. */

import { deedsAfter, type Deeds } from './deeds';
import type {
  ChatLine,
  Line,
  Notice,
  Proposal,
  SeatClock,
  Standing,
  State,
  TableCard,
  Told,
  Why,
} from '../wire/messages';

export interface Memory {
  readonly table: TableCard | null;
  readonly person: string | null;
  readonly seat: number | null;
  readonly state: State | null;
  readonly lines: readonly Line[];
  readonly deeds: Deeds;
  readonly struck: ReadonlySet<number>;
  readonly proposals: readonly Proposal[];
  readonly chat: readonly ChatLine[];
  readonly clocks: readonly SeatClock[];
  /** When the clocks were told, by our own clock, in milliseconds. */
  readonly clocksAt: number;
  readonly standing: readonly Standing[];
  readonly muted: ReadonlySet<string>;
  readonly notice: Notice | null;
  readonly farewell: { readonly why: Why; readonly again: boolean } | null;
}

export const NOTHING_KNOWN: Memory = {
  table: null,
  person: null,
  seat: null,
  state: null,
  lines: [],
  deeds: new Map(),
  struck: new Set(),
  proposals: [],
  chat: [],
  clocks: [],
  clocksAt: 0,
  standing: [],
  muted: new Set(),
  notice: null,
  farewell: null,
};

/** The log after a state: its new lines behind those that we have, or in their place. */
export function logAfter(lines: readonly Line[], state: State): readonly Line[] {
  if (state.since === 0) return state.lines;
  const last = lines.at(-1)?.n ?? 0;
  const fresh = state.lines.filter(({ n }) => n > last);
  return fresh.length === 0 ? lines : [...lines, ...fresh];
}

/** What stands: boards count by it, the log shows the rest struck out. */
export function standingLines(lines: readonly Line[], struck: ReadonlySet<number>): readonly Line[] {
  return struck.size === 0 ? lines : lines.filter(({ n }) => !struck.has(n));
}

function withState(memory: Memory, state: State): Memory {
  const sameSeat = memory.state !== null && memory.state.seat === state.seat;
  // A state that overtook a later one brings nothing new, unless the server began to count anew.
  if (sameSeat && memory.state && state.seq < memory.state.seq && state.since !== 0) return memory;
  const lines = logAfter(sameSeat ? memory.lines : [], state);
  const deeds = deedsAfter(memory.deeds, state.deeds, !sameSeat || state.since === 0);
  return { ...memory, seat: state.seat, state, lines, deeds, struck: new Set(state.struck), notice: null };
}

function withChat(chat: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const last = chat.at(-1)?.n ?? 0;
  return [...chat, ...lines.filter(({ n }) => n > last)];
}

/** Forget what one seat saw: the screen goes to somebody else. */
export function handedOver(memory: Memory): Memory {
  return { ...memory, seat: null, state: null, lines: [], deeds: new Map(), struck: new Set(), standing: [], notice: null };
}

export function told(memory: Memory, message: Told, now: number): Memory {
  switch (message.type) {
    case 'welcome': {
      const same = memory.seat === message.seat;
      return {
        ...(same ? memory : handedOver(memory)),
        table: message.table,
        person: message.person,
        seat: message.seat,
        standing: message.standing,
        muted: new Set(message.muted),
        proposals: [],
        farewell: null,
      };
    }
    case 'table':
      return { ...memory, table: message.table };
    case 'state':
      return withState(memory, message);
    case 'proposals':
      return { ...memory, proposals: message.proposals };
    case 'chat':
      return { ...memory, chat: withChat(memory.chat, message.lines) };
    case 'clock':
      return { ...memory, clocks: message.clocks, clocksAt: now };
    case 'standing':
      return { ...memory, standing: message.standing };
    case 'notice':
      // What will be chosen for the reader himself must not be hidden by news of somebody else.
      return memory.notice?.tone === 'warning' && message.tone === 'plain' ? memory : { ...memory, notice: message };
    case 'farewell':
      return { ...memory, farewell: { why: message.why, again: message.again } };
    default:
      return memory; // answers to our own questions, or a message of a newer server
  }
}

/** Seconds that a seat has left now, or null if nobody counts. */
export function secondsLeft(memory: Memory, seat: number, now: number): number | null {
  const clock = memory.clocks.find((one) => one.seat === seat);
  if (!clock) return null;
  return Math.max(0, clock.left - (clock.running ? (now - memory.clocksAt) / 1000 : 0));
}

/** My seats that the table waits for, the one that is shown first, then in turn after it. */
export function myAsked(table: TableCard, asked: readonly number[], shown: number | null): readonly number[] {
  const mine = table.mine.filter((seat) => asked.includes(seat) && !table.seats[seat]?.lent);
  const from = shown ?? 0;
  const rank = (seat: number) => (seat - from + table.seats.length) % table.seats.length;
  return [...mine].sort((a, b) => rank(a) - rank(b));
}
