import { expect, test } from 'vitest';
import { cookieSigner } from './cookieSigner.ts';

const [byFirst, bySecond] = ['nhsObSWpFYsverebFE6MhzIJRLQ', 'xh_3njnCO4tzzJAQZF4U-VisaxI'];

test('cookies are signed with the first key, and those of all keys are accepted', () => {
  const { sign, index } = cookieSigner(['first', 'second']);
  // These are the signatures of keygrip 1.1, so that cookies from before still count.
  expect(sign('session=abc')).toBe(byFirst);
  expect(index('session=abc', byFirst)).toBe(0);
  expect(index('session=abc', bySecond)).toBe(1);
});

test.for([
  ['another value', 'session=abd', byFirst],
  ['a signature that was changed', 'session=abc', byFirst.replace('n', 'm')],
  ['a part of the signature', 'session=abc', byFirst.slice(0, -1)],
  ['a longer signature', 'session=abc', `${byFirst}Q`],
  ['no signature', 'session=abc', ''],
  ['characters that no signature has', 'session=abc', 'é'.repeat(27)],
  ['the signature of a key that is not known', 'session=abc', cookieSigner(['third']).sign('session=abc')],
])('no key has signed %s', ([, data, given]) => {
  expect(cookieSigner(['first', 'second']).index(data!, given!)).toBe(-1);
});
