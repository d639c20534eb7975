/** The Epics' phase told in scenes: who acts, where, and what that did, out of the lines of the log. */

import type { Line, Text, Language } from '../../wire/messages';
import { lookOf, type Tone } from './acts';
import type { SignName } from './signs';

export interface Deed {
  readonly sign: SignName;
  readonly tone: Tone;
  readonly mark: string;
  readonly text: Text;
}

export interface Scene {
  readonly kind: 'arrivals' | 'card' | 'city' | 'epic' | 'great' | 'outcome';
  /** The line that opens the scene. */
  readonly title: Text;
  /** The district that is looked at; empty for the Great Epic's own. */
  readonly district: string;
  readonly epic: string;
  readonly deeds: readonly Deed[];
}

const PHASE = new Set(['activate-city', 'add-epics', 'newcago-cards', 'activate-epics', 'activate-great-epic']);
const MOST_DEEDS = 9;

function idOf(line: Line, name: string): string {
  const value: unknown = line.args[name];
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : '';
}

function figure(line: Line, name: string): string {
  const value: unknown = line.args[name];
  return typeof value === 'number' ? String(value) : '';
}

function deedOf(line: Line, language: Language): Deed | null {
  const text = { key: line.key, args: line.args };
  const told = (sign: SignName, mark = '', tone: Tone = 'plain'): Deed => ({ sign, tone, mark, text });
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

interface Making extends Scene {
  readonly deeds: Deed[];
}

/** The same deed several times in a row is told once, with its number. */
function add(scene: Making, deed: Deed): void {
  const last = scene.deeds.at(-1);
  const same = last && last.sign === deed.sign && last.tone === deed.tone && last.text.key === deed.text.key && deed.text.key === 'event-act-performed';
  if (same) {
    const times = Number(/^×(\d+)/.exec(last.mark)?.[1] ?? 1) + 1;
    scene.deeds[scene.deeds.length - 1] = { ...last, mark: `×${times}` };
  } else if (scene.deeds.length < MOST_DEEDS) scene.deeds.push(deed);
}

export function scenesOf(lines: readonly Line[], language: Language = 'en'): readonly Scene[] {
  const scenes: Making[] = [];
  let phase = '';
  let scene: Making | null = null;
  const open = (kind: Scene['kind'], line: Line, district: string, epic = ''): void => {
    scene = { kind, title: { key: line.key, args: line.args }, district, epic, deeds: [] };
    scenes.push(scene);
  };
  for (const line of lines) {
    if (line.key === 'event-step-began' || line.key === 'event-round-began') {
      phase = line.key === 'event-step-began' ? idOf(line, 'stage') : '';
      scene = null;
      if (phase === 'activate-great-epic') open('great', line, '');
      continue;
    }
    if (!PHASE.has(phase)) continue;
    if (line.key === 'event-epic-acted') open('epic', line, idOf(line, 'district'), idOf(line, 'epic'));
    else if (line.key === 'event-city-moved') open('city', line, idOf(line, 'district'));
    else if (line.key === 'event-arrived' && phase === 'add-epics') open('arrivals', line, idOf(line, 'district'), idOf(line, 'epic'));
    else if (phase === 'newcago-cards' && line.key === 'event-act-performed' && idOf(line, 'district') !== (scene as Making | null)?.district) open('card', line, idOf(line, 'district'));
    const deed = deedOf(line, language);
    const now = scene as Making | null;
    if (now && deed && now.title.args !== line.args) add(now, deed);
    else if (now && deed && now.kind === 'card') add(now, deed);
  }
  return scenes.filter(({ kind, deeds }) => kind !== 'great' || deeds.length > 0);
}
