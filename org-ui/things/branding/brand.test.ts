import { expect, test } from 'vitest';
import { mailsIn, wordedIn } from '../../../web-kit/domain/mails.ts';
import { usualColours } from '../../../web-kit/look/brand.ts';
import { colourProblem, correctionOf, isChanged, previewed, shownOf } from './brand.ts';
import { sampleOf, samples, withWords, wordsIn, wordsWrong } from './mails.ts';

const draft = { logo: '', primary: '#000080', accent: '#777777', productName: '', mailWords: [] };
const published = {
  ...draft,
  id: 'acme-1',
  organisationId: 'acme',
  version: 1,
  publishedAt: '',
  corrected: [],
};

const welcome = { ...wordsIn([], 'en'), invitation: 'Welcome' };
test('what is shown is what was published last, and the product’s own colours before that', () => {
  expect(shownOf([{ ...published, version: 2, primary: '#123456' }, published]).primary).toBe('#123456');
  expect(shownOf([])).toEqual({ logo: '', ...usualColours, productName: '', mailWords: [] });
  expect(shownOf([published])).toEqual(draft);
});
test('a draft is changed when anything of it is', () => {
  expect(isChanged(draft, { ...draft })).toBe(false);
  for (const change of [
    { logo: 'data:' },
    { primary: '#000081' },
    { productName: 'Key' },
    { mailWords: [welcome] },
  ])
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
test('own words are one line each, and a language without any has no place in the draft', () => {
  const french = { ...wordsIn([], 'fr'), closing: 'À bientôt' };
  expect(withWords([french], { ...welcome, invitation: 'Welcome\r\nto us' })).toEqual([
    { ...welcome, invitation: 'Welcome to us' },
    french,
  ]);
  expect(withWords([french, welcome], { ...welcome, invitation: '' })).toEqual([french]);
  expect(wordsIn([french], 'fr')).toBe(french);
});
test('what cannot be published is told with the paragraph that it is about', () => {
  expect(wordsWrong('closing', 'Ask help@acme.example')).toMatch(
    /^At the end of each mail cannot hold a web/,
  );
  expect(wordsWrong('closing', 'x'.repeat(401))).toMatch(/at most 400 characters\.$/);
  expect(wordsWrong('closing', 'Ask us')).toBeUndefined();
});
test('each mail that can be looked at is complete', async () => {
  const english = await mailsIn.en();
  for (const code of Object.values(samples).flat()) {
    const { subject, lines, label } = wordedIn(english, sampleOf(code, 'Acme'), { name: 'Acme', words: [] });
    expect([subject, ...lines, label].join(' ')).not.toMatch(/undefined|^ /);
  }
});
