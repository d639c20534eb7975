import { expect, it } from 'vitest';
import source from './Figure.svelte?raw';

const LEAST = 4.5;

/** The colour that the style of a figure gives to a part. */
function colour(selector: string, property: 'fill' | 'stroke'): string {
  const rules = source.slice(source.indexOf('<style>')).matchAll(/([^{}]+)\{([^}]*)\}/g);
  for (const [, selectors = '', body = ''] of rules) {
    const found = new RegExp(`(?:^|[;\\s])${property}:\\s*(#[0-9a-f]{3,6})`).exec(body)?.[1];
    if (found && selectors.split(',').some((one) => one.trim().replace('<style>', '').trim() === selector)) return found;
  }
  throw new Error(`${selector} has no ${property}`);
}

function light(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [dark = 0, bright = 0] = [light(one), light(two)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

it('draws every state of a figure in colours that stand apart, whatever the theme', () => {
  const mark = '.mark > path:first-child';
  const pairs = {
    figure: [colour('.glyph', 'fill'), colour('.rim', 'fill')],
    number: [colour('.mark text', 'fill'), colour(mark, 'fill')],
    'stun, daze, engaged: edge': [colour(mark, 'stroke'), colour(mark, 'fill')],
    'daze, engaged: sign': [colour('.mark path', 'stroke'), colour(mark, 'fill')],
    pressure: [colour('.pressure text', 'fill'), colour('.pressure > circle', 'fill')],
    activated: [colour('.activated path', 'stroke'), colour('.activated > circle', 'fill')],
    'life lost': [colour('.mark text', 'fill'), colour('.drop > path:first-child', 'fill')],
    wounded: [colour('.bandage path', 'stroke'), colour('.bandage rect', 'fill')],
    stun: [colour('.stun > path:first-child', 'stroke'), colour('.stun > path:first-child', 'fill')],
    relic: [colour('.relic .facet', 'stroke'), colour('.relic > path:first-child', 'fill')],
  };

  const weak = Object.entries(pairs).filter(([, [one = '', two = '']]) => contrast(one, two) < LEAST);

  expect(weak).toEqual([]);
});

it('knows what contrast is', () => {
  expect(contrast('#fff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
