import { afterEach, expect, test } from 'vitest';
import { speak } from '../../../web-kit/language/language.ts';
import { catalogues } from '../../languages/languages.ts';
import { finds } from './finds.ts';

afterEach(() => speak(catalogues, 'en'));

test('a part of a kind as it is shown finds its letters, in each language', async () => {
  expect(finds({ q: 'invitation MAIL', organisationId: 'x' })).toEqual({
    q: ['invitation MAIL', 'invitation-mail'],
    organisationId: 'x',
  });
  for (const tag of ['de', 'fr', 'es', 'hi'] as const) {
    await speak(catalogues, tag);
    const shown = (await catalogues[tag]())['staff/base/reactions']['invitation-mail'];
    expect(finds({ q: shown }).q).toEqual(expect.arrayContaining([shown, 'invitation-mail']));
  }
});
test('a recipient is sought as typed, and without a text nothing is', () => {
  expect(finds({ q: 'bob@acme.example' })).toEqual({ q: ['bob@acme.example'] });
  expect(finds({ q: ' ', organisationId: 'x' })).toEqual({ organisationId: 'x' });
});
