import { expect, test } from 'vitest';
import { languageAmong } from './languages.ts';

test('the language of a page is the first of the viewer that pages exist in, whatever its region', () => {
  expect(languageAmong(['it-IT', 'de-AT', 'en'])).toBe('de');
  expect(languageAmong(['ES-419'])).toBe('es');
});

test('a viewer whose languages are all missing gets none, nor is `end` taken for English', () => {
  expect(languageAmong(['it', 'end'])).toBeUndefined();
  expect(languageAmong([])).toBeUndefined();
});
