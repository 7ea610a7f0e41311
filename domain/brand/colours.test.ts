import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  contrastOf,
  correctionsOf,
  leastContrast,
  modes,
  paletteNames,
  paletteOf,
  readableOn,
  usualColours,
} from './colours.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('the contrast of two colours', () => {
  test('is that of the definition', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastOf('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2);
  });
  test('is the same from both sides, and 1 with itself', () =>
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(contrastOf(one, other)).toBe(contrastOf(other, one));
        expect(contrastOf(one, one)).toBe(1);
      }),
    ));
});

describe('a colour on a ground', () => {
  test('can always be read, and is itself where it could be read before', () =>
    fc.assert(
      fc.property(colour, colour, (ground, chosen) => {
        const shown = readableOn(ground, chosen);
        expect(contrastOf(ground, shown)).toBeGreaterThanOrEqual(leastContrast.text);
        expect(readableOn(ground, shown)).toBe(shown);
        if (contrastOf(ground, chosen) >= leastContrast.text) expect(shown).toBe(chosen);
      }),
    ));
});

describe('the palette', () => {
  /** The grounds of the product's own style sheet, and its softer ink. */
  const pages = {
    light: { card: '#ffffff', grounds: ['#ffffff', '#f5f3ee', '#f0efe9'], ink: '#4a6163' },
    dark: { card: '#122225', grounds: ['#122225', '#0b1719', '#0e1c1f'], ink: '#a7bab7' },
  };
  test('of any two colours has text that can be read, on both kinds of pages', () =>
    fc.assert(
      fc.property(colour, colour, fc.constantFrom(...modes), (primary, accent, mode) => {
        const shown = paletteOf({ primary, accent }, mode);
        const { card, grounds, ink } = pages[mode];
        const read: [string, string][] = [
          ...grounds.flatMap((ground): [string, string][] => [
            [ground, shown.brand],
            [ground, shown['accent-ink']],
          ]),
          [shown.brand, shown['on-brand']],
          [shown['brand-strong'], shown['on-brand']],
          [shown['brand-soft'], shown['brand-strong']],
          [shown['accent-soft'], shown['accent-ink']],
          [shown['brand-soft'], ink],
        ];
        for (const [ground, text] of read)
          expect(contrastOf(ground, text)).toBeGreaterThanOrEqual(leastContrast.text);
        expect(contrastOf(card, shown.accent)).toBeGreaterThanOrEqual(leastContrast.line);
      }),
    ));
  test('has each of its colours in the form of the style sheet', () => {
    for (const mode of modes) {
      const shown = paletteOf(usualColours, mode);
      expect(Object.keys(shown).toSorted()).toEqual([...paletteNames].toSorted());
      for (const each of Object.values(shown)) expect(each).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

test('the colours of the product itself are corrected on dark pages alone', () =>
  expect(correctionsOf(usualColours).map(({ colour, mode }) => [colour, mode])).toEqual([
    ['primary', 'dark'],
  ]));
test('what is corrected is told, for each kind of pages', () => {
  expect(correctionsOf({ primary: '#ffee00', accent: '#777777' })).toEqual([
    { colour: 'primary', mode: 'light', shown: expect.stringMatching(/^#[0-9a-f]{6}$/) },
  ]);
  expect(correctionsOf({ primary: '#000080', accent: '#777777' })).toEqual([
    { colour: 'primary', mode: 'dark', shown: expect.stringMatching(/^#[0-9a-f]{6}$/) },
  ]);
});
