/** From the wire to what is drawn: a state with its rows made readable, and what can be clicked in a question. */

import { saidBy } from '../boards/args';
import { keyOf, type Looked, type Shown, type Target, type TargetKey } from '../boards/contract';
import { Rows, type Reading } from '../boards/rows';
import type { Draft } from '../ask/draft';
import { lineOf } from '../ask/draft';
import type { Option, Previewed, Question, State, Why } from '../wire/messages';

export function shownOf(state: State, reading: Reading): Shown {
  const { seq, scene, answers, ask, outcome } = state;
  return { seq, rows: new Rows(reading, state.rows), scene, answers, ask, outcome };
}

/** What an option says of itself; null if its changes were too many to send along. */
export function lookedAt(option: Option): Looked | null {
  if (option.changes === undefined) return null;
  const { say, label, facts, changes, targets } = option;
  return { line: say, ...saidBy(option), label, facts, changes, targets, undo: option.undo ?? null, why: null };
}

export function lookedFrom(answer: Previewed): Looked {
  return {
    line: answer.say,
    verb: answer.verb,
    args: answer.args ?? answer.label?.args ?? {},
    label: answer.label ?? null,
    facts: answer.facts ?? [],
    changes: answer.changes ?? [],
    undo: answer.undo ?? null,
    why: answer.why ?? null,
    targets: answer.targets ?? [],
  };
}

/** The things of a field, as targets. */
function fieldTargets(question: Question): Target[] {
  return question.fields.flatMap((field): Target[] => {
    if (field.kind === 'some') return field.ids.map((id) => ({ kind: field.of, id }));
    if (field.kind === 'assign') {
      const places = field.places.map((id) => ({ kind: field.placesOf, id }));
      return [...places, ...field.things.map(({ id }) => ({ kind: field.thingsOf, id }))];
    }
    return [];
  });
}

/** What can be clicked, and which options it leads to. */
export function targetsOf(question: Question | null): ReadonlyMap<TargetKey, readonly string[]> {
  const found = new Map<TargetKey, string[]>();
  if (!question) return found;
  for (const target of fieldTargets(question)) found.set(keyOf(target), []);
  for (const option of question.options) {
    for (const target of option.targets) {
      const key = keyOf(target);
      const ids = found.get(key) ?? [];
      if (!ids.includes(option.id)) ids.push(option.id);
      found.set(key, ids);
    }
  }
  return found;
}

export function refusedOf(question: Question | null): ReadonlyMap<TargetKey, Why> {
  const found = new Map<TargetKey, Why>();
  for (const { targets, why } of question?.refused ?? []) for (const target of targets) found.set(keyOf(target), why);
  return found;
}

/** What is picked: the targets of the selected option, or the things that the fields hold. */
export function selectedOf(question: Question | null, draft: Draft | null): ReadonlySet<TargetKey> {
  const keys = new Set<TargetKey>();
  if (!question || !draft) return keys;
  const option = optionOf(question, draft);
  if (option) for (const target of option.targets) keys.add(keyOf(target));
  if (draft.said !== null) return keys;
  for (const field of question.fields) {
    const value = draft.values[field.name];
    if (field.kind === 'some' && value?.kind === 'some') for (const id of value.ids) keys.add(`${field.of}:${id}`);
    if (field.kind === 'assign' && value?.kind === 'assign') for (const [place] of value.pairs) keys.add(`${field.placesOf}:${place}`);
  }
  return keys;
}

/** The one before if both hold the same: whoever draws it has nothing to do. */
export function kept<Item>(before: ReadonlySet<Item>, now: ReadonlySet<Item>): ReadonlySet<Item> {
  return before.size === now.size && [...now].every((one) => before.has(one)) ? before : now;
}

/** The listed option that a draft says, if it is a listed one. */
export function optionOf(question: Question, draft: Draft): Option | null {
  const line = lineOf(question, draft);
  return question.options.find(({ say }) => say === line) ?? null;
}
