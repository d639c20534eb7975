/** One reader at one table: what he knows, what he looks at, what he is about to say. */

import { blankDraft, draftOf, firstDraft, given, lastDraft, lineOf, nextThing, toggled, unasked, assigned, valuesIn, withValue, type Draft } from '../ask/draft';
import { keeping } from '../ask/pointing';
import { divisionOf, pressed, whole } from '../ask/shares';
import { boardOf } from '../boards/boards';
import { saidBy } from '../boards/args';
import { keyOf, type Deed, type GameBoard, type Looked, type OptionMark, type PointDraft, type Studied, type Suggestion, type Target, type TargetKey } from '../boards/contract';
import { lessonOf } from '../routes/learn/lesson';
import { settings } from '../settings.svelte';
import { levelName, text } from '../texts/texts';
import { Opened } from '../wire/box.svelte';
import { Connection } from '../wire/connection.svelte';
import type { Explained, Heard, Line, Question, Seat, State, Text, Told, Why } from '../wire/messages';
import { replayStates, tableLive } from '../wire/requests';
import { handedOver, myAsked, NOTHING_KNOWN, told, type Memory } from './memory';
import { calledSeat, named } from './named';
import { Plan } from './plan.svelte';
import { Previews } from './previews.svelte';
import { promised } from './promises';
import { Reel, stepsOf } from './reel.svelte';
import { kept, lookedAt, optionOf, refusedOf, selectedOf, shownOf, targetsOf } from './shown';

const SUGGESTED_BEFORE = 120; // seconds; what was suggested that long before the page was opened is past
const MOST_RECALLED = 50; // states that the server gives at once
const MOST_TRIES = 5; // of one answer, while others choose at the same time
const WAIT = 25; // milliseconds
const MOST_WAITS = 80;

export interface Explanation {
  readonly target: Target | null;
  readonly whys: readonly Why[];
}

/** What a hand wants of a question that is to come: the line, or null if that is not it. */
export type Wish = (question: Question) => string | null;

export class Session {
  memory = $state.raw<Memory>(NOTHING_KNOWN);
  opened = $state.raw<Opened | null>(null);
  board = $state.raw<GameBoard | null>(null);
  fault = $state.raw<unknown>(null);
  /** Where the game stands: what is asked is asked of this. The board may still show what led there. */
  state = $state.raw<State | null>(null);
  draft = $state.raw<Draft | null>(null);
  touched = $state(false);
  /** In a lesson nothing is selected before the coach has spoken, and at the moments that matter not even then. */
  taught = false;
  hovered = $state.raw<Target | null>(null);
  explanation = $state.raw<Explanation | null>(null);
  /** A choice that is on its way. */
  sending = $state<string | null>(null);
  refusal = $state.raw<{ readonly why: Why; readonly stale: boolean } | null>(null);
  /** What happened while the reader was away, until he looks. */
  meanwhile = $state.raw<readonly Line[]>([]);
  handOver = $state<number | null>(null);
  found = $state.raw<{ readonly target: Target; readonly briefly?: boolean } | null>(null);
  held = $state<string | null>(null);
  private readonly filled = new Set<string>(); // places that got their share by a press
  /** Hand-over codes of this sitting, by seat; they never leave the page. */
  codes = $state.raw<Readonly<Record<number, string>>>({});
  /** The last line that was told when an open game went on from one of my seats to the next by itself. */
  private carried = $state<number | null>(null);
  /** When the question came, by this browser's clock. */
  askedAt = $state(0);

