/** An opened box: its settings and layout, its sentences in the reader's language, its files, its rules. */

import type { OpenBox } from '../boards/contract';
import { Reading } from '../boards/rows';
import { settings, type Language } from '../settings.svelte';
import { readable, Speech, type Naming } from '../texts/said';
import type { Box, Ledger, Text } from './messages';
import { box as openedBox, gameFile, gameLeaf, gameTexts, HOUSE_PACK, houseTexts, rules } from './requests';

/** A missing text file costs sentences, never the table. */
async function orNothing(texts: Promise<string>): Promise<string> {
  try {
    return await texts;
  } catch {
    return '';
  }
}

const house = new Map<Language, Promise<string>>();

function houseSource(language: Language): Promise<string> {
  const known = house.get(language) ?? orNothing(houseTexts(language));
  house.set(language, known);
  return known;
}

/** The sentences of the server, with those of one game if there is one. */
export class Voice {
  private speech = $state.raw<Speech | null>(null);
  private wanted: Language | null = null;
  private readonly known = new Map<string, Promise<string>>();
  private readonly leaves = new Map<string, Promise<void>>();

  constructor(
    readonly game: string | null,
    private readonly pack = HOUSE_PACK,
  ) {}

  /** Learn the reader's language; the old one speaks until the new one is here. */
  async learn(language: Language): Promise<void> {
    if (this.wanted === language) return;
    this.wanted = language;
    await this.hear(language);
  }

  /** Learn sentences that are read only when they are asked for. */
  add(leaf: string): Promise<void> {
    const known = this.leaves.get(leaf);
    if (known) return known;
    this.leaves.set(leaf, Promise.resolve());
    const heard = this.wanted === null ? Promise.resolve() : this.hear(this.wanted);
    this.leaves.set(leaf, heard);
    return heard;
  }

  private async hear(language: Language): Promise<void> {
    const { game, pack } = this;
    const own = game === null ? [] : [this.once(language, () => gameTexts(game, language, pack)), ...[...this.leaves.keys()].map((leaf) => this.once(`${leaf} ${language}`, () => gameLeaf(game, language, leaf)))];
    const sources = await Promise.all([houseSource(language), ...own]);
    if (this.wanted === language) this.speech = new Speech(language, sources);
  }

  private once(name: string, texts: () => Promise<string>): Promise<string> {
    const known = this.known.get(name) ?? orNothing(texts());
    this.known.set(name, known);
    return known;
  }

  text(text: Text, naming: Naming | null = null): string {
    return this.speech?.text(text, naming) ?? readable(text.key);
  }

  name(kind: string, id: string): string {
    return this.speech?.name(kind, id) ?? readable(id);
  }

  knows(key: string): boolean {
    return this.speech?.knows(key) ?? false;
  }

  /** Words as a sentence lists them: "Anna, Boris and Clara". */
  listed(words: readonly string[]): string {
    return this.speech?.listed(words) ?? words.join(', ');
  }
}

export class Opened implements OpenBox {
  readonly reading: Reading;
  /** The axis whose ids are the seats. */
  readonly seatAxis: string;
  /** What things are called at the table that is shown, where its board says so. */
  naming = $state.raw<Naming | null>(null);
  private readonly files = new Map<string, Promise<unknown>>();
  private readonly ledgers = new Map<Language, Promise<Ledger[]>>();

  private constructor(
    readonly box: Box,
    readonly voice: Voice,
    private readonly pack: string,
  ) {
    this.reading = new Reading(box.layout);
    const holds = (ids: readonly string[]) => box.seats.every((seat) => ids.includes(seat));
    const axes = ['seat', ...Object.keys(box.layout.axes).filter((axis) => holds(box.layout.axes[axis] ?? []))];
    this.seatAxis = axes.find((axis) => voice.knows(`${axis}-${box.seats[0]}`)) ?? axes[1] ?? 'seat';
  }

  static async open(game: string, pack = HOUSE_PACK): Promise<Opened> {
    const voice = new Voice(game, pack);
    const [box] = await Promise.all([openedBox(game, pack), voice.learn(settings.language)]);
    return new Opened(box, voice, pack);
  }

  text(text: Text): string {
    return this.voice.text(text, this.naming);
  }

  name(kind: string, id: string): string {
    return this.naming?.(kind, id, {}) ?? this.voice.name(kind, id);
  }

  knows(key: string): boolean {
    return this.voice.knows(key);
  }

  listed(words: readonly string[]): string {
    return this.voice.listed(words);
  }

  /** Seats are named by the axis that counts them: `clan-rhone`, `stoker-anna`. */
  seatName(id: string): string {
    return this.name(this.seatAxis, id);
  }

  add(leaf: string): Promise<void> {
    return this.voice.add(leaf);
  }

  file<Content>(path: string): Promise<Content> {
    const known = this.files.get(path) ?? gameFile<Content>(this.box.game.id, path, this.pack);
    this.files.set(path, known);
    return known as Promise<Content>;
  }

  rules(): Promise<Ledger[]> {
    const { language } = settings;
    const known = this.ledgers.get(language) ?? rules(this.box.game.id, language);
    this.ledgers.set(language, known);
    return known;
  }
}

/** The house's own voice, for pages that show no game. */
export const voice = new Voice(null);

/** What a request was refused for, as a sentence. */
export function sentence(fault: unknown, speaker: Pick<Voice, 'text'> = voice): string | null {
  const why = typeof fault === 'object' && fault !== null && 'why' in fault ? (fault.why as Text | null) : null;
  return why ? speaker.text(why) : null;
}
