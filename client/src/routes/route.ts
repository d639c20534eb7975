/** Which page an address shows. */

export type Page = { readonly name: 'home' } | { readonly name: 'lost'; readonly path: string };

export function pageAt(path: string): Page {
  return path === '/' ? { name: 'home' } : { name: 'lost', path };
}
