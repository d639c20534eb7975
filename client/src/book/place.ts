/** Places in a rulebook: paragraphs by their number in a chapter, and which of them tell a rule. */

import type { Chapter, Paragraph } from '../wire/messages';

export interface Place {
  readonly id: string;
  readonly chapter: Chapter;
  readonly paragraph: Paragraph;
}

export function placeOf(chapter: Chapter, number: number): string {
  return `${chapter.id}-${number + 1}`;
}

/** The paragraphs that tell a rule, in the order of the book. */
export function tellingOf(chapters: readonly Chapter[], rule: string | null): Place[] {
  if (!rule) return [];
  return chapters.flatMap((chapter) => chapter.paragraphs.flatMap((paragraph, number) => (paragraph.rules.includes(rule) ? [{ id: placeOf(chapter, number), chapter, paragraph }] : [])));
}

/** Where an address leads: to a chapter, to a paragraph, or to the first paragraph that tells a rule; null: nowhere. */
export function placeAt(chapters: readonly Chapter[], hash: string): string | null {
  const known = chapters.some((chapter) => chapter.id === hash || chapter.paragraphs.some((_, number) => placeOf(chapter, number) === hash));
  return known ? hash : (tellingOf(chapters, hash)[0]?.id ?? null);
}
