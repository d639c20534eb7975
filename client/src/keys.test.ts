import { beforeEach, describe, expect, it } from 'vitest';
import { chordOf, deedOf, keyFor, optionKey, takenBy, written } from './keys.svelte';
import { comfortFrom, settings } from './settings.svelte';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('keys', () => {
  beforeEach(() => {
    settings.comfort = comfortFrom(null);
  });

  it('do what they usually do', () => {
    expect(deedOf(press('z'))).toBe('undo');
    expect(deedOf(press('Z', true))).toBe('redo');
    expect(deedOf(press('F1'))).toBe('rule');
    expect(deedOf(press('q'))).toBeNull();
  });

  it('stand for options by digits and letters that no deed uses', () => {
    expect(optionKey(press('1'))).toBe('1');
    expect(optionKey(press('a'))).toBe('a');
    expect(optionKey(press('b'))).toBeNull();
  });

  it('are changed by the reader, who is told when one is taken', () => {
    settings.comfort = { ...settings.comfort, keys: { list: 'x' } };

    expect(keyFor('list')).toBe('x');
    expect(deedOf(press('l'))).toBeNull();
    expect(deedOf(press('x'))).toBe('list');
    expect(takenBy('x', 'undo')).toBe('list');
    expect(takenBy('x', 'list')).toBeNull();
  });

  it('leave single letters alone when the reader wants it, but not Enter and Escape', () => {
    settings.comfort = { ...settings.comfort, singleKeys: false };

    expect(deedOf(press('z'))).toBeNull();
    expect(optionKey(press('1'))).toBeNull();
    expect(deedOf(press('Enter'))).toBe('commit');
    expect(deedOf(press('Escape'))).toBe('back');
  });

  it('undo and redo as they do elsewhere', () => {
    const chord = (key: string, shiftKey = false, ctrlKey = true) => chordOf({ key, shiftKey, ctrlKey, metaKey: !ctrlKey, altKey: false });

    expect([chord('z'), chord('Z', true), chord('y'), chord('z', false, false)]).toEqual(['undo', 'redo', 'redo', 'undo']);
    expect(chord('c')).toBeNull();
    expect(chordOf({ key: 'z', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false })).toBeNull();
  });

  it('are written the same with and without capitals', () => {
    expect(written(press('L'))).toBe('l');
    expect(written(press('+', true))).toBe('+');
  });
});
