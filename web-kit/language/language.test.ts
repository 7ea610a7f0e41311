import { afterEach, expect, test } from 'vitest';
import { chosenOf, language, listed, speak, spoken } from './language.ts';
import { disguise } from './pseudo.ts';

// Other files of the same worker read English.
afterEach(() => speak({ de: nothing, es: nothing, fr: nothing, hi: nothing }, 'en'));
const nothing = async () => ({});

test('the language is what the person chose here, or else what the application asks for, or else the browser’s', () => {
  expect(chosenOf('fr', ['de'], ['es', 'en'])).toBe('fr');
  expect(chosenOf(null, ['de'], ['es', 'en'])).toBe('de');
  expect(chosenOf(null, ['it'], ['es', 'en'])).toBe('es');
  expect(chosenOf('klingon', [], ['it'])).toBe('en');
});

test('English words stay as they are written, and names are listed without a comma before the last', () => {
  expect(language).toBe('en');
  expect(spoken('any', { one: 'One', many: (count: number) => `${count} of them` }).many(3)).toBe(
    '3 of them',
  );
  expect(listed(['Wiki', 'Shop', 'Mail'])).toBe('Wiki, Shop and Mail');
});

test('the pseudo-language marks each text, within lists and functions too, and leaves empty ones', () => {
  const words = disguise({ list: ['a', ''], say: (name: string) => ({ hello: `Hello ${name}` }) });
  expect(words).toMatchObject({ list: ['⟦a⟧', ''] });
  expect((words as { say(name: string): unknown }).say('Ada')).toEqual({ hello: '⟦Hello Ada⟧' });
});

test('words follow the language once it is there, and stay English when its words cannot be fetched', async () => {
  const none = () => Promise.reject(new Error('offline'));
  const german = async () => ({ any: { one: 'Eins' } });
  const words = spoken('any', { one: 'One' });
  const loaders = { de: german, es: none, fr: none, hi: none };
  await speak(loaders, 'de');
  expect(words.one).toBe('Eins');
  await speak(loaders, 'es');
  expect(words.one).toBe('One');
  await speak(loaders, 'qps');
  expect(words.one).toBe('⟦One⟧');
});
