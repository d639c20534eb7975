/**
 * What travels between server and client.
 * Written by `python -m tools.wire` from src/samovar/server/wire: change it there.
 */

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK: Language = 'en';

/** One text in every language. */
export type Words = Readonly<Record<Language, string>>;

export interface Accepted {
  readonly type: 'accepted';
  readonly id: string;
}

export interface Agree {
  readonly type: 'agree';
  readonly id: string;
  readonly proposal: string;
  readonly yes: boolean;
}

export interface Amendment {
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly at: number | null;
}

export interface Analysis {
  readonly cooperative: boolean;
  readonly choices: number;
  readonly course: readonly (Chances)[];
  readonly turning: readonly (TurningPoint)[];
  readonly costly: readonly (Costly)[];
  readonly played: readonly (Played)[];
  readonly luck: readonly (number)[];
  readonly thrown: number;
  readonly rollouts: number;
  readonly complete: boolean;
}

export interface AnalysisState {
  readonly state: 'done' | 'failed' | 'none' | 'running' | 'waiting';
  readonly far?: number;
  readonly why?: Why | null;
  readonly found?: Analysis | null;
}

export interface Ask {
  readonly title: Text;
  readonly rule: string;
  readonly mode: 'reaction' | 'simultaneous' | 'team' | 'turn';
  readonly asked: readonly (number)[];
  readonly concerned: readonly (number)[];
}

export interface AssignField {
  readonly kind: 'assign';
  readonly name: string;
  readonly placesOf: string;
  readonly places: readonly (string)[];
  readonly thingsOf: string;
  readonly things: readonly (Supply)[];
  readonly exactly: number;
}

export interface Book {
  readonly chapters: readonly (Chapter)[];
  readonly aid: readonly (Chapter)[];
}

export interface BotsPlay {
  readonly type: 'bots-play';
  readonly id: string;
  readonly seat: number;
}

export interface Box {
  readonly game: Game;
  readonly rulesVersion: number;
  readonly pack: string;
  readonly settings: readonly (Setting)[];
  readonly seats: readonly (string)[];
  readonly levels: readonly (string)[];
  readonly sliders: readonly (readonly [string, string])[];
  readonly layout: Layout;
  readonly secrets: boolean;
  readonly files: readonly (string)[];
  readonly lenses: readonly (string)[];
  readonly analysis: boolean;
  readonly lessons: readonly (Lesson)[];
  readonly tools: readonly (string)[];
  readonly packs: readonly (Pack)[];
}

