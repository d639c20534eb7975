/** A drawer of this browser: squads or tables by name, as their lines of text. Nothing is sent anywhere. */

export interface Kept {
  readonly name: string;
  readonly code: string;
}

const MOST = 100;

function isKept(one: unknown): one is Kept {
  return typeof one === 'object' && one !== null && 'name' in one && 'code' in one && typeof one.name === 'string' && typeof one.code === 'string';
}

export class Drawer {
  kept = $state.raw<readonly Kept[]>([]);

  constructor(private readonly key: string) {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
      if (Array.isArray(found)) this.kept = found.filter(isKept);
    } catch {
      // Storage can be forbidden or damaged; the drawer is then empty.
    }
  }

  /** Whatever had this name is replaced. */
  put(name: string, code: string): void {
    this.keep([...this.kept.filter((one) => one.name !== name), { name, code }].slice(-MOST));
  }

  drop(name: string): void {
    this.keep(this.kept.filter((one) => one.name !== name));
  }

  private keep(kept: readonly Kept[]): void {
    this.kept = kept;
    try {
      localStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // It then lasts as long as the page.
    }
  }
}

export const squads = new Drawer('samovar.steamfront.squads');
export const tables = new Drawer('samovar.steamfront.tables');
