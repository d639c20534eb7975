/** A paragraph of the book in pieces: plain words, strong ones, stressed ones, and signs of the board. */

export interface Piece {
  readonly kind: 'plain' | 'strong' | 'stressed' | 'sign';
  readonly text: string;
}

const MARKS = /\*\*(?<strong>[^*]+)\*\*|\*(?<stressed>[^*]+)\*|\{(?<sign>[a-z-]+)\}/gu;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ kind: 'plain', text: text.slice(at, match.index) });
    const { strong, stressed, sign } = match.groups ?? {};
    found.push(strong ? { kind: 'strong', text: strong } : stressed ? { kind: 'stressed', text: stressed } : { kind: 'sign', text: sign ?? '' });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: 'plain', text: text.slice(at) });
  return found;
}

/** Only the words, for a search. */
export function bare(text: string): string {
  return text.replaceAll(/\*|\{[a-z-]+\}/gu, '');
}

/** What an address asks a rulebook for: a rule is looked for by its id, while the name of a chapter only leads there. */
export function soughtBy(hash: string): string {
  return /^[A-Z]/u.test(hash) ? hash : '';
}

/** Ids as a reader likes them: `RK-SYM.1–6, RK-USE.12`. */
export function spans(rules: readonly string[]): string {
  const told: string[] = [];
  for (let at = 0; at < rules.length; at += 1) {
    const [head, first] = halves(rules[at] ?? '');
    let last = first;
    while (at + 1 < rules.length && halves(rules[at + 1] ?? '')[0] === head && halves(rules[at + 1] ?? '')[1] === last + 1) {
      at += 1;
      last += 1;
    }
    told.push(last > first ? `${head}${first}–${last}` : `${head}${first}`);
  }
  return told.join(', ');
}

function halves(id: string): [string, number] {
  const dot = id.lastIndexOf('.') + 1;
  return [id.slice(0, dot), Number(id.slice(dot))];
}
