/** Which page an address shows. */

export type Page =
  | { readonly name: 'home' }
  | { readonly name: 'new'; readonly game: string | null }
  | { readonly name: 'table'; readonly table: string }
  | { readonly name: 'replay'; readonly table: string }
  | { readonly name: 'analysis'; readonly table: string }
  | { readonly name: 'join' }
  | { readonly name: 'watch' }
  | { readonly name: 'mine' }
  | { readonly name: 'record' }
  | { readonly name: 'rules'; readonly game: string }
  | { readonly name: 'aid'; readonly game: string }
  | { readonly name: 'learn'; readonly game: string }
  | { readonly name: 'workshop'; readonly game: string }
  | { readonly name: 'settings' }
  | { readonly name: 'lab' }
  | { readonly name: 'letters' }
  | { readonly name: 'ladder'; readonly game: string | null }
  | { readonly name: 'tournaments'; readonly tournament: string | null }
  | { readonly name: 'lost'; readonly path: string };

const ALONE: Readonly<Record<string, Page>> = {
  '': { name: 'home' },
  join: { name: 'join' },
  watch: { name: 'watch' },
  'games-mine': { name: 'mine' },
  record: { name: 'record' },
  settings: { name: 'settings' },
  lab: { name: 'lab' },
  letters: { name: 'letters' },
  ladder: { name: 'ladder', game: null },
  tournaments: { name: 'tournaments', tournament: null },
  new: { name: 'new', game: null },
};

/** A part of an address as its writer meant it; one that is written wrongly stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function pageAt(path: string): Page {
  const [first = '', second, third, ...rest] = path.replace(/^\/|\/$/g, '').split('/').map(decoded);
  const lost: Page = { name: 'lost', path };
  if (second === undefined) return Object.hasOwn(ALONE, first) ? (ALONE[first] ?? lost) : lost;
  if (rest.length > 0 || second === '') return lost;
  if (first === 't' && third === 'replay') return { name: 'replay', table: second };
  if (first === 't' && third === 'analysis') return { name: 'analysis', table: second };
  if (first === 'games' && third === 'workshop') return { name: 'workshop', game: second };
  if (third !== undefined) return lost;
  if (first === 't') return { name: 'table', table: second };
  if (first === 'new') return { name: 'new', game: second };
  if (first === 'rules') return { name: 'rules', game: second };
  if (first === 'aid') return { name: 'aid', game: second };
  if (first === 'ladder') return { name: 'ladder', game: second };
  if (first === 'tournaments') return { name: 'tournaments', tournament: second };
  if (first === 'learn') return { name: 'learn', game: second };
  return lost;
}

/** Whether a page is a table: it fills the window and has a top bar of its own. */
export function fillsWindow(page: Page): boolean {
  return page.name === 'table' || page.name === 'replay';
}
