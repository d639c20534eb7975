/** What a deed did, each thing a sign: out of the lines of the log that belong to it. */

import type { Line, Text, Language } from '../../wire/messages';
import { lookOf, type Tone } from './acts';
import type { SignName } from './signs';

export interface Chip {
  readonly sign: SignName;
  readonly tone: Tone;
  readonly mark: string;
  readonly text: Text;
}

const MOST_CHIPS = 9;

function idOf(line: Line, name: string): string {
  const value: unknown = line.args[name];
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '';
}

function figure(line: Line, name: string): string {
  const value: unknown = line.args[name];
  return typeof value === 'number' ? String(value) : '';
}

function chipOf(line: Line, language: Language): Chip | null {
  const text = { key: line.key, args: line.args };
  const told = (sign: SignName, mark = '', tone: Tone = 'plain'): Chip => ({ sign, tone, mark, text });
  switch (line.key) {
    case 'event-population-fell':
      return told('population', `−${figure(line, 'loss')}`, 'people');
    case 'event-act-performed': {
      const look = lookOf(idOf(line, 'action'), language);
      // People that die are told with their number.
      return look.sign === 'population' ? null : { ...look, text };
    }
    case 'event-bracket-moved':
      return told('contain', `]${figure(line, 'bracket')}`);
    case 'event-track-strengthened':
      return told('strengthen', figure(line, 'bracket'), idOf(line, 'track') as Tone);
    case 'event-ability-rolled':
      return told('transform');
    case 'event-power-rolled':
      return told('die');
    case 'event-base-discovered':
      return told('base', figure(line, 'space'));
    case 'event-base-found':
      return told('base', '!', 'people');
    case 'event-die-lost':
      return told('die', '−1', 'people');
    case 'event-thwarted':
      return told('plan', '−1', 'people');
    case 'event-pillaged':
      return told('money', figure(line, 'held'), 'people');
    case 'event-was-stolen':
      return told('steal', '', 'people');
    case 'event-sold':
      return told('card', '−1', 'people');
    case 'event-assaulted':
      return told('bolt', '', 'people');
    case 'event-great-epic-moved':
      return told('boot');
    case 'event-moved':
      return told('boot');
    case 'event-arrived':
      return told('star');
    case 'event-lost':
      return told('skull', '', 'people');
    default:
      return null;
  }
}

/** The same thing several times in a row is told once, with its number. */
export function chipsOf(lines: readonly Line[], language: Language = 'en'): readonly Chip[] {
  const chips: Chip[] = [];
  for (const line of lines) {
    const chip = chipOf(line, language);
    const last = chips.at(-1);
    if (!chip) continue;
    if (last && last.sign === chip.sign && last.tone === chip.tone && last.text.key === chip.text.key && chip.text.key === 'event-act-performed') {
      const times = Number(/^×(\d+)/.exec(last.mark)?.[1] ?? 1) + 1;
      chips[chips.length - 1] = { ...last, mark: `×${times}` };
    } else if (chips.length < MOST_CHIPS) chips.push(chip);
  }
  return chips;
}
