/** Tables that wait for me, told as it happens; a notification of the browser if the reader wants one. */

import { text } from '../texts/texts';
import type { Turn, Turns } from './messages';
import { liveAddress, me } from './requests';

const WAIT = 5_000; // milliseconds until the wire is tried again

class MyTurns {
  turns = $state.raw<readonly Turn[]>([]);
  count = $state(0);
  permission = $state(typeof Notification === 'undefined' ? 'denied' : Notification.permission);
  private socket: WebSocket | null = null;
  private listeners = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  get mayAsk(): boolean {
    return this.permission === 'default';
  }

  /** Listen while somebody wants to know; gives the way to stop. */
  listen(): () => void {
    this.listeners += 1;
    if (this.listeners === 1) void this.open();
    return () => {
      this.listeners -= 1;
      if (this.listeners > 0) return;
      clearTimeout(this.timer);
      this.socket?.close();
      this.socket = null;
    };
  }

  async askToNotify(): Promise<void> {
    this.permission = await Notification.requestPermission();
  }

  private async open(): Promise<void> {
    await me().catch(() => null);
    if (this.listeners === 0) return;
    const socket = new WebSocket(liveAddress('/api/me/live'));
    this.socket = socket;
    socket.addEventListener('message', (event) => this.heard(event.data));
    socket.addEventListener('close', () => {
      if (this.socket !== socket || this.listeners === 0) return;
      this.timer = setTimeout(() => void this.open(), WAIT);
    });
  }

  private heard(said: unknown): void {
    try {
      const message = JSON.parse(String(said)) as Turns;
      if (message.type !== 'turns') return;
      this.turns = message.turns;
      this.count += 1;
      if (this.permission === 'granted' && document.hidden && message.news.length > 0) {
        new Notification(text('notice-turn'), { tag: 'samovar', icon: '/favicon.svg' });
      }
    } catch {
      // Not a message of ours.
    }
  }
}

export const turns = new MyTurns();
