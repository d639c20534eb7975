/**
 * An answer while it is being made: one of the options, or the fields of a wide question filled in.
 * Its line is in the notation of the game: the verb, then a word for each part; lists with commas, pairs with "=".
 */

import type { Option, Question } from '../wire/messages';
import { divisionOf, evenest } from './shares';

export type Field = Question['fields'][number];
export type Pair = readonly [place: string, thing: string];
export type Point = readonly [x: number, y: number];
export type FieldValue =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'some' | 'sequence'; readonly ids: readonly string[] }
  | { readonly kind: 'assign'; readonly pairs: readonly Pair[] }
  | { readonly kind: 'point'; readonly points: readonly Point[] };

export interface Draft {
  /** The line of a listed option, or null while the fields speak. */
  readonly said: string | null;
  readonly values: Readonly<Record<string, FieldValue>>;
}

const EMPTY = '-';

function listed(word: string): string[] {
  return word === EMPTY ? [] : word.split(',');
}

function paired(word: string): [string, string][] {
  return listed(word).map((pair) => {
    const equals = pair.indexOf('=');
    return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
  });
}

/** A field's value as one word of the notation. */
export function wordOf(field: Field, value: FieldValue): string {
  switch (value.kind) {
    case 'number':
      return String(value.number);
    case 'some': {
      // Things are written in the order of the question, so that the same choice is always the same line.
      const order = field.kind === 'some' ? field.ids : value.ids;
      return order.filter((id) => value.ids.includes(id)).join(',') || EMPTY;
    }
    case 'sequence':
      return value.ids.join(',') || EMPTY;
    case 'assign': {
      const order = field.kind === 'assign' ? field.places : [];
      const sorted = [...value.pairs].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
      return sorted.map(([place, thing]) => `${place}=${thing}`).join(',') || EMPTY;
    }
    case 'point':
      return value.points.map(([x, y]) => `${x}=${y}`).join(',') || EMPTY;
  }
}

/** A word of the notation as a field's value; null if it does not fit the field. */
export function valueOf(field: Field, word: string): FieldValue | null {
  switch (field.kind) {
    case 'number': {
      const number = Number(word);
      return Number.isInteger(number) ? { kind: 'number', number } : null;
    }
    case 'some':
      return { kind: 'some', ids: listed(word).filter((id) => field.ids.includes(id)) };
    case 'sequence': {
      const ids = listed(word);
      return ids.length === field.ids.length && ids.every((id) => field.ids.includes(id)) ? { kind: 'sequence', ids } : null;
    }
    case 'assign':
      return { kind: 'assign', pairs: paired(word).filter(([place]) => field.places.includes(place)) };
    case 'point': {
      const points = paired(word).map(([x, y]): Point => [Number(x), Number(y)]);
      return points.every(([x, y]) => Number.isInteger(x) && Number.isInteger(y)) ? { kind: 'point', points } : null;
    }
  }
}

/** What a field holds before anybody touched it. */
export function emptyValue(field: Field): FieldValue {
  switch (field.kind) {
    case 'number':
      return { kind: 'number', number: field.low };
    case 'some':
      return { kind: 'some', ids: [] };
    case 'sequence':
      return { kind: 'sequence', ids: field.ids };
    case 'assign':
      return { kind: 'assign', pairs: [] };
    case 'point':
      return { kind: 'point', points: [] };
  }
}

/** The option whose line the fields rewrite, and which of its words each field is. */
function template(question: Question): { option: Option; places: readonly number[] } | null {
  const { pattern } = question;
  const option = pattern && question.options.find(({ id }) => id === pattern.option);
  return pattern && option ? { option, places: pattern.words } : null;
}

/** Whether a listed option says the same as the fields could: a suggestion, not another kind of answer. */
export function isSuggestion(question: Question, option: Option): boolean {
  return template(question)?.option.verb === option.verb;
}

