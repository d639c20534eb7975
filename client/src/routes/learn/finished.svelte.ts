/** Which lessons were finished in this browser; nobody else is told. */

const KEY = 'samovar.lessons';

function kept(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    return []; // storage can be forbidden or hold anything
  }
}

let done = $state.raw<readonly string[]>(kept());

export function isFinished(game: string, lesson: string): boolean {
  return done.includes(`${game}/${lesson}`);
}

export function finish(game: string, lesson: string): void {
  if (isFinished(game, lesson)) return;
  done = [...kept(), `${game}/${lesson}`];
  try {
    localStorage.setItem(KEY, JSON.stringify(done));
  } catch {
    // The tick then lasts as long as the page.
  }
}
