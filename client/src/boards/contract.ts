/**
 * The contract between the table and the board of a game.
 *
 * A game's board lives in `boards/<game>/` and is found by its folder's name: `boards/<game>/index.ts` exports a
 * `GameBoard` as its default (see boards.ts). It is loaded only when a table of that game is opened. Every part but
 * `Board` is optional; without any of them the board of `boards/plain` shows each row of the layout as a table.
 *
 * A board draws a state and reports clicks. It knows no rule: what can be clicked is in `targets`, what a click would
 * do is in `preview`. The decision panel commits, and `act` for a gesture that says it all. A board never talks to the server.
 *
 * Manners that the tests check:
 * - Every clickable thing carries `data-target="kind:id"` (`data-zone` and the like may stand beside it).
 * - A thing in `targets` is a `role="button"` with a name and `aria-pressed` (in `selected` or not); the others are not
 *   in the tab order. One tab stop for the whole board, arrows inside: `use:roving` (roving.ts) does it for any layout.
 * - Whatever is drawn tells what it is: `data-card="kind:id"`, where its target says less, names the card that the lens `card` of its
 *   game tells; `data-tip` is a plain word for a control. Native titles are none: fingers and keys never meet them.
 * - A click on a thing that is in `targets` calls `pick`; on anything else it calls `explain`. Never nothing.
 * - Colours belong to players, with a pattern and an emblem; selection is `--pick` on `--pick-case`.
 * - No style attributes in markup (the server's content policy forbids them); `style:property={…}` is fine.
 * - No words in code: `box.text`, `box.name`, or the interface's own `text()` from texts/texts.
 */

import type { Component } from 'svelte';
import type { Naming } from '../texts/said';
import type { Ask, Box, Deed as Told, EndedGame, Fact, Line, Option, Outcome, PointField, Question, Seat, Standing, TableCard, Text, Unless, Why } from '../wire/messages';
import type { AnyEngine, Change, EngineShape, Rows } from './rows';

/** A thing on the board, as the wire names it. */
export interface Target {
  readonly kind: string;
  readonly id: string;
}

/** `kind:id`, the form in which targets are kept in maps and in `data-target`. */
export type TargetKey = `${string}:${string}`;

export function keyOf(target: Target): TargetKey {
  return `${target.kind}:${target.id}`;
}

/** `zone:rhone` as a target again. */
export function targetOf(key: string): Target {
  const colon = key.indexOf(':');
  return { kind: key.slice(0, colon), id: key.slice(colon + 1) };
}

/** An opened box: its layout, its sentences in the reader's language, and its files. */
export interface OpenBox {
  readonly box: Box;
  /** The name of a thing: the text `kind-id`, or the id made readable if the game has no such text. */
  name(kind: string, id: string): string;
  /** The game's own name of a seat by its id: a clan, a side, a Reckoner. */
  seatName(id: string): string;
  /** A sentence of the game or the server; an unknown key is shown readable, never an error. */
  text(text: Text): string;
  /** Whether there is a text with this key: for captions that a game may leave out. */
  knows(key: string): boolean;
  /** Learn a leaf of sentences that the first load does without, such as those of cards. */
  add(leaf: string): Promise<void>;
  /** A file that the box offers (`box.files`), parsed from JSON and kept. */
  file<Content>(path: string): Promise<Content>;
}

/** A moment of the game as the seat that is shown sees it. */
export interface Shown<E extends EngineShape = AnyEngine> {
  readonly seq: number;
  /** Read a number with `rows.value('coal', 'anna')`; null is hidden from this seat. */
  readonly rows: Rows<E>;
  /** What is going on: from where, to where, who is involved, what is in hand. Its shape is the game's own (`engine.ts`). */
  readonly scene: E['scene'];
  /** By seat: what it has sealed (its own line, or "sealed"), "ready", or null. */
  readonly answers: readonly (string | null)[];
  readonly ask: Ask | null;
  readonly outcome: Outcome | null;
}

/** The parts of a choice: a number, a thing `{kind, id}`, a list of these, or pairs of them. */
export type Args = Readonly<Record<string, unknown>>;