  /** What an instrument says of the options, by line. */
  noted = $state.raw<ReadonlyMap<string, OptionMark>>(new Map());
  /** Up to here suggestions were answered by doing something. */
  private heeded = $state(0);
  private readonly openedAt = Date.now() / 1000;
  readonly plan = new Plan();
  readonly connection: Connection;
  readonly reel = new Reel(() => (settings.still ? 'off' : settings.comfort.playback));
  private readonly previews = new Previews();
  private picked: ReadonlySet<TargetKey> = new Set();
  private wasLost = false;
  private coming: number | null = null; // the seat whose side was asked for and has not come yet
  private stay: number | null = null; // the seat that the reader chose to look from, until he answers
  private wishes: Wish[] = []; // what a hand that does several things at once still wants
  private readonly intents = new Map<string, Wish>(); // by the question that they answer, should it come
  /** What was done for the reader without asking, until he does something himself. */
  done = $state.raw<Text | null>(null);
  private byHand = false; // the last choice was the reader's own, not one that answered itself
  /** How many gestures were taken back and can be done again, until something else is chosen. */
  undone = $state(0);
  private goingBack = false; // something was taken back, and nothing was chosen since
  private readonly posed = new Set<string>();

  readonly table = $derived(this.memory.table);
  readonly seat = $derived(this.memory.seat);
  readonly question = $derived<Question | null>(this.state?.question ?? null);
  readonly ask = $derived(this.state?.ask ?? null);
  /** Whether this seat is waited for. */
  readonly asked = $derived(this.seat !== null && (this.ask?.asked.includes(this.seat) ?? false));
  readonly line = $derived(this.question && this.draft ? lineOf(this.question, this.draft) : null);
  readonly option = $derived(this.question && this.draft ? optionOf(this.question, this.draft) : null);
  /** Whether the board shows the game as it stands. */
  readonly live = $derived(this.state === this.reel.state);
  readonly targets = $derived(targetsOf(this.question));
  readonly refused = $derived(refusedOf(this.question));
  /** The same set as long as the same is picked: a place that is dragged changes the draft at every movement. */
  readonly selected = $derived.by(() => (this.picked = kept(this.picked, selectedOf(this.question, this.draft))));
  readonly looked = $derived(this.lookedNow());
  /** What is on the board. */
  readonly shown = $derived(this.reel.state && this.opened ? shownOf(this.reel.state, this.opened.reading) : null);
  readonly shownBefore = $derived(this.reel.before && this.opened ? shownOf(this.reel.before, this.opened.reading) : null);
  /** What the question is about: what is on the board, unless that is still on its way. */
  readonly shownNow = $derived(this.state === this.reel.state ? this.shown : this.state && this.opened ? shownOf(this.state, this.opened.reading) : null);
  readonly changed = $derived(this.shown && this.shownBefore ? this.shown.rows.since(this.shownBefore.rows) : []);
  /** What was told since the state before. */
  readonly told = $derived.by<readonly Line[]>(() => {
    const { carried } = this;
    const { state, before } = this.reel;
    if (!state) return [];
    if (before) return this.memory.lines.filter(({ seq }) => seq > before.seq && seq <= state.seq);
    return carried === null ? [] : this.memory.lines.filter(({ n, seq }) => n > carried && seq <= state.seq);
  });
  /** The log up to what is on screen. */
  readonly visibleLines = $derived(this.memory.lines.filter(({ seq }) => seq <= (this.reel.state?.seq ?? 0)));
  /** What places hold in a question that deals things out, finished or not. */
  readonly dealt = $derived<ReadonlyMap<string, string>>(
    new Map(Object.values(this.draft?.values ?? {}).flatMap((value) => (value.kind === 'assign' ? value.pairs : []))),
  );
  readonly point = $derived(this.pointDraft());
  readonly watching = $derived(this.table !== null && this.table.mine.length === 0);
  readonly shared = $derived((this.table?.mine.length ?? 0) > 1);
  readonly awaited = $derived<readonly Seat[]>(
    (this.ask?.asked ?? []).flatMap((seat) => this.table?.seats[seat] ?? []),
  );
  /** Whether this seat has time for a plan: people decide, not bots. A screen that is shared keeps no plans. */
  readonly planning = $derived(
    this.seat !== null && !this.shared && !this.asked && this.question === null && this.awaited.some(({ kind, lent }) => kind === 'person' && lent === null),
  );

