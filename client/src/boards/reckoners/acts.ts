/** How an act looks: the id of its text ("enforcement-2-adjacent") as a sign, a tone and a short mark. */

import type { Language } from '../../wire/messages';
import type { SignName } from './signs';

export type Tone = 'people' | 'force' | 'plain' | 'yellow' | 'black' | 'red' | 'blue' | 'good' | 'none';

export interface ActLook {
  readonly sign: SignName;
  readonly tone: Tone;
  /** A figure or a letter beside the sign: how much, where, by what. */
  readonly mark: string;
}

const LOOKS: readonly (readonly [start: string, sign: SignName, tone: Tone])[] = [
  ['population', 'population', 'people'],
  ['enforcement', 'enforcement', 'force'],
  ['barricade', 'barricade', 'plain'],
  ['base', 'base', 'plain'],
  ['strengthen-yellow', 'strengthen', 'yellow'],
  ['strengthen-black', 'strengthen', 'black'],
  ['strengthen-red', 'strengthen', 'red'],
  ['strengthen-blue', 'strengthen', 'blue'],
  ['strengthen-great-epic', 'star', 'plain'],
  ['strengthen', 'strengthen', 'plain'],
  ['attract', 'attract', 'plain'],
  ['repel', 'repel', 'plain'],
  ['transform', 'transform', 'plain'],
  ['steal', 'steal', 'plain'],
  ['pillage', 'money', 'plain'],
  ['thwart', 'plan', 'plain'],
  ['red-shield', 'shield', 'red'],
  ['blue-shield', 'shield', 'blue'],
  ['duplicate', 'duplicate', 'plain'],
  ['dawnslight', 'dawn', 'good'],
  ['one-reroll-less', 'reroll', 'plain'],
  ['one-die-less', 'die', 'plain'],
  ['one-equipment-less', 'card', 'plain'],
  ['no-ability', 'bolt', 'plain'],
  ['moves-cost-two', 'boot', 'plain'],
  ['doubles-single', 'single', 'plain'],
  ['flat', 'population', 'people'],
  ['shields', 'population', 'people'],
  ['defeated', 'population', 'people'],
  ['equipment-gap', 'population', 'people'],
];

/** Where an act works, if not in the own district. */
const PLACES: readonly (readonly [word: string, mark: string])[] = [
  ['counterclockwise', '↺'],
  ['clockwise', '↻'],
  ['adjacent', '↔'],
  ['around', '⟷'],
  ['everywhere', '∀'],
  ['each-reckoner', '×R'],
  ['each-equipment', '×C'],
  ['dealt', '↻'],
  ['in-turn', '↻'],
];

const LETTERS: Readonly<Record<string, readonly [fr: string, en: string]>> = {
  yellow: ['J', 'Y'],
  black: ['N', 'K'],
  red: ['R', 'R'],
  blue: ['B', 'B'],
};

export function trackLetter(track: string, language: Language): string {
  return LETTERS[track]?.[language === 'fr' ? 0 : 1] ?? '';
}

export function lookOf(act: string, language: Language = 'en'): ActLook {
  const found = LOOKS.find(([start]) => act === start || act.startsWith(`${start}-`) || act.startsWith(`${start} `));
  if (!found) return { sign: 'none', tone: 'none', mark: '' };
  const [start, sign, tone] = found;
  if (start.startsWith('strengthen-') && tone !== 'plain') return { sign, tone, mark: trackLetter(tone, language) };
  if (act.includes(' ')) return { sign, tone, mark: lossMark(act) };
  const rest = act.slice(start.length);
  const amount = /^-(\d+)/.exec(rest)?.[1] ?? '';
  const place = PLACES.find(([word]) => rest.includes(word))?.[1] ?? '';
  const per = rest.includes('-per-') ? '×' : '';
  const here = act === 'duplicate-token' || act.startsWith('duplicate-token-') ? '+' : '';
  return { sign, tone, mark: `${amount}${per}${here}${place}` };
}

/** "shields 4 5 6 7" costs from 4 to 7 people, by how many shields there are. */
function lossMark(cell: string): string {
  const numbers = cell.split(' ').slice(1).map(Number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** The acts of a cell of Limelight's booklet. */
export function actsOf(cell: string): readonly string[] {
  return cell.split('|');
}

/** Whether a cell is a loss of people that depends on a count, and on which. */
export function lossOf(cell: string): { readonly by: string; readonly losses: readonly number[] } | null {
  if (!cell.includes(' ')) return null;
  const [by = '', ...numbers] = cell.split(' ');
  return { by, losses: numbers.map(Number) };
}