/** What would happen: of the option that is selected, or else of the one that is pointed at. */
export interface Looked {
  readonly line: string;
  /** What it says: the verb and its parts, by their names. */
  readonly verb: string;
  readonly args: Args;
  readonly label: Text | null;
  readonly facts: readonly Fact[];
  readonly changes: readonly Change[];
  readonly undo: 'consent' | 'free' | 'never' | null;
  /** Set when the line is not allowed. */
  readonly why: Why | null;
  /** Everything that the choice points to. */
  readonly targets: readonly Target[];
}

/** A point question: the board may draw the region and let the reader press a place. */
export interface PointDraft {
  readonly field: PointField;
  /** The points so far, in the field's units. */
  readonly at: readonly (readonly [number, number])[];
  /** Where the engine would put it: keys begin there as long as nothing is chosen. */
  readonly usual: readonly (readonly [number, number])[];
  place(at: readonly (readonly [number, number])[]): void;
  /** The hand lets go here: done at once if it can be taken back, else selected and left to the button. */
  drop(at: readonly (readonly [number, number])[]): void;
}

/** What a lens shows; its shape is the game's own. `seq` is the state that it was seen in. */
export interface Studied {
  readonly seq: number;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** What every part of a board receives. All of it changes over time; nothing in it may be changed by a board. */
export interface TableParts<E extends EngineShape = AnyEngine> {
  readonly box: OpenBox;
  /** Who sits where, by which settings. */
  readonly table: TableCard;
  /** The seat whose eyes we look through; null: what everybody sees. */
  readonly seat: number | null;
  readonly shown: Shown<E>;
  /** The state before this one, for animation by comparing; null on arrival and after a jump. */
  readonly before: Shown<E> | null;
  /** What differs between the two: row, ids on its axes, was, is. */
  readonly changed: readonly Change[];
  /** What was told between the two, for moments that explain themselves; none on arrival and after a jump. */
  readonly told: readonly Line[];
  /** What is being told of others right now, to be seen where it was: its places are in `at`. Left out where nobody tells. */
  readonly deed?: Told | null;
  /** The log up to this moment without what was taken back, for boards that count. */
  readonly lines?: readonly Line[];
  /** How long a move may take, in milliseconds; 0 when the reader wants stillness. */
  readonly moveTime: number;
  /**
   * Look through one of the game's lenses (`box.lenses`) from the seat that is shown; nothing changes. A `Why` when it
   * is refused, null when there is no answer. A replay looks at the moment that it shows.
   */
  readonly study?: (lens: string, wish: Readonly<Record<string, unknown>>) => Promise<Studied | Why | null>;
  /** Look from another of my seats; left out where that is not possible. */
  readonly look?: (seat: number) => void;
}

export interface BoardProps<E extends EngineShape = AnyEngine> extends TableParts<E> {
  readonly question: Question | null;
  /** What can be clicked now, and the ids of the options that it leads to (none for a field's own thing). */
  readonly targets: ReadonlyMap<TargetKey, readonly string[]>;
  /** What is picked now: the targets of the selected option, or the things chosen in a field. */
  readonly selected: ReadonlySet<TargetKey>;
  /** The option that is selected, if the choice is one of those listed. */
  readonly option: Option | null;
  /** Refused things that a player will look for, by target. */
  readonly refused: ReadonlyMap<TargetKey, Why>;
  readonly preview: Looked | null;
  readonly point: PointDraft | null;
  /** What the reader looked for with "find": bring it into view. It changes identity at each request. */
  readonly found: { readonly target: Target; /** Shown only for this question, where the reader looks anyway. */ readonly briefly?: boolean } | null;
  /**
   * A press on this. Leads it to one option, that is done at once if it can be taken back, and else selected for the button
   * (dice, what is shown, what is sealed). Leads it to several, each press goes on to the next, and the button does it.
   */
  pick(target: Target): void;
  /** This very option, where one thing leads to several: done at once or selected, as above. */
  take(option: Option): void;
  /** This very line, as a drop or a gesture says it: done at once or selected, as above. Wide questions have lines that no option lists. */
  answer(line: string): void;
  /**
   * A gesture that answers several questions (a figure dragged from its place is activated, sent and set down): the first
   * wish now, each further one when its question comes. It ends where one gives null, or where something cannot be undone.
   */
  follow(wishes: readonly ((question: Question) => string | null)[]): void;
  /**
   * What to answer should this question (the key of its title) come in the same turn: a promise that the hand makes where it acts,
   * so that nobody is asked for it later. A wish that gives null waits on; null takes it back. Left out where nobody plays.
   */
  readonly intend?: (key: string, wish: Deed | null) => void;
  /** In a question that deals things to places: what each place holds, finished or not. */
  readonly dealt: ReadonlyMap<string, string>;
  /** Give a place a thing there; null takes it away. A field that takes one thing is a place by its name. */
  give(place: string, thing: string | null): void;
  /** Only select an option: nothing is done before the button is pressed. */
  select(option: Option): void;
  /**
   * What the hand has just done, as answers in a row: each is given as soon as its question is there. It ends where a question
   * is another than was meant, where something is refused, and where somebody else is asked. Left out where nobody plays.
   */
  readonly act?: (deeds: readonly Deed[], joined?: boolean) => Promise<boolean>;
  /** Pointed at or focused; null when no longer. */
  hover(target: Target | null): void;
  /** Clicked but not an option: the table asks why and shows the answer near the decision. */
  explain(target: Target): void;
}

/** What to answer to a question, or null if this is not the question that was meant. */
export type Deed = (question: Question) => string | null;

/** The public facts of one seat, and its secrets if it is the one that is shown (`own`). */
export interface PlayerProps<E extends EngineShape = AnyEngine> extends TableParts<E> {
  readonly of: Seat;
  readonly own: boolean;
  /** `strip`: a card in the column or the strip of a phone. `full`: the dialog with the whole player board. */
  readonly size: 'strip' | 'full';
  pick(target: Target): void;
  explain(target: Target): void;
  readonly targets: ReadonlyMap<TargetKey, readonly string[]>;
  readonly selected: ReadonlySet<TargetKey>;
}

/** Under the board: what the current choice needs (a track, dice, cards). Same props as the board. */
export type DockProps<E extends EngineShape = AnyEngine> = BoardProps<E>;

/** Inside the decision panel, in place of the plain list of facts and changes. */
export interface PreviewProps<E extends EngineShape = AnyEngine> extends TableParts<E> {
  readonly question: Question;
  readonly preview: Looked;
}

/** What an instrument says of one option: a sign and a short text beside it. */
export interface OptionMark {
  /** `note`: no sign, only what the option is about (the order that lies there, who holds the zone). */
  readonly sign: 'yes' | 'no' | 'unknown' | 'suggested' | 'note';
  readonly text: string;
}

/** Something that a team mate might do: a choice that is open to his seat, a thing on the board, or both. */
export interface Suggestion {
  readonly seat: number;
  readonly line: string | null;
  readonly target: Target | null;
}

/** Under the preview, always: instruments that look through lenses. `standing` is the answer left for this question. */
export interface AsideProps<E extends EngineShape = AnyEngine> extends BoardProps<E> {
  readonly standing: Standing | null;
  /** Put marks beside options, by line; they go with the question. */
  mark(marks: ReadonlyMap<string, OptionMark>): void;
  /** Say it in the chat, so that everybody reads it in his language; a sentence when it was not said. */
  suggest(wish: Suggestion): Promise<string | null>;
  /** Leave a standing answer for this kind of question, or none; `unless` gives another where it weighs enough. */
  stand(line: string | null, unless?: Unless | null): void;
}

/** With the result: what follows, if this game is part of something longer. */
export interface OnwardProps<E extends EngineShape = AnyEngine> extends TableParts<E> {
  /** What the players decide before the next game, and what its button says. */
  decide(wish: Readonly<Record<string, unknown>>, label: string): void;
}

/** In the reader's own record: how far he is in something longer. `games` are his games of this kind, the latest first. */
export interface SagaProps {
  readonly box: OpenBox;
  readonly games: readonly EndedGame[];
}

/** On the new-game page: what the settings mean, drawn by the game. */
export interface ForewordProps {
  readonly box: OpenBox;
  readonly config: Readonly<Record<string, unknown>>;
}

/** A value of a setting that this browser keeps under a name, such as a squad of one's own. */
export interface KeptValue {
  readonly name: string;
  readonly value: string;
}

/** Beside the sentence of a deed: what it did, in signs. */
export interface ChipsProps {
  readonly box: OpenBox;
  readonly lines: readonly Line[];
}

export interface EmblemProps {
  readonly seat: Seat;
  readonly size: number;
}

export interface PictureProps<E extends EngineShape = AnyEngine> {
  readonly parts: TableParts<E>;
  readonly target: Target;
}

/** One row of the board as a list. `cells` are texts already in the reader's language, one per column. */
export interface ListRow {
  readonly target: Target;
  readonly name: string;
  readonly cells: readonly string[];
  /** Whose it is, for the filters mine and enemies; null: nobody's. */
  readonly owner: number | null;
}

export interface BoardList {
  /** What the rows are ("49 zones"). */
  readonly caption: string;
  readonly columns: readonly string[];
  /** In the same order each time. */
  readonly rows: readonly ListRow[];
}

/** The stages of a round as the top bar shows them: keys of texts, and which one is on. */
export interface Phases {
  readonly keys: readonly string[];
  readonly now: number;
}

/** What a replay jumps to: keys of events as the log tells them. */
export interface Landmarks {
  /** A turn begins. Left out: a turn begins where somebody else is asked. */
  readonly turns?: readonly string[];
  /** What one looks for in a game that is over: a battle, somebody's end. */
  readonly highlights?: readonly string[];
}

export interface GameBoard {
  readonly Board: Component<BoardProps>;
  readonly Player?: Component<PlayerProps>;
  readonly Dock?: Component<DockProps>;
  readonly Preview?: Component<PreviewProps>;
  readonly Chips?: Component<ChipsProps>;
  readonly Aside?: Component<AsideProps>;
  /** A standing answer in words; null: as its choice is called. */
  readonly instruction?: (box: OpenBox, standing: Standing) => string | null;
  readonly Onward?: Component<OnwardProps>;
  readonly Foreword?: Component<ForewordProps>;
  readonly Saga?: Component<SagaProps>;
  /** On the new-game page: what this browser keeps for a setting, besides the values that the game lists. */
  readonly kept?: (setting: string) => readonly KeptValue[];
  /** On the new-game page: the settings with which one person plays all seats, and whether these are such. */
  readonly solo?: { readonly config: Readonly<Record<string, unknown>>; readonly alone: (config: Readonly<Record<string, unknown>>) => boolean };
  /** Whether an answer gives so much up that it waits for the button, although it can be taken back for a while. */
  readonly waits?: (question: Question, line: string) => boolean;
  /** On the new-game page: the settings of a first game, for whoever comes from the last lesson or asks for it. */
  readonly first?: Readonly<Record<string, unknown>>;
  /** On a phone what others did is told at the lower edge of the board, over its tools: pieces stand at the upper one. */
  readonly toldBelow?: boolean;
  /** The sign of a seat. Without one: a disc with a pattern, a colour and the first letter. */
  readonly Emblem?: Component<EmblemProps>;
  /** How a thing looks beside its name in a list; it draws nothing for what has no picture. */
  readonly Picture?: Component<PictureProps>;
  /** The colour of a seat, as CSS says it, for lines of charts; null: the table's own. */
  readonly tint?: (parts: TableParts, seat: Seat) => string | null;
  readonly list?: (parts: TableParts) => BoardList;
  readonly phases?: (shown: Shown) => Phases | null;
  /** Under the game's name: scenario and round. */
  readonly headline?: (parts: TableParts) => string;
  /** Everything that "find" knows beyond the rows of the list. */
  readonly findable?: (parts: TableParts) => readonly Target[];
  /** The seat that a thing stands for (a clan, a figure), for signs and filters of the log; null: none. */
  readonly seatOf?: (parts: TableParts, thing: Target) => number | null;
  /**
   * What things are called in the sentences of this table ("Archer (A7)" for the figure a7). Give back the same function
   * as long as nothing is called otherwise: every sentence is said anew when it changes.
   */
  readonly naming?: (parts: TableParts) => Naming | null;
  /** What a seat is called once more is known than its place: the clan that it leads. Null: not yet. */
  readonly title?: (box: OpenBox, shown: Shown, seat: Seat) => string | null;
  /** Sentences call everybody by that name, people too: the log tells of Reckoners, not of who plays them. */
  readonly roles?: true;
  readonly landmarks?: Landmarks;
  /** Whom a seat plays, as the thing whose card tells of it. */
  readonly role?: (shown: Shown, seat: Seat) => Target | null;
  /** The score of a seat for its card, if one is kept during play. */
  readonly score?: (shown: Shown, seat: Seat) => { readonly value: number; readonly caption: string } | null;
}
