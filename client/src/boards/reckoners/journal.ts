/** The campaign's journal, as the lens and the tool `campaign` of the game tell it. */

export interface Chapter {
  readonly greatEpic: string;
  readonly city: string;
  readonly difficulty: string;
  readonly state: 'won' | 'now' | 'ahead';
  /** How many people lived when it was won. */
  readonly saved: number | null;
}

/** What the end of a chapter carries on, with what the team may decide about it. */
export interface Ended {
  readonly won: boolean;
  readonly over: 'won' | 'lost' | null;
  /** By seat: cards that may be kept. */
  readonly keepable: readonly (readonly string[])[];
  /** How many of them each. */
  readonly most: number;
  readonly plans: number;
  readonly money: number;
  readonly bonus: number;
  readonly score: number;
  readonly defeats: number;
  /** What is taken along unless the team decides otherwise. */
  readonly wish: { readonly keeps: readonly (readonly string[])[]; readonly planner: number };
  readonly next: Chapter | null;
}

export interface Journal {
  readonly chapters: readonly Chapter[];
  readonly chapter: number;
  readonly defeats: number;
  readonly defeatsHere: number;
  readonly score: number;
  readonly penalty: number;
  readonly carried: { readonly money: number; readonly kept: readonly string[]; readonly plans: readonly number[] };
  readonly ended: Ended | null;
}

/** The answer of the game, or null where no campaign is played. */
export function journalOf(answer: Readonly<Record<string, unknown>>): Journal | null {
  return Array.isArray(answer['chapters']) ? (answer as unknown as Journal) : null;
}

/** The cards of a seat after one of them was picked or put back; the oldest gives way when there are too many. */
export function keptAfter(kept: readonly string[], card: string, most: number): readonly string[] {
  return kept.includes(card) ? kept.filter((one) => one !== card) : [...kept, card].slice(-most);
}
