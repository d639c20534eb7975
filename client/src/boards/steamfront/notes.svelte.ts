/** Notes that a reader pins to places of a table; kept in his browser, by table. */

import type { Spot } from './plane';

export interface Note {
  readonly at: Spot;
  readonly said: string;
}

const MOST = 40;
export const LONGEST = 80;

function isNote(one: unknown): one is Note {
  return typeof one === 'object' && one !== null && 'at' in one && Array.isArray(one.at) && 'said' in one && typeof one.said === 'string';
}

class Notes {
  all = $state.raw<readonly Note[]>([]);
  private table = '';

  open(table: string): void {
    if (this.table === table) return;
    this.table = table;
    queueMicrotask(() => (this.all = this.read()));
  }

  pin(at: Spot, said: string): void {
    this.keep([...this.all, { at, said: said.slice(0, LONGEST) }].slice(-MOST));
  }

  drop(note: Note): void {
    this.keep(this.all.filter((one) => one !== note));
  }

  private read(): Note[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isNote) : [];
    } catch {
      return []; // a browser may keep nothing
    }
  }

  private keep(all: readonly Note[]): void {
    this.all = all;
    try {
      localStorage.setItem(this.key, JSON.stringify(all));
    } catch {
      // As above: the note stays for this visit.
    }
  }

  private get key(): string {
    return `samovar-notes-${this.table}`;
  }
}

export const notes = new Notes();
