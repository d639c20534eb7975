import { expect, it } from 'vitest';
import { comfortFrom, preferredLanguage } from './settings.svelte';

it('speaks the language that was chosen before', () => {
  expect(preferredLanguage('fr', ['en-GB'])).toBe('fr');
});

it('speaks the first language of the reader that it knows', () => {
  expect(preferredLanguage(null, ['de-CH', 'fr-CH', 'en'])).toBe('fr');
});

it('speaks English to a reader of neither language', () => {
  expect(preferredLanguage(null, ['de', 'it'])).toBe('en');
});

it('forgets a choice that it does not understand', () => {
  expect(preferredLanguage('klingon', ['fr'])).toBe('fr');
});

it('keeps the comfort that it understands, and the usual one for the rest', () => {
  const comfort = comfortFrom('{"textSize": 150, "motion": "wild", "singleKeys": false, "keys": {"undo": "u", "list": 7}}');

  expect(comfort.textSize).toBe(150);
  expect(comfort.motion).toBe('system');
  expect(comfort.singleKeys).toBe(false);
  expect(comfort.keys).toEqual({ undo: 'u' });
  expect(comfortFrom('not json').textSize).toBe(100);
});

it('asks twice for what cannot be undone, and answers what has one answer, unless the reader wants it otherwise', () => {
  const { confirmations, everyQuestion } = comfortFrom(null);

  expect(confirmations).toBe('final');
  expect(everyQuestion).toBe(false);
});
