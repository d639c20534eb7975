/** What lies on a bench, kept in this browser so that it lies there again after a reload. */

export function kept(bench: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(bench) ?? 'null') as unknown;
  } catch {
    return null; // storage can be forbidden or damaged
  }
}

export function keep(bench: string, lies: unknown): void {
  try {
    localStorage.setItem(bench, JSON.stringify(lies));
  } catch {
    // It then lasts as long as the page.
  }
}