/** The fields' values in a line, if it is one that the fields can say. */
export function valuesIn(question: Question, line: string): Readonly<Record<string, FieldValue>> | null {
  const model = template(question);
  if (!model) return null;
  const words = line.split(' ');
  if (words.length !== model.option.say.split(' ').length || words[0] !== model.option.say.split(' ')[0]) return null;
  const values: Record<string, FieldValue> = {};
  for (const [index, field] of question.fields.entries()) {
    const value = valueOf(field, words[model.places[index] ?? 0] ?? '');
    if (!value) return null;
    values[field.name] = value;
  }
  return values;
}

function emptyValues(question: Question): Readonly<Record<string, FieldValue>> {
  return Object.fromEntries(question.fields.map((field) => [field.name, emptyValue(field)]));
}

/**
 * What is selected when a question comes: what was answered already, or what the game proposes; else nothing, and the hand
 * chooses. Where a number is divided the steppers stand somewhere, and what they show is selected.
 */
export function firstDraft(question: Question): Draft {
  const division = divisionOf(question);
  const wanted = question.answered ?? question.proposed ?? (division && evenest(division)?.say) ?? null;
  return (wanted === null ? null : draftOf(question, wanted)) ?? { said: null, values: emptyValues(question) };
}

/** Nothing selected: whoever is to find the answer himself must not find it there. */
export function blankDraft(question: Question): Draft {
  return { said: null, values: emptyValues(question) };
}

/**
 * The same question once more: whoever has done something there has most often done all, so the answer that ends it is
 * selected. It is the one that happens by itself, it points to nothing and can be taken back; null if there is none such.
 * Where several act at once nobody is found ready unless he says so.
 */
export function lastDraft(question: Question): Draft | null {
  if (question.fields.length > 0 || question.mode === 'team') return null;
  const ending = question.options.find(({ say }) => say === question.default);
  return ending && ending.targets.length === 0 && ending.undo === 'free' ? draftOf(question, ending.say) : null;
}

/**
 * What needs no asking, as long as it can be taken back: the only answer there is, or what nearly everybody chooses here.
 * Being ready is always said by oneself.
 */
export function unasked(question: Question): { readonly line: string; readonly habit: boolean } | null {
  const line = question.habit ?? (question.options.length === 1 ? (question.options[0]?.say ?? null) : null);
  if (line === null || question.fields.length > 0 || question.answered !== null) return null;
  if (question.mode === 'simultaneous' || question.mode === 'team') return null;
  const option = question.options.find(({ say }) => say === line);
  return option?.undo === 'free' ? { line, habit: question.options.length > 1 } : null;
}

/** With a thing at a place, or without one (null): a place of a field that deals things out, or a field for one thing by its name. */
export function given(question: Question, draft: Draft, place: string, thing: string | null): Draft | null {
  for (const field of question.fields) {
    const value = draft.values[field.name];
    if (field.kind === 'assign' && value?.kind === 'assign' && field.places.includes(place)) {
      return withValue(draft, field.name, { kind: 'assign', pairs: assigned(field, value.pairs, place, thing) });
    }
    if (field.kind === 'some' && field.name === place && field.most === 1 && (thing === null || field.ids.includes(thing))) {
      return withValue(draft, field.name, { kind: 'some', ids: thing === null ? [] : [thing] });
    }
  }
  return null;
}

/** The draft that says this line, or null if neither options nor fields can. */
export function draftOf(question: Question, line: string): Draft | null {
  const values = valuesIn(question, line);
  if (values) return { said: null, values };
  if (question.options.some(({ say }) => say === line)) return { said: line, values: emptyValues(question) };
  return null;
}

/** The line that a draft says, or null while something is missing. */
export function lineOf(question: Question, draft: Draft): string | null {
  if (draft.said !== null) return draft.said;
  const model = template(question);
  if (!model) return null;
  const words = model.option.say.split(' ');
  for (const [index, field] of question.fields.entries()) {
    const value = draft.values[field.name];
    if (!value || !complete(field, value)) return null;
    words[model.places[index] ?? 0] = wordOf(field, value);
  }
  return words.join(' ');
}