  /** What mates suggest to this seat since it last did something: by line, who. */
  readonly suggestions = $derived.by<ReadonlyMap<string, string>>(() => {
    const found = new Map<string, string>();
    for (const { n, person, name, at, suggested } of this.memory.chat) {
      const fresh = n > this.heeded && at > this.openedAt - SUGGESTED_BEFORE;
      if (!suggested?.line || suggested.seat !== this.seat || !fresh || this.memory.muted.has(person)) continue;
      found.set(suggested.line, name);
    }
    return found;
  });

  constructor(readonly id: string) {
    this.connection = new Connection(
      tableLive(id),
      () => this.greeting(),
      (message) => this.heard(message),
    );
  }

  close(): void {
    this.previews.stop();
    this.reel.stop();
    this.connection.close();
  }

  /** Select a line; nothing is sent. */
  select(draft: Draft): void {
    this.skip();
    this.draft = draft;
    this.touched = true;
    this.refusal = null;
    this.explanation = null;
    this.foresee();
  }

  selectLine(line: string): void {
    const draft = this.question && draftOf(this.question, line);
    if (draft) this.select(draft);
  }

  /**
   * A hand has chosen this. What can be taken back is done at once; dice, what is shown and what is sealed wait for the
   * button, as does everything for readers who want to be asked always. `joined`: by the same gesture as the choice before.
   */
  press(draft: Draft, joined = false): void {
    const chosen = this.touched && this.line !== null && this.question !== null && lineOf(this.question, draft) === this.line;
    if (!chosen) this.select(draft);
    const { line, question, seat } = this;
    const decision = this.state?.decision; // mates who act meanwhile bring the same question anew
    const asked = this.asked || question?.answered != null;
    if (line === null || seat === null || !question || !asked || question.mode === 'simultaneous') return;
    if (settings.comfort.confirmations === 'always' || this.board?.waits?.(question, line)) return;
    const known = (this.option && lookedAt(this.option)) ?? this.previews.of(line);
    if (known) {
      if (known.why === null && known.undo === 'free') void this.choose(line, null, joined);
      return;
    }
    this.previews.stop();
    void this.previews.look(line, () => this.connection.ask({ type: 'preview', seat, line })).then(() => {
      const looked = this.previews.of(line);
      if (looked?.why === null && looked.undo === 'free' && this.line === line && this.state?.decision === decision) void this.choose(line, null, joined);
    });
  }

  pressLine(line: string, joined = false): void {
    const draft = this.question && draftOf(this.question, line);
    if (draft) this.press(draft, joined);
  }

  /**
   * A gesture that answers several questions: the first now, each further one when it is asked. It ends where one has nothing
   * to say, or where something cannot be taken back.
   */
  follow(wishes: readonly Wish[]): void {
    const [first, ...rest] = wishes;
    const line = this.question && first ? first(this.question) : null;
    if (line === null) return;
    this.wishes = rest;
    this.pressLine(line);
  }

  /** What to answer should this question come; null: to be asked after all. */
  intend(key: string, wish: Wish | null): void {
    if (wish) this.intents.set(key, wish);
    else this.intents.delete(key);
  }

  /** Give a place a thing in a question that deals things out; null takes it away. */
  give(place: string, thing: string | null): void {
    const { question, draft } = this;
    const dealt = question && draft && given(question, draft, place, thing);
    if (!dealt) return;
    this.held = null;
    this.select(dealt);
  }

  /** The thing that was pressed last. */
  private lastPicked: string | null = null;

