import { expect, test } from 'vitest';
import { usualColours } from '../../../web-kit/brand.ts';
import { colourProblem, correctionOf, isChanged, previewed, shownOf } from './brand.ts';

const draft = { logo: '', primary: '#000080', accent: '#777777', productName: '' };
const published = {
  ...draft,
  id: 'acme-1',
  organisationId: 'acme',
  version: 1,
  publishedAt: '',
  corrected: [],
};

test('what is shown is what was published last, and the product’s own colours before that', () => {
  expect(shownOf([{ ...published, version: 2, primary: '#123456' }, published]).primary).toBe('#123456');
  expect(shownOf([])).toEqual({ logo: '', ...usualColours, productName: '' });
  expect(shownOf([published])).toEqual(draft);
});
test('a draft is changed when anything of it is', () => {
  expect(isChanged(draft, { ...draft })).toBe(false);
  for (const change of [{ logo: 'data:' }, { primary: '#000081' }, { productName: 'Key' }])
    expect(isChanged(draft, { ...draft, ...change })).toBe(true);
});
test('a correction is told with the colour that it is about', () => {
  expect(correctionOf(draft, 'primary')).toMatch(
    /^Dark pages show #[0-9a-f]{6} instead, so that it can be read\.$/,
  );
  expect(correctionOf(draft, 'accent')).toBe('');
  expect(correctionOf({ ...draft, primary: '#00' }, 'primary')).toBe('');
});
test('a colour that is half typed is no colour, and the preview stays as it was', () => {
  expect([colourProblem('#00008'), colourProblem('#000080')]).toEqual([expect.any(String), undefined]);
  expect(previewed({ ...draft, primary: '#00008', accent: '#00ff00' }, draft)).toEqual({
    ...{ ...draft, accent: '#00ff00' },
  });
});
