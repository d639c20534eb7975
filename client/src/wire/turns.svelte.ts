/**
 * The tables that wait for me, whatever page is open: told over a wire of its own, shown in the title, the tab's picture,
 * the bars, the badge of an installed page, and notifications.
 *
 * Whoever has no page open is told by letter, if the operator and he want it: routes/letters.
 */

import { settings } from '../settings.svelte';
import { text } from '../texts/texts';
import type { Turn, Turns } from './messages';
import { games, liveAddress } from './requests';

const WAIT = 5_000; // milliseconds until the wire is tried again
const WORKER = '/worker.js';
const UNKNOWN = 4003; // the server's word for somebody who has no name here yet

class MyTurns {
  turns = $state.raw<readonly Turn[]>([]);
  count = $state(0);
  permission = $state(typeof Notification === 'undefined' ? 'denied' : Notification.permission);
  /** What a click on a notification leads to. */
  go: (path: string) => void = (path) => location.assign(path);
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether this browser can tell at all. */
  get able(): boolean {
    return this.permission !== 'denied';
  }

  /** Whether the reader wants to be told, and the browser lets us. */
  get notifies(): boolean {
    return settings.comfort.notify && this.permission === 'granted';
  }

  /** Those that wait while another table, or none, is looked at. */
  elsewhere(table: string | null): readonly Turn[] {
    return this.turns.filter((turn) => turn.table !== table);
  }

  /** Somebody else sits before this page now: what waited for the other is none of his business. */
  renew(): void {
    this.turns = [];
    this.count = 0;
    this.socket?.close();
    this.socket = null;
    this.wake();
  }

  /** Listen from now on, if the server knows us; called again when it may have learnt to. */
  wake(): void {
    if (this.socket !== null) return;
    clearTimeout(this.timer);
    const socket = new WebSocket(liveAddress('/api/me/live'));
    this.socket = socket;
    socket.addEventListener('message', (event) => socket === this.socket && this.heard(event.data));
    socket.addEventListener('close', (event) => {
      if (socket !== this.socket) return;
      this.socket = null;
      if (event.code !== UNKNOWN) this.timer = setTimeout(() => this.wake(), WAIT);
    });
  }

  /** Turn notifications on, which asks the browser once, or off. The choice is remembered here. */
  async notify(wanted: boolean): Promise<void> {
    if (wanted && this.permission === 'default') this.permission = await Notification.requestPermission();
    settings.ease({ notify: wanted && this.permission === 'granted' });
    if (this.notifies) await this.employ();
  }

  /** A click on a notification that the worker showed leads to its table. */
  listenToWorker(): void {
    navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const path = typeof data === 'object' && data !== null && 'path' in data ? String(data.path) : '';
      if (path.startsWith('/t/') || path === '/games-mine') this.go(path);
    });
  }

  private async employ(): Promise<ServiceWorkerRegistration | null> {
    return (await navigator.serviceWorker?.register(WORKER).catch(() => null)) ?? null;
  }

  private heard(said: unknown): void {
    try {
      const message = JSON.parse(String(said)) as Turns;
      if (message.type !== 'turns') return;
      const known = new Set(this.turns.map(({ table }) => table));
      const fresh = message.turns.filter(({ table }) => !known.has(table));
      const first = this.count === 0;
      this.turns = message.turns;
      this.count += 1;
      if (!first && document.hidden && this.notifies) fresh.forEach((turn) => void this.pop(turn));
    } catch {
      // Not a message of ours.
    }
  }

  private async pop(turn: Turn): Promise<void> {
    const path = `/t/${turn.table}`;
    const shelf = await games().catch(() => []);
    const name = shelf.find(({ id }) => id === turn.game)?.names[settings.language] ?? turn.game;
    const body = turn.title ? `${name} · ${turn.title}` : name;
    // The tag lets one of several open pages speak for all.
    const shown = { body, tag: `samovar-${turn.table}`, icon: '/favicon.svg' };
    try {
      const popped = new Notification(text('notice-turn'), shown);
      popped.onclick = () => {
        window.focus();
        this.go(path);
        popped.close();
      };
    } catch {
      // Browsers of phones let only a worker speak.
      const worker = await this.employ();
      await worker?.showNotification(text('notice-turn'), { ...shown, data: { path } });
    }
  }
}

export const turns = new MyTurns();