  pick(target: Target): void {
    const question = this.question;
    if (!question || !this.draft || !this.targets.has(keyOf(target))) {
      void this.explain(target);
      return;
    }
    if (this.pickInField(question, this.draft, target)) return;
    const division = divisionOf(question, 2);
    const there = division && division.kind === target.kind ? whole(division, target.id) : null;
    if (there) {
      this.pressLine(there.say);
      return;
    }
    const share = division && division.kind === target.kind ? pressed(division, this.line, target.id, this.filled) : null;
    if (share) {
      this.selectLine(share.say);
      this.filled.add(target.id);
      return;
    }
    const options = question.options.filter((option) => option.targets.some((one) => keyOf(one) === keyOf(target)));
    const [only] = options;
    if (only && options.length === 1) {
      this.pressLine(only.say);
      return;
    }
    const same = this.touched ? keeping(options, this.option, this.lastPicked, target) : null;
    this.lastPicked = keyOf(target);
    if (same) {
      this.selectLine(same.say);
      return;
    }
    const now = options.findIndex(({ say }) => say === this.line);
    // What was only proposed is what the first press means; each further press goes on to another way.
    const next = options[this.touched || now < 0 ? (now + 1) % options.length : now];
    if (next) this.selectLine(next.say);
  }

  private pickInField(question: Question, draft: Draft, target: Target): boolean {
    for (const field of question.fields) {
      const value = draft.values[field.name];
      if (field.kind === 'some' && value?.kind === 'some' && field.of === target.kind && field.ids.includes(target.id)) {
        const picked = withValue(draft, field.name, { kind: 'some', ids: toggled(field, value.ids, target.id) });
        // Where one thing is wanted, choosing it is the whole answer.
        if (question.fields.length === 1 && field.least === 1 && field.most === 1) this.press(picked);
        else this.select(picked);
        return true;
      }
      if (field.kind === 'assign' && value?.kind === 'assign') {
        if (field.placesOf === target.kind && field.places.includes(target.id)) {
          const now = value.pairs.find(([place]) => place === target.id)?.[1] ?? null;
          const next = this.held ?? nextThing(field, value.pairs, target.id, 1);
          const pairs = assigned(field, value.pairs, target.id, next === now ? null : next);
          this.select(withValue(draft, field.name, { kind: 'assign', pairs }));
          return true;
        }
        if (field.thingsOf === target.kind && field.things.some(({ id }) => id === target.id)) {
          this.held = this.held === target.id ? null : target.id;
          return true;
        }
      }
    }
    return false;
  }

  hover(target: Target | null): void {
    this.hovered = target;
  }

  /** Why nothing can be done with this: the engine is asked, and something is always shown. */
  async explain(target: Target): Promise<void> {
    const refusal = this.refused.get(keyOf(target));
    if (refusal) this.explanation = { target, whys: [refusal] };
    if (this.seat === null) {
      this.explanation = { target, whys: [] };
      return;
    }
    const answer = await this.connection.ask({ type: 'explain', seat: this.seat, target });
    if (answer?.type === 'explained') this.explained(target, answer);
    else if (answer?.type === 'refused') this.explanation = { target, whys: [answer.why] };
    else this.explanation ??= { target, whys: [] };
  }

  /** Look through a lens of the game from the seat that is shown. */
  async study(lens: string, wish: Readonly<Record<string, unknown>>): Promise<Studied | Why | null> {
    const answer = await this.connection.ask({ type: 'look', lens, seat: this.seat, wish });
    if (answer?.type === 'looked') return { seq: answer.seq, answer: answer.answer };
    return answer?.type === 'refused' ? answer.why : null;
  }

  mark(marks: ReadonlyMap<string, OptionMark>): void {
    this.noted = marks;
  }

  /** Suggest something to a mate; a sentence comes back if it was not said. */
  async suggest(wish: Suggestion): Promise<string | null> {
    const answer = await this.connection.ask({ type: 'say', suggest: wish });
    if (answer?.type === 'refused') return this.opened?.text(answer.why) ?? '';
    return answer === null ? text('chat-lost') : null;
  }

