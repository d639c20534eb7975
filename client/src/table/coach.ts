/** What the coach of a lesson says: the answer of the lens `coach`, read with care since its shape is the game's. */

import type { Target } from '../boards/contract';
import type { Text } from '../wire/messages';

export interface Advice {
  readonly text: Text;
  readonly rule: string | null;
  readonly targets: readonly Target[];
  /** A choice that would do. */
  readonly line: string | null;
  readonly step: number | null;
  readonly of: number | null;
  readonly done: boolean;
  /** At a moment that matters: the text is a task, this helps on request, and the answer is shown only after it. */
  readonly hint: Text | null;
  /** What has just been settled, in numbers: read before anything else, once for its moment. */
  readonly settled: { readonly moment: number; readonly lines: readonly Text[] } | null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTarget(value: unknown): value is Target {
  return isRecord(value) && typeof value['kind'] === 'string' && typeof value['id'] === 'string';
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const wordOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

function textOf(said: unknown): Text | null {
  if (!isRecord(said) || typeof said['key'] !== 'string') return null;
  const args = said['args'];
  return { key: said['key'], args: isRecord(args) ? args : {} };
}

function settledOf(value: unknown): Advice['settled'] {
  if (!isRecord(value) || typeof value['moment'] !== 'number' || !Array.isArray(value['lines'])) return null;
  return { moment: value['moment'], lines: value['lines'].map(textOf).filter((one) => one !== null) };
}

/** Null when there is nothing to say. */
export function adviceOf(answer: Readonly<Record<string, unknown>>): Advice | null {
  const text = textOf(answer['text']);
  if (!text) return null;
  const targets = answer['targets'];
  return {
    text,
    rule: wordOf(answer['rule']),
    targets: Array.isArray(targets) ? targets.filter(isTarget) : [],
    line: wordOf(answer['line']),
    step: numberOf(answer['step']),
    of: numberOf(answer['of']),
    done: answer['done'] === true,
    hint: textOf(answer['hint']),
    settled: settledOf(answer['settled']),
  };
}
