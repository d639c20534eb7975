/** Sentences that come from outside: of the server and of a game. What is missing is shown readable, never an error. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Text } from '../wire/messages';

const HIDDEN = '?';

/** What a thing is called in a sentence with these arguments, where a table knows better than the texts; null: as they say. */
export type Naming = (kind: string, id: string, args: Readonly<Record<string, unknown>>) => string | null;

/** `why-not-that-much-coal` as a reader can live with it: "not that much coal". */
export function readable(key: string): string {
  const words = key.replace(/^(ask|axis|choice|coach|end|event|fact|fault|field|note|notice|row|setting|where|why)-/, '').replaceAll(/[-_.]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How things and sentences within a sentence are called. */
interface Named {
  readonly name: (kind: string, id: string) => string;
  readonly text: (text: Text) => string;
}

function isName(value: unknown): value is { kind: string; id: string } {
  return typeof value === 'object' && value !== null && 'kind' in value && 'id' in value;
}

function isText(value: unknown): value is Text {
  return typeof value === 'object' && value !== null && 'key' in value && 'args' in value;
}

function isPairs(values: readonly unknown[]): values is readonly (readonly [unknown, unknown])[] {
  return values.length > 0 && values.every((one) => Array.isArray(one) && one.length === 2);
}

export class Speech {
  private readonly bundle: FluentBundle;
  private readonly list: Intl.ListFormat;

  constructor(
    readonly language: string,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    // A text that is written wrongly must not take the others with it: faults are left out.
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.list = new Intl.ListFormat(language, { type: 'conjunction' });
  }

  knows(key: string): boolean {
    return this.bundle.getMessage(key)?.value != null;
  }

  name(kind: string, id: string): string {
    return this.formatted(`${kind}-${id}`, {}) ?? readable(id);
  }

  /** A list of words as a sentence has it: "Anna, Boris and Clara". */
  listed(words: readonly string[]): string {
    return this.list.format(words);
  }

  text({ key, args }: Text, naming: Naming | null = null): string {
    const named: Named = {
      name: (kind, id) => naming?.(kind, id, args) ?? this.name(kind, id),
      text: (inner) => this.text(inner, naming),
    };
    const said = this.formatted(key, this.variables(args, named));
    if (said !== null) return said;
    const values = Object.values(args).map((value) => String(this.spoken(value, named)));
    return values.length > 0 ? `${readable(key)} (${values.join(', ')})` : readable(key);
  }

  private formatted(key: string, values: Record<string, FluentVariable>): string | null {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return null;
    return this.bundle.formatPattern(pattern, values, []);
  }

  /** Besides each argument: `$x-id` for the id of a name, `$x-count` for the length of a list, to choose words by. */
  private variables(args: Readonly<Record<string, unknown>>, named: Named): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      values[name] = this.spoken(value, named);
      if (isName(value)) values[`${name}-id`] = value.id;
      if (Array.isArray(value)) values[`${name}-count`] = value.length;
    }
    return values;
  }

  private spoken(value: unknown, named: Named): FluentVariable {
    if (typeof value === 'number' || typeof value === 'string') return value;
    if (value === null || value === undefined) return HIDDEN;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (isName(value)) return named.name(value.kind, value.id);
    // Within a sentence another one ends without its full stop.
    if (isText(value)) return named.text(value).replace(/\.$/, '');
    if (Array.isArray(value)) return this.many(value, named);
    return JSON.stringify(value);
  }

  private many(values: readonly unknown[], named: Named): string {
    if (values.length === 0) return this.formatted('nothing', {}) ?? '–';
    if (isPairs(values)) {
      const colon = this.language === 'fr' ? '\u202f: ' : ': ';
      const numbers = values.every((pair) => pair.every((one) => typeof one === 'number'));
      return values
        .map(([a, b]) => (numbers ? `(${a}, ${b})` : `${this.spoken(a, named)}${colon}${this.spoken(b, named)}`))
        .join(', ');
    }
    return this.listed(values.map((one) => String(this.spoken(one, named))));
  }
}