  private explained(target: Target, answer: Explained): void {
    const option = this.question?.options.find(({ id }) => answer.options.includes(id));
    if (option && answer.whys.length === 0) this.selectLine(option.say);
    else this.explanation = { target, whys: answer.whys };
  }

  /** Back to what was selected when the question came. */
  resetDraft(): void {
    if (!this.question) return;
    this.filled.clear();
    this.select(firstDraft(this.question));
    this.touched = false;
  }

  /** Commit what is selected. */
  commit(): Promise<void> {
    return this.line === null ? Promise.resolve() : this.choose(this.line);
  }

  /** Send a choice. It is sent again with the same id after a break, and taken once. `unasked`: nobody was asked, for it is usual, or the only one. */
  async choose(line: string, unasked: 'only' | 'usual' | null = null, joined = false): Promise<void> {
    const decision = this.state?.decision;
    if (this.seat === null || decision == null || this.sending !== null) return;
    this.byHand = unasked === null;
    if (this.byHand) this.skip();
    this.sending = line;
    this.refusal = null;
    this.explanation = null;
    this.stay = null;
    this.goingBack = false;
    this.undone = 0;
    this.done = unasked === 'usual' ? (this.question?.options.find(({ say }) => say === line)?.label ?? null) : null;
    const about = this.question?.options.find(({ say }) => say === line)?.targets ?? [];
    const answer = await this.connection.ask({ type: 'choose', seat: this.seat, decision, line, joined });
    this.sending = null;
    if (answer?.type === 'refused') {
      this.refusal = { why: answer.why, stale: answer.stale ?? false };
      this.wishes = [];
    }
    else {
      this.touched = false;
      this.plan.done(about);
      this.heeded = this.memory.chat.at(-1)?.n ?? 0;
    }
    // The next question may have come before the word that the choice was taken.
    if (this.state?.decision !== decision) this.goOn(this.question);
  }

  /**
   * Answers in a row, as one gesture means them. Whoever plays together may have chosen something meanwhile: the same answer is
   * then given to the question as it stands now. What cannot be taken back is only selected, and waits for the button.
   * `joined`: the gesture has begun with what was answered before.
   */
  async act(deeds: readonly Deed[], joined = false): Promise<boolean> {
    const { seat } = this;
    for (const [place, deed] of deeds.entries()) {
      for (let tries = 0; ; tries += 1) {
        this.skip();
        await this.sent();
        const line = this.seat === seat && this.question ? deed(this.question) : null;
        if (line === null || this.sending !== null) return false;
        if (!(await this.canBeTakenBack(line))) {
          this.selectLine(line);
          return false;
        }
        await this.choose(line, null, joined || place > 0);
        if (!this.refusal) break;
        if (!this.refusal.stale || tries === MOST_TRIES) return false;
      }
    }
    return true;
  }

  /** Until the answer before was taken: the next question may come sooner than that word. */
  private async sent(): Promise<void> {
    for (let waits = 0; this.sending !== null && waits < MOST_WAITS; waits += 1) await new Promise((done) => setTimeout(done, WAIT));
  }

  /** Whether the engine says that this answer can be undone; readers who want to be asked always are asked. */
  private async canBeTakenBack(line: string): Promise<boolean> {
    const { question, seat } = this;
    const decision = this.state?.decision;
    if (seat === null || !question || settings.comfort.confirmations === 'always') return false;
    const option = question.options.find(({ say }) => say === line);
    const told = option && lookedAt(option);
    if (!told && !this.previews.has(line)) await this.previews.look(line, () => this.connection.ask({ type: 'preview', seat, line }));
    const known = told ?? this.previews.of(line);
    return known?.why === null && known.undo === 'free' && this.state?.decision === decision;
  }

  /** The seat by which this person is known while the screen changes from one of his seats to another: what he did is his from any of them. */
  private get hand(): number | null {
    return this.seat ?? this.coming ?? this.handOver;
  }