export interface Chances {
  readonly place: number;
  readonly seq: number;
  readonly truth: readonly (number)[];
  readonly known: readonly (number)[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly (Paragraph)[];
}

export interface Chat {
  readonly type: 'chat';
  readonly lines: readonly (ChatLine)[];
}

export interface ChatLine {
  readonly n: number;
  readonly person: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
  readonly suggested?: Suggested | null;
}

export interface Choose {
  readonly type: 'choose';
  readonly id: string;
  readonly seat: number;
  readonly decision: string;
  readonly line: string;
  readonly joined?: boolean;
}

export interface Chronicle {
  readonly together: boolean;
  readonly shares: readonly (readonly (Share)[])[];
  readonly course: readonly (Stage)[];
  readonly figures: readonly (Figure)[];
  readonly fortunes: readonly (Fortune | null)[];
  readonly turningPoints: readonly (Swing)[];
}

export interface Clock {
  readonly type: 'clock';
  readonly clocks: readonly (SeatClock)[];
}

export interface ClockRule {
  readonly kind?: 'decision' | 'none' | 'player';
  readonly seconds?: number;
  readonly bonus?: number;
}

export interface Costly {
  readonly place: number;
  readonly seat: number;
  readonly seq: number;
  readonly made: JudgedChoice;
  readonly better: JudgedChoice;
  readonly gain: number;
  readonly error: number;
}

export interface Course {
  readonly id: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly minutes: number;
  readonly seats: readonly (string)[];
}

export interface Courses {
  readonly courses: readonly (Course)[];
  readonly levels: readonly (string)[];
  readonly texts: Words;
}

export interface Crafted {
  readonly answer: Readonly<Record<string, unknown>>;
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
  readonly invitation?: string;
}

export interface Deed {
  readonly n: number;
  readonly last: number;
  readonly text: Text;
  readonly tone: 'column' | 'dice' | 'fight' | 'heading' | 'plain' | 'settled' | 'victory';
  readonly of: Target | null;
  readonly at: readonly (Target)[];
  readonly rows: readonly (DeedRow)[];
}

export interface DeedRow {
  readonly of: Target | null;
  readonly text: Text;
  readonly mark: string;
  readonly won: boolean;
}

export interface EndedGame {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly won: boolean;
  readonly merit: number | null;
  readonly occasion: Target | null;
  readonly roles: readonly (Target)[];
  readonly levels: readonly (string)[];
  readonly people: number;
  readonly lesson: string | null;
  readonly config: Readonly<Record<string, unknown>>;
}

export interface ExampleLook {
  readonly lens: string;
  readonly wish?: Readonly<Record<string, unknown>>;
}

export interface Explain {
  readonly type: 'explain';
  readonly id: string;
  readonly seat: number;
  readonly target: Target;
}

export interface Explained {
  readonly type: 'explained';
  readonly id: string;
  readonly options: readonly (string)[];
  readonly whys: readonly (Why)[];
}

export interface Fact {
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly tone: 'cost' | 'gain' | 'plain' | 'warning';
}

export interface Farewell {
  readonly type: 'farewell';
  readonly why: Why;
  readonly again: boolean;
}

export interface Fault {
  readonly where: string;
  readonly why: string;
  readonly text: Text | null;
}

export interface Figure {
  readonly id: string;
  readonly counts: readonly (number | null)[];
}

export interface Forgotten {
  readonly name: string;
}

export interface Fork {
  readonly seq: number;
  readonly seen?: string;
  readonly seats?: readonly (SeatWish)[];
  readonly public?: boolean;
}

export interface Fortune {
  readonly thrown: number;
  readonly expected: number;
  readonly deviations: number;
}

export interface Frame {
  readonly seq: number;
  readonly line: number;
  readonly asked: readonly (number)[];
}

export interface Game {
  readonly id: string;
  readonly names: Words;
  readonly blurb: Words;
  readonly players: Span;
  readonly minutes: Span;
  readonly status: 'coming' | 'playable';
}

export interface Health {
  readonly status: 'failing' | 'ok';
  readonly version: string;
}

export type Heard = Hello | Show | Choose | Preview | Explain | Look | TakeBack | Redo | Agree | Lend | Reclaim | Resign | TakeOver | BotsPlay | Stand | Say | Mute | Ping;

export interface Hello {
  readonly type: 'hello';
  readonly seat?: number | null;
  readonly since?: number;
}

export interface InvitationWish {
  readonly name: string;
}

export interface Join {
  readonly seat?: number | null;
  readonly name?: string;
}

export interface JudgedChoice {
  readonly say: string;
  readonly label: Text;
}

export interface Lab {
  readonly jobs: readonly (LabJob)[];
  readonly plans: readonly (LabPlan)[];
  readonly most: number;
}

export interface LabChart {
  readonly file: string;
  readonly shows: string;
  readonly language: string;
}

export interface LabJob {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly madeAt: number;
  readonly state: string;
  readonly games: number;
  readonly done: number;
  readonly rate: number | null;
  readonly left: number | null;
  readonly reason: string;
  readonly charts: readonly (LabChart)[];
  readonly files: readonly (string)[];
}

export interface LabPlan {
  readonly game: string;
  readonly name: string;
  readonly plan: string;
}

export interface LabWish {
  readonly plan: string;
}

export interface Ladder {
  readonly games: readonly (string)[];
  readonly rows: readonly (Rated)[];
}

export interface Layout {
  readonly axes: Readonly<Record<string, readonly (string)[]>>;
  readonly rows: readonly (Row)[];
}

export interface Ledger {
  readonly name: string;
  readonly rules: readonly (Rule)[];
  readonly rulings: readonly (Ruling)[];
}

export interface Lend {
  readonly type: 'lend';
  readonly id: string;
  readonly seat: number;
  readonly level: string;
}

export interface Lesson {
  readonly id: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly minutes: number;
}

export interface LetterOffer {
  readonly email: boolean;
  readonly webhook: boolean;
  readonly push: string | null;
}

export interface LetterToken {
  readonly token: string;
}

export interface LetterWay {
  readonly id: string;
  readonly kind: 'email' | 'push' | 'webhook';
  readonly form: '' | 'discord' | 'matrix' | 'slack';
  readonly address: string;
  readonly confirmed: boolean;
  readonly failing: boolean;
}

export interface LetterWishes {
  readonly language: string;
  readonly turns: 'at-once' | 'daily' | 'never';
  readonly invitations: 'at-once' | 'daily' | 'never';
  readonly hour: number;
}

export interface Line {
  readonly n: number;
  readonly seq: number;
  readonly kind: 'event' | 'note';
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface Look {
  readonly type: 'look';
  readonly id: string;
  readonly lens: string;
  readonly seat?: number | null;
  readonly wish?: Readonly<Record<string, unknown>>;
}

export interface LookBack {
  readonly seq: number;
  readonly lens: string;
  readonly seen?: string;
  readonly wish?: Readonly<Record<string, unknown>>;
}

export interface Looked {
  readonly type: 'looked';
  readonly id: string;
  readonly seq: number;
  readonly answer: Readonly<Record<string, unknown>>;
}

export interface LookedBack {
  readonly seq: number;
  readonly answer: Readonly<Record<string, unknown>>;
}

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly account: string | null;
  readonly lab?: boolean;
}

export interface Mute {
  readonly type: 'mute';
  readonly id: string;
  readonly person: string;
  readonly muted: boolean;
}

export interface Muted {
  readonly person: string;
  readonly name: string;
}

export interface MyLetters {
  readonly ways: readonly (LetterWay)[];
  readonly wishes: LetterWishes;
}

export interface MyRatings {
  readonly rated: boolean;
  readonly rows: readonly (Rated)[];
}

export interface NewPassword {
  readonly present: string;
  readonly password: string;
}

export interface NewTable {
  readonly game: string;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly seats?: readonly (SeatWish)[];
  readonly public?: boolean;
  readonly title?: string;
  readonly clock?: ClockRule;
  readonly undo?: 'consent' | 'none' | 'own';
  readonly watch?: boolean;
  readonly pack?: string;
  readonly hints?: boolean;
  readonly delay?: number;
}

export interface NewToken {
  readonly token: Token;
  readonly secret: string;
}

export interface NewWay {
  readonly kind: 'email' | 'push' | 'webhook';
  readonly address: string;
  readonly language: string;
  readonly form?: '' | 'discord' | 'matrix' | 'slack';
}

export interface Notice {
  readonly type: 'notice';
  readonly tone: 'plain' | 'warning';
  readonly text: Text;
}

export interface NumberField {
  readonly kind: 'number';
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly step: number;
}

export interface Onward {
  readonly wish?: Readonly<Record<string, unknown>>;
}

export interface Option {
  readonly id: string;
  readonly say: string;
  readonly verb: string;
  readonly label: Text;
  readonly targets: readonly (Target)[];
  readonly facts: readonly (Fact)[];
  readonly args?: Readonly<Record<string, unknown>>;
  readonly undo?: 'consent' | 'free' | 'never';
  readonly changes?: readonly (readonly [string, readonly (string)[], number | null, number | null])[];
}

export interface Order {
  readonly wish?: Readonly<Record<string, unknown>>;
}

export interface Outcome {
  readonly winners: readonly (number)[];
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly scores: readonly (number)[] | null;
}

export interface OwnRecord {
  readonly games: readonly (EndedGame)[];
  readonly more: boolean;
}

export interface Pack {
  readonly id: string;
  readonly title: Words;
  readonly faults: readonly (Fault)[];
}

export interface Paragraph {
  readonly text: string;
  readonly rules: readonly (string)[];
  readonly example: boolean;
  readonly position: string;
}

export interface Pattern {
  readonly option: string;
  readonly words: readonly (number)[];
}

export interface Pictured {
  readonly table: TableCard;
  readonly state: State;
  readonly focus: Target | null;
  readonly turns: boolean;
  readonly sheet: boolean;
}

export interface Ping {
  readonly type: 'ping';
  readonly id?: string;
}

export interface Played {
  readonly judged: number;
  readonly good: number;
}

export interface PointField {
  readonly kind: 'point';
  readonly name: string;
  readonly scale: number;
  readonly box: readonly [number, number, number, number];
  readonly most: number;
  readonly region: readonly (readonly (number)[])[] | null;
}

export interface Pong {
  readonly type: 'pong';
  readonly id: string;
}

export interface Preview {
  readonly type: 'preview';
  readonly id: string;
  readonly seat: number;
  readonly line: string;
}

export interface Previewed {
  readonly type: 'previewed';
  readonly id: string;
  readonly say: string;
  readonly verb: string;
  readonly why?: Why | null;
  readonly label?: Text | null;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly targets?: readonly (Target)[];
  readonly facts?: readonly (Fact)[];
  readonly undo?: 'consent' | 'free' | 'never';
  readonly changes?: readonly (readonly [string, readonly (string)[], number | null, number | null])[];
}

export interface Proposal {
  readonly id: string;
  readonly kind: 'take-back' | 'take-over';
  readonly by: number;
  readonly seat: number;
  readonly level: string;
  readonly line: number | null;
  readonly waiting: readonly (number)[];
}

export interface Proposals {
  readonly type: 'proposals';
  readonly proposals: readonly (Proposal)[];
}

export interface Question {
  readonly schema: number;
  readonly seat: number;
  readonly kind: 'assign' | 'confirm' | 'number' | 'one' | 'point' | 'sequence' | 'several' | 'some';
  readonly mode: 'reaction' | 'simultaneous' | 'team' | 'turn';
  readonly rule: string;
  readonly title: Text;
  readonly fields: readonly (NumberField | SomeField | AssignField | PointField | SequenceField)[];
  readonly options: readonly (Option)[];
  readonly sample: boolean;
  readonly pattern: Pattern | null;
  readonly refused: readonly (RefusedOption)[];
  readonly default: string;
  readonly proposed: string | null;
  readonly habit: string | null;
  readonly answered: string | null;
  readonly waiting: readonly (number)[];
}

export interface Rated {
  readonly game: string;
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  readonly place: number | null;
  readonly mine: boolean;
}

export interface Readiness {
  readonly ready: boolean;
}

export interface Reclaim {
  readonly type: 'reclaim';
  readonly id: string;
  readonly seat: number;
}

export interface Redo {
  readonly type: 'redo';
  readonly id: string;
  readonly seat: number;
}

export interface Refused {
  readonly type: 'refused';
  readonly id: string;
  readonly why: Why;
  readonly stale?: boolean;
}

export interface RefusedOption {
  readonly say: string;
  readonly verb: string;
  readonly label: Text;
  readonly targets: readonly (Target)[];
  readonly why: Why;
  readonly args?: Readonly<Record<string, unknown>>;
}

export interface Rename {
  readonly name: string;
}

export interface Replay {
  readonly seen: string;
  readonly moment: number;
  readonly perspectives: readonly (string)[];
  readonly frames: readonly (Frame)[];
  readonly lines: readonly (Line)[];
  readonly deeds: readonly (Deed)[];
  readonly struck: readonly (number)[];
  readonly rules: number;
  readonly edition: string;
  readonly changes: readonly (Amendment)[];
}

export interface ReportWish {
  readonly person: string;
  readonly text: string;
}

export interface Reset {
  readonly token: string;
  readonly password: string;
}

export interface Resign {
  readonly type: 'resign';
  readonly id: string;
  readonly seat: number;
}

export interface Row {
  readonly name: string;
  readonly axes: readonly (string)[];
  readonly seen: 'judged' | 'nobody' | 'open' | 'owner';
  readonly holds?: string;
  readonly none?: number;
}

export interface Rule {
  readonly id: string;
  readonly language: Language;
  readonly page: string;
  readonly kind: string;
  readonly rule: string;
  readonly case: string;
  readonly see: readonly (string)[];
  readonly depends: readonly (string)[];
  readonly waived: string;
}

export interface Ruling {
  readonly id: string;
  readonly language: Language;
  readonly question: string;
  readonly ruling: string;
  readonly reason: string;
  readonly confidence: string;
  readonly rules: readonly (string)[];
}

export interface Say {
  readonly type: 'say';
  readonly id: string;
  readonly text?: string;
  readonly suggest?: Suggest | null;
}

export interface Seat {
  readonly seat: number;
  readonly id: string;
  readonly kind: 'bot' | 'open' | 'person';
  readonly name: string;
  readonly person: string | null;
  readonly level: string;
  readonly ready: boolean;
  readonly lent: string | null;
  readonly here: boolean;
  readonly awaySince: number | null;
  readonly resigned?: boolean;
}

export interface SeatChange {
  readonly seat: number;
  readonly kind: 'bot' | 'me' | 'open' | 'same-screen';
  readonly name?: string;
  readonly level?: string;
}

export interface SeatClock {
  readonly seat: number;
  readonly left: number;
  readonly running: boolean;
}

export interface SeatWish {
  readonly kind: 'bot' | 'me' | 'open' | 'same-screen';
  readonly name?: string;
  readonly level?: string;
}

export interface Seating {
  readonly seats: readonly (string)[];
  readonly why: Why | null;
}

export interface SequenceField {
  readonly kind: 'sequence';
  readonly name: string;
  readonly of: string;
  readonly ids: readonly (string)[];
}

export interface Setting {
  readonly key: string;
  readonly kind: 'number' | 'one' | 'some' | 'switch';
  readonly default: unknown;
  readonly values: readonly (string)[];
  readonly low: number;
  readonly high: number;
  readonly perSeat: boolean;
  readonly carried: boolean;
}

export interface Share {
  readonly id: string;
  readonly amount: number;
}

export interface Show {
  readonly type: 'show';
  readonly id: string;
  readonly seat?: number | null;
  readonly since?: number;
}

export interface SomeField {
  readonly kind: 'some';
  readonly name: string;
  readonly of: string;
  readonly ids: readonly (string)[];
  readonly least: number;
  readonly most: number;
}

export interface Span {
  readonly least: number;
  readonly most: number;
}

export interface Stage {
  readonly turn: number;
  readonly moment: number;
  readonly scores: readonly (number)[];
}

export interface Stand {
  readonly type: 'stand';
  readonly id: string;
  readonly seat: number;
  readonly key: string;
  readonly line: string | null;
  readonly unless?: Unless | null;
}

export interface Standing {
  readonly seat: number;
  readonly key: string;
  readonly choice: StandingChoice;
  readonly unless: Unless | null;
  readonly instead: StandingChoice | null;
}

export interface StandingChanged {
  readonly type: 'standing';
  readonly standing: readonly (Standing)[];
}

export interface StandingChoice {
  readonly line: string;
  readonly verb: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly label: Text;
}

export interface State {
  readonly type: 'state';
  readonly seq: number;
  readonly since: number;
  readonly seat: number | null;
  readonly rows: Readonly<Record<string, readonly (number | null)[]>>;
  readonly scene: Readonly<Record<string, unknown>>;
  readonly answers: readonly (string | null)[];
  readonly ask: Ask | null;
  readonly decision: string | null;
  readonly question: Question | null;
  readonly undo: Undo | null;
  readonly lines: readonly (Line)[];
  readonly deeds: readonly (Deed)[];
  readonly struck: readonly (number)[];
  readonly acted: number;
  readonly outcome: Outcome | null;
}

export interface Suggest {
  readonly seat: number;
  readonly line?: string | null;
  readonly target?: Target | null;
}

export interface Suggested {
  readonly seat: number;
  readonly line: string | null;
  readonly label: Text | null;
  readonly targets: readonly (Target)[];
}

export interface Supply {
  readonly id: string;
  readonly count: number;
}

export interface Swing {
  readonly moment: number;
  readonly turn: number;
  readonly text: Text;
  readonly gains: readonly (number)[];
}

export interface TableCard {
  readonly id: string;
  readonly code: string | null;
  readonly game: string;
  readonly title: string;
  readonly status: 'lobby' | 'over' | 'playing' | 'stuck';
  readonly public: boolean;
  readonly watch: boolean;
  readonly delay: number;
  readonly hints: boolean;
  readonly undo: 'consent' | 'none' | 'own';
  readonly clock: ClockRule;
  readonly config: Readonly<Record<string, unknown>>;
  readonly pack: string;
  readonly seats: readonly (Seat)[];
  readonly mine: readonly (number)[];
  readonly host: boolean;
  readonly asked: readonly (number)[];
  readonly turn: number;
  readonly madeAt: number;
  readonly movedAt: number;
  readonly commitment: string;
  readonly outcome: Outcome | null;
  readonly fault: Text | null;
  readonly forkedFrom: string | null;
  readonly follows: boolean;
  readonly sequel: string | null;
  readonly rules: number;
  readonly edition: string;
  readonly changes: readonly (Amendment)[];
}

export interface TableChanged {
  readonly type: 'table';
  readonly table: TableCard;
}

export interface TableInvitation {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly by: string;
  readonly at: number;
}

export interface TakeBack {
  readonly type: 'take-back';
  readonly id: string;
  readonly seat: number;
  readonly line?: number | null;
}

export interface TakeOver {
  readonly type: 'take-over';
  readonly id: string;
  readonly seat: number;
  readonly level?: string;
}

export interface Target {
  readonly kind: string;
  readonly id: string;
}

export interface Text {
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface Token {
  readonly id: string;
  readonly name: string;
  readonly madeAt: number;
  readonly usedAt: number | null;
}

export interface TokenWish {
  readonly name: string;
}

export type Told = Welcome | TableChanged | State | Accepted | Refused | Previewed | Explained | Looked | Proposals | Chat | Clock | Notice | StandingChanged | Pong | Farewell;

export interface Tournament {
  readonly card: TournamentCard;
  readonly pack: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly clock: ClockRule;
  readonly days: number | null;
  readonly endsAt: number | null;
  readonly entered: boolean;
  readonly rows: readonly (TournamentRow)[];
  readonly meetings: readonly (TournamentMeeting)[];
}

export interface TournamentCard {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly kind: 'everybody' | 'swiss';
  readonly status: 'called-off' | 'open' | 'over' | 'playing';
  readonly rounds: number;
  readonly round: number;
  readonly entered: number;
}

export interface TournamentMeeting {
  readonly round: number;
  readonly board: number;
  readonly first: number;
  readonly second: number | null;
  readonly table: string | null;
  readonly points: readonly (number)[] | null;
  readonly how: string;
}

export interface TournamentRow {
  readonly number: number;
  readonly name: string;
  readonly place: number;
  readonly points: number;
  readonly opponents: number;
  readonly beaten: number;
  readonly wins: number;
  readonly left: boolean;
  readonly mine: boolean;
}

export interface Turn {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly (number)[];
  readonly since: number;
}

export interface TurningPoint {
  readonly place: number;
  readonly until: number;
  readonly seat: number;
  readonly change: number;
  readonly seq: number;
}

export interface Turns {
  readonly type: 'turns';
  readonly turns: readonly (Turn)[];
  readonly news: readonly (string)[];
}

export interface Undo {
  readonly kind: 'consent' | 'free' | 'never';
  readonly freeFrom: number | null;
  readonly consentFrom: number | null;
  readonly why: Why | null;
}

export interface Unless {
  readonly fact: string;
  readonly arg: string;
  readonly least: number;
  readonly line: string;
}

export interface Verdict {
  readonly commitment: string;
  readonly seed: string | null;
  readonly throws: number;
  readonly faults: readonly (string)[];
  readonly over: boolean;
}

export interface Welcome {
  readonly type: 'welcome';
  readonly person: string | null;
  readonly table: TableCard;
  readonly seat: number | null;
  readonly standing: readonly (Standing)[];
  readonly muted: readonly (string)[];
}

export interface Why {
  readonly rule: string;
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface Wishes {
  readonly config?: Readonly<Record<string, unknown>>;
}
