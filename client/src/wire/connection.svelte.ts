/** One table's wire: it comes back by itself, and what was asked but not answered is asked again, once. */

import type { Heard, Told } from './messages';

const FIRST_WAIT = 250; // milliseconds
const LONGEST_WAIT = 5_000;
const PULSE = 20_000;
const PULSE_PATIENCE = 8_000;
const ANSWER_PATIENCE = 8_000;

export type Answer = Extract<Told, { type: 'accepted' | 'refused' | 'previewed' | 'explained' | 'looked' | 'pong' }>;
type Asked = Exclude<Heard, { type: 'hello' }>;
/** A message before it got its id. */
export type Unsent = Asked extends infer One ? (One extends Asked ? Omit<One, 'id'> : never) : never;

interface Waiting {
  readonly message: Asked;
  resolve(answer: Answer | null): void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const ANSWERS: ReadonlySet<string> = new Set(['accepted', 'refused', 'previewed', 'explained', 'looked', 'pong']);
/** What must arrive, and may be sent twice: the server takes the same id once. */
const LASTING: ReadonlySet<string> = new Set(['choose']);

/** A word that no other tab will use. */
function ownWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  status = $state<'opening' | 'open' | 'lost' | 'closed'>('opening');
  lostAt = $state<number | null>(null);
  private socket: WebSocket | null = null;
  private readonly word = ownWord();
  private count = 0;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private readonly waiting = new Map<string, Waiting>();
  private over = false;
  private readonly online = () => this.again();

  constructor(
    private readonly address: string,
    private readonly greeting: () => Heard,
    private readonly heard: (message: Told) => void,
  ) {
    addEventListener('online', this.online);
    this.open();
  }

  /** Ask something; null if the connection broke before the answer and asking again would be wrong. */
  ask(message: Unsent): Promise<Answer | null> {
    this.count += 1;
    const id = `${this.word}-${this.count}`;
    const whole = { ...message, id } as Asked;
    return new Promise((resolve) => {
      const waiting: Waiting = { message: whole, resolve, timer: undefined };
      const lasting = LASTING.has(message.type);
      if (!lasting) waiting.timer = setTimeout(() => this.settle(id, null), ANSWER_PATIENCE);
      this.waiting.set(id, waiting);
      if (!this.send(whole) && !lasting) this.settle(id, null);
    });
  }

  close(): void {
    this.over = true;
    this.status = 'closed';
    removeEventListener('online', this.online);
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    this.socket?.close();
    for (const id of [...this.waiting.keys()]) this.settle(id, null);
  }

  /** Say hello anew: who we are at this table has changed. */
  greetAgain(): void {
    if (!this.over) this.open();
  }

  /** Try at once instead of waiting. */
  again(): void {
    if (this.over || this.status === 'open') return;
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    this.open();
  }

  private open(): void {
    this.socket?.close();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener('open', () => this.opened(socket));
    socket.addEventListener('message', (event) => this.read(socket, event.data));
    socket.addEventListener('close', () => this.lost(socket));
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    socket.send(JSON.stringify(this.greeting()));
    this.status = 'open';
    this.lostAt = null;
    for (const { message } of this.waiting.values()) socket.send(JSON.stringify(message));
    clearInterval(this.pulse);
    this.pulse = setInterval(() => void this.feel(socket), PULSE);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.over) return;
    clearInterval(this.pulse);
    this.status = 'lost';
    this.lostAt ??= Date.now();
    for (const [id, { message }] of [...this.waiting]) if (!LASTING.has(message.type)) this.settle(id, null);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private async feel(socket: WebSocket): Promise<void> {
    const felt = await Promise.race([
      this.ask({ type: 'ping' }),
      new Promise((resolve) => setTimeout(() => resolve(null), PULSE_PATIENCE)),
    ]);
    if (!felt && socket === this.socket && !this.over) socket.close();
  }

  private send(message: Heard): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN || this.status !== 'open') return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private read(socket: WebSocket, text: unknown): void {
    if (socket !== this.socket || typeof text !== 'string') return;
    let message: Told;
    try {
      message = JSON.parse(text) as Told;
    } catch {
      return; // not ours; the next message may be
    }
    if (message.type === 'welcome') this.wait = FIRST_WAIT;
    if (message.type === 'farewell' && !message.again) this.over = true;
    if (ANSWERS.has(message.type)) this.settle((message as Answer).id, message as Answer);
    this.heard(message);
    if (this.over) this.close();
  }

  private settle(id: string, answer: Answer | null): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    clearTimeout(waiting.timer);
    waiting.resolve(answer);
  }
}