  /** Take back what this person did last, from whichever of his seats; or everything from a line of the log on. */
  async takeBack(line: number | null = null): Promise<void> {
    const seat = this.hand;
    if (seat === null) return;
    this.stay = null;
    this.goingBack = true;
    this.done = null;
    this.wishes = [];
    this.intents.clear();
    const answer = await this.connection.ask({ type: 'take-back', seat, line });
    if (answer?.type === 'refused') this.explanation = { target: null, whys: [answer.why] };
    else this.undone += line === null ? 1 : Infinity; // a line may be many gestures ago
  }

  /** Do again what this person has just taken back. */
  async again(): Promise<void> {
    const seat = this.hand;
    if (seat === null) return;
    this.stay = null;
    this.goingBack = false;
    const answer = await this.connection.ask({ type: 'redo', seat });
    this.undone = answer?.type === 'refused' ? 0 : Math.max(0, this.undone - 1);
    if (answer?.type === 'refused') this.explanation = { target: null, whys: [answer.why] };
  }

  /** The reader chooses the seat that he looks from: the table stays there until he answers something. */
  look(seat: number): void {
    this.stay = seat;
    void this.show(seat);
  }

  /** Look from another of my seats; `null` is what everybody sees. */
  async show(seat: number | null, carried: number | null = null): Promise<void> {
    this.handOver = null;
    this.carried = carried;
    this.coming = seat;
    this.forget();
    const answer = await this.connection.ask({ type: 'show', seat, since: 0 });
    if (this.coming !== seat) return;
    this.coming = null; // refused, or the line broke
    if (answer?.type === 'refused') this.explanation = { target: null, whys: [answer.why] };
    else this.turn();
  }

  /** Whoever acts sees the board as it is. */
  skip(): boolean {
    return this.reel.skip();
  }

  /** What happened since my last choice, once more; what this page has not seen is fetched. */
  async sinceMyTurn(): Promise<void> {
    const now = this.state;
    if (!now) return;
    const first = Math.max(now.acted + 1, now.seq - MOST_RECALLED + 1, 1);
    const known = this.reel.film[0]?.state.seq ?? Infinity;
    if (known <= first || first > now.seq) {
      this.reel.again();
      return;
    }
    const found = await replayStates(this.id, now.seat === null ? 'public' : String(now.seat), first, now.seq).catch(() => []);
    if (this.state !== now || found.length === 0) return;
    this.reel.again([...found.filter(({ seq }) => seq < now.seq), now].flatMap((state) => stepsOf(state)));
  }

  seatName(seat: number): string {
    return calledSeat(this.table?.seats ?? [], seat, (found) => this.seatWord(found), this.board?.roles);
  }

  /** A sentence of the server, with names in place of numbers. */
  readonly said = (sentence: Text): string => {
    const box = this.opened;
    if (!box) return '';
    return box.text(named(sentence, { seat: (seat) => this.seatName(seat), level: levelName, choice: (choice) => box.text(choice) }));
  };

  /** The game's own word for a seat: a clan, a side. */
  seatWord(seat: Seat): string {
    const { board, opened, shown } = this;
    if (!opened) return seat.id;
    return (shown && board?.title?.(opened, shown, seat)) ?? opened.seatName(seat.id);
  }

  private greeting(): Heard {
    const known = this.memory.state;
    const { seat } = this.memory;
    if (known === null) return { type: 'hello', ...(seat === null ? {} : { seat }) };
    return { type: 'hello', seat: known.seat, since: known.seq };
  }

  private heard(message: Told): void {
    const before = this.memory;
    this.memory = told(before, message, Date.now());
    if (message.type === 'welcome') {
      this.wasLost = before.state !== null;
      promised(message.table.id, message.table.commitment);
      void this.open(message.table.game, message.table.pack);
    }
    if (message.type === 'state' && this.memory.state === message) this.arrived(before, message);
    if (message.type === 'state' || message.type === 'table' || message.type === 'welcome') this.turn(before.lines.at(-1)?.n ?? 0);
  }

