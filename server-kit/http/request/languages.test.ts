import { expect, test } from 'vitest';
import { languageOf, wantedBy } from './languages.ts';

test('a browser gets the language that weighs most, and none that it refuses', () => {
  const wanted = (text?: string) => wantedBy({ headers: { 'accept-language': text } });
  expect(wanted('de-AT,de;q=0.9,en;q=0.8')).toEqual(['de-AT', 'de', 'en']);
  expect(wanted('en;q=0.2, fr ; q=0.7,de;q=0, es')).toEqual(['es', 'fr', 'en']);
  for (const nothing of [undefined, '', ',,;', 'de;q=0']) expect(wanted(nothing)).toEqual([]);
  expect(wanted('x;'.repeat(5000))).toEqual(['x']);
});

test('a caller who asks for no language that there is gets English', () => {
  const told = (text?: string) => languageOf({ headers: { 'accept-language': text } });
  expect(told('nl,de;q=0.4')).toBe('de');
  for (const english of [undefined, '*', 'nl', 'en-GB,de;q=0.9']) expect(told(english)).toBe('en');
});
