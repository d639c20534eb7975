/** Where the reader is, and how links take him elsewhere without a new page. */

import { pageAt, type Page } from './route';

class Place {
  page = $state<Page>({ name: 'home' });
  hash = $state('');

  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Change what stands after the sign #, without a step in the history. */
  mark(hash: string): void {
    history.replaceState(null, '', `#${hash}`);
    this.hash = hash;
  }

  private read(): void {
    const page = pageAt(location.pathname);
    // The same page must stay the same object, or everything that hangs on it would open anew.
    if (JSON.stringify(page) !== JSON.stringify(this.page)) this.page = page;
    this.hash = location.hash.slice(1);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();
