import { expect, it } from 'vitest';
import { preferredLanguage } from './settings.svelte';

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