  private arrived(before: Memory, state: State): void {
    const same = before.state !== null && before.state.seat === state.seat;
    if (this.wasLost && same && before.state?.decision !== state.decision) {
      this.meanwhile = this.memory.lines.filter(({ n }) => n > (before.lines.at(-1)?.n ?? 0));
    }
    this.wasLost = false;
    this.present(state);
    if (before.state === null && this.carried !== null && !document.hidden) this.reel.carry(state, this.carried);
    else if (!same || document.hidden || state.since === 0) this.reel.jump(state);
    else this.reel.push(state, state.acted === state.seq && this.byHand, state.acted === state.seq);
  }

  private present(state: State): void {
    const old = this.state;
    const sameSeat = old !== null && old.seat === state.seat;
    this.state = state;
    if (state.seat !== null && !this.shared) this.plan.open(this.id, state.seat);
    const { question } = state;
    const same = sameSeat && old.decision === state.decision && old.question !== null && question !== null;
    const unchanged = same && old.question?.answered === question.answered; // somebody else sealed, or was ready
    if (unchanged && this.draft && this.goesOn(old.question, question)) return;
    const { explanation, askedAt } = this;
    this.renew(question, sameSeat ? old : null);
    if (!unchanged) return;
    this.explanation = explanation;
    this.askedAt = askedAt;
  }

  /** Whether what is drafted, finished or not, can go on in the same question. */
  private goesOn(old: Question | null, question: Question): boolean {
    if (this.line !== null) return draftOf(question, this.line) !== null;
    return question.fields.length > 0 && JSON.stringify(old?.fields) === JSON.stringify(question.fields);
  }

  /** A new question: select what is sensible, or keep what the reader had chosen but not sent. */
  private renew(question: Question | null, old: State | null): void {
    const kept =
      this.touched && this.line !== null && question && old?.question?.title.key === question.title.key
        ? draftOf(question, this.line)
        : null;
    if (!question) this.posed.clear();
    this.previews.clear();
    this.noted = new Map();
    this.held = null;
    this.filled.clear();
    this.hovered = null;
    this.explanation = null;
    if (this.found?.briefly) this.found = null;
    this.draft = kept ?? (question ? (this.taught ? blankDraft(question) : this.offered(question)) : null);
    this.touched = kept !== null;
    this.askedAt = Date.now();
    this.foresee();
    this.goOn(question);
  }

  /**
   * What the hand has begun goes on; else a question with one answer, or a usual one, answers itself unless the reader wants to
   * see it. On the way back the only answer is passed over, and a usual one is shown: somebody may want it otherwise.
   */
  private goOn(question: Question | null): void {
    const { opened, table } = this;
    if (!question || !this.asked || this.sending !== null) return;
    const wish = this.wishes.shift();
    const wished = wish?.(question) ?? null;
    if (wish && wished === null) this.wishes = [];
    if (wished !== null) {
      this.pressLine(wished, true);
      return;
    }
    const intended = this.intents.get(question.title.key)?.(question) ?? null;
    if (intended !== null) {
      this.intents.delete(question.title.key);
      this.pressLine(intended);
      return;
    }
    const { everyQuestion, confirmations } = settings.comfort;
    const alone = everyQuestion || confirmations === 'always' ? null : unasked(question);
    if (!alone || !opened || !table || lessonOf(opened.box.lessons, table.config) !== null) return; // a coach speaks of each
    if (!this.goingBack) void this.choose(alone.line, alone.habit ? 'usual' : 'only');
    else if (!alone.habit && this.state?.undo?.kind === 'free') void this.takeBack();
  }

  /** The coach has spoken and leaves nothing to find: what is sensible is selected after all. */
  propose(): void {
    if (!this.question || this.touched) return;
    this.draft = this.offered(this.question);
    this.foresee();
  }

  private offered(question: Question): Draft {
    return this.planned(question) ?? this.ending(question) ?? firstDraft(question);
  }

