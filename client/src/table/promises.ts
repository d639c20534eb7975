/** What the server promised about its dice when a table was first seen, kept in this browser: it cannot promise something else later. */

const KEY = 'samovar.promises';
const MOST = 200; // tables; the oldest promise is forgotten first

function kept(): Readonly<Record<string, string>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {};
  } catch {
    return {}; // a browser that keeps nothing
  }
}

/** Keep what a table promises, if it is the first time. */
export function promised(table: string, commitment: string): void {
  const all = kept();
  if (Object.hasOwn(all, table)) return;
  try {
    const last = Object.entries(all).slice(1 - MOST);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...last, [table, commitment]])));
  } catch {
    // A browser that keeps nothing.
  }
}

export function promiseOf(table: string): string | null {
  return kept()[table] ?? null;
}
