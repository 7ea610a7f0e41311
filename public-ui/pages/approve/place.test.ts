import { expect, onTestFinished, test } from 'vitest';
import { speak } from '../../../web-kit/language/language.ts';
import { catalogues } from '../../languages/languages.ts';
import { inWords } from './place.ts';

const berlin = { latitude: 52.52, longitude: 13.405 };
const lima = { latitude: -12.05, longitude: -77.04 };

test('a place is told in the words and the numbers of the language', async () => {
  onTestFinished(() => speak(catalogues, 'en'));
  expect(inWords(berlin)).toBe('52.5200° north, 13.4050° east');
  expect(inWords(lima)).toBe('12.0500° south, 77.0400° west');
  await speak(catalogues, 'de');
  expect(inWords(berlin, 'de')).toBe('52,5200° nördlicher Breite, 13,4050° östlicher Länge');
  await speak(catalogues, 'es');
  expect(inWords(lima, 'es')).toBe('12,0500° sur, 77,0400° oeste');
});