/** Whether a field is filled in as far as its own shape tells; the rules may still refuse it. */
export function complete(field: Field, value: FieldValue): boolean {
  if (field.kind === 'number' && value.kind === 'number') return value.number >= field.low && value.number <= field.high;
  if (field.kind === 'some' && value.kind === 'some') return value.ids.length >= field.least && value.ids.length <= field.most;
  if (field.kind === 'assign' && value.kind === 'assign') return field.exactly < 0 || value.pairs.length === field.exactly;
  if (field.kind === 'point' && value.kind === 'point') return value.points.length > 0 && value.points.length <= field.most;
  return true;
}

export function withValue(draft: Draft, name: string, value: FieldValue): Draft {
  return { said: null, values: { ...draft.values, [name]: value } };
}

/** Take a thing in, or out if it is in; the oldest goes when there would be too many. */
export function toggled(field: Extract<Field, { kind: 'some' }>, ids: readonly string[], id: string): readonly string[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  const kept = field.most > 0 && ids.length >= field.most ? ids.slice(ids.length - field.most + 1) : ids;
  return [...kept, id];
}

/**
 * Give a place a thing, or nothing. A thing that is used up leaves the place that got it last, which takes in exchange what this
 * place had: otherwise a choice that was complete would quietly lack something, and its button would go out.
 */
export function assigned(
  field: Extract<Field, { kind: 'assign' }>,
  pairs: readonly Pair[],
  place: string,
  thing: string | null,
): readonly Pair[] {
  const others = pairs.filter(([one]) => one !== place);
  if (thing === null) return others;
  const leaving = holderOf(field, others, thing);
  const old = pairs.find(([one]) => one === place)?.[1];
  const rest = others.flatMap((pair): readonly Pair[] => (pair[0] !== leaving ? [pair] : old === undefined ? [] : [[pair[0], old]]));
  return [...rest, [place, thing]];
}

/** The place that a thing would be taken from, were it given to another one now; null while some are left. */
export function holderOf(field: Extract<Field, { kind: 'assign' }>, others: readonly Pair[], thing: string): string | null {
  return left(field, others, thing) > 0 ? null : (others.findLast(([, held]) => held === thing)?.[0] ?? null);
}

/** What a place had and another one has now, if that is how these two differ. */
export function takenFrom(before: readonly Pair[], after: readonly Pair[]): { readonly thing: string; readonly from: string } | null {
  const was = new Map(before);
  const is = new Map(after);
  for (const [place, thing] of after) {
    if (was.get(place) === thing) continue;
    const loser = before.find(([other, held]) => held === thing && other !== place && is.get(other) !== thing);
    if (loser) return { thing, from: loser[0] };
  }
  return null;
}

/** What comes next at a place when one goes round: nothing, or a thing that is left; none is taken from another place. */
export function nextThing(field: Extract<Field, { kind: 'assign' }>, pairs: readonly Pair[], place: string, step: 1 | -1): string | null {
  const others = pairs.filter(([one]) => one !== place);
  const now = pairs.find(([one]) => one === place)?.[1] ?? null;
  const free = [null, ...field.things.map(({ id }) => id).filter((id) => id === now || left(field, others, id) > 0)];
  return free[(free.indexOf(now) + step + free.length) % free.length] ?? null;
}

/** How many of a thing are still to be given. */
export function left(field: Extract<Field, { kind: 'assign' }>, pairs: readonly Pair[], thing: string): number {
  const supply = field.things.find(({ id }) => id === thing)?.count ?? 0;
  return supply - pairs.filter(([, held]) => held === thing).length;
}

export function moved(ids: readonly string[], from: number, to: number): readonly string[] {
  if (to < 0 || to >= ids.length || from === to) return ids;
  const order = [...ids];
  const [one] = order.splice(from, 1);
  if (one !== undefined) order.splice(to, 0, one);
  return order;
}