  /** What ends a question that this seat was asked already since others had their turn. */
  private ending(question: Question): Draft | null {
    const posed = JSON.stringify(question.title);
    const again = this.posed.has(posed);
    this.posed.add(posed);
    return again ? lastDraft(question) : null;
  }

  /** What the reader planned to choose, if it can be chosen and nothing about it has changed. */
  private planned(question: Question): Draft | null {
    if (!this.shownNow || !this.asked) return null;
    const step = this.plan.next(targetsOf(question), this.shownNow.rows);
    const option = step && question.options.find(({ targets }) => targets.some((one) => keyOf(one) === keyOf(step.target)));
    return option ? draftOf(question, option.say) : null;
  }

  /** A shared screen goes to the next person when only he is asked. */
  private turn(told = 0): void {
    const { table, state, seat } = this.memory;
    if (!table || table.mine.length < 2 || !state || table.status !== 'playing' || !this.opened) return;
    if (seat !== null && seat === this.stay) return;
    const asked = myAsked(table, state.ask?.asked ?? [], seat);
    const next = asked[0];
    if (seat === this.coming) this.coming = null;
    // Who has just said who he is must not be asked again by what the table still says to nobody.
    if (next === undefined || next === seat || next === this.coming) return;
    if (!this.opened.box.secrets) {
      void this.show(next, told);
    } else if (this.handOver !== next) {
      this.handOver = next;
      if (seat !== null) {
        this.forget();
        void this.connection.ask({ type: 'show', seat: null, since: 0 });
      }
    }
  }

  private forget(): void {
    this.memory = handedOver(this.memory);
    this.intents.clear();
    this.reel.clear();
    this.state = null;
    this.draft = null;
    this.explanation = null;
    this.refusal = null;
    this.meanwhile = [];
    this.previews.clear();
  }

  private async open(game: string, pack: string): Promise<void> {
    if (this.opened?.box.game.id === game) return;
    try {
      const [opened, board] = await Promise.all([Opened.open(game, pack), boardOf(game)]);
      this.board = board;
      this.opened = opened;
      this.turn();
    } catch (fault) {
      this.fault = fault;
    }
  }

  private lookedNow(): Looked | null {
    const hovered = this.hovered ? (this.targets.get(keyOf(this.hovered)) ?? []) : [];
    const pointed = this.question?.options.find(({ id }) => id === hovered[0]);
    if (pointed && hovered.length === 1 && pointed !== this.option) return lookedAt(pointed) ?? this.previews.of(pointed.say);
    const { line, option } = this;
    if (line === null) return null;
    const known = (option && lookedAt(option)) ?? this.previews.of(line);
    if (known || !option) return known;
    return { line, ...saidBy(option), label: option.label, facts: option.facts, changes: [], undo: option.undo ?? null, why: null, targets: option.targets };
  }

  /** Ask the engine what the selected line would do, if we were not told already. */
  private foresee(): void {
    this.previews.stop();
    const { line, seat, option } = this;
    if (line === null || seat === null || this.previews.has(line) || (option && lookedAt(option))) return;
    this.previews.soon(line, () => this.connection.ask({ type: 'preview', seat, line }));
  }

  private pointDraft(): PointDraft | null {
    const { question, draft } = this;
    const field = question?.fields.find((one) => one.kind === 'point');
    if (!question || field?.kind !== 'point' || !draft) return null;
    const value = draft.values[field.name];
    const at = draft.said === null && value?.kind === 'point' ? value.points : [];
    const usual = valuesIn(question, question.default)?.[field.name];
    return {
      field,
      at,
      usual: usual?.kind === 'point' ? usual.points : [],
      place: (points) => this.select(withValue(this.draft ?? draft, field.name, { kind: 'point', points })),
      drop: (points) => this.press(withValue(this.draft ?? draft, field.name, { kind: 'point', points })),
    };
  }
}
