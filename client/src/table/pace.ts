/** Things that arrive in a burst are shown one after the other, fast enough that nobody waits long. */

const TOO_QUICK = 250; // milliseconds
const UNHURRIED = 380; // milliseconds between two
const ALL_WITHIN = 2_200;

/** A press so soon after something new appeared was meant for what stood there before. */
export function tooQuick(appeared: number): boolean {
  return Date.now() - appeared < TOO_QUICK;
}

/** When the last two presses were made; the second is the one that is being handled. */
const pressed: [number, number] = [-Infinity, -Infinity];
if (typeof document !== 'undefined') document.addEventListener('click', () => pressed.push(Date.now()) && pressed.shift(), { capture: true });

/** The second half of a double-click whose first half was made before this appeared, however long the answer was on its way. */
export function doubled(press: MouseEvent, appeared: number): boolean {
  return press.detail > 1 && pressed[0] <= appeared;
}

export class Pace<Thing> {
  private queue: Thing[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastAt = -Infinity;
  private dueBy = 0; // when the last of a burst shall be seen

  constructor(
    private readonly show: (thing: Thing) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  push(thing: Thing): void {
    this.queue.push(thing);
    if (this.timer !== undefined) return;
    this.dueBy = this.now() + ALL_WITHIN;
    this.wait();
  }

  /** Show this one now and forget what was waiting. */
  jump(thing: Thing): void {
    this.stop();
    this.lastAt = this.now();
    this.show(thing);
  }

  /** Show the last one at once; whether there was anything to skip. */
  skip(): boolean {
    const last = this.queue.at(-1);
    if (last === undefined) return false;
    this.jump(last);
    return true;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
  }

  private wait(): void {
    const pause = Math.min(UNHURRIED, Math.max(0, this.dueBy - this.now()) / this.queue.length);
    const rest = this.lastAt + pause - this.now();
    if (rest <= 0) this.next();
    else this.timer = setTimeout(() => this.next(), rest);
  }

  private next(): void {
    this.timer = undefined;
    const thing = this.queue.shift();
    if (thing === undefined) return;
    this.lastAt = this.now();
    this.show(thing);
    if (this.queue.length > 0) this.wait();
  }
}
