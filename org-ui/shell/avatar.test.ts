import { expect, test } from 'vitest';
import { colourOf, initials } from './avatar.ts';

test('initials are the first letters of the first two words, otherwise the first letter [org-shell.profile.avatar]', () => {
  expect(initials('Grace Brewster Hopper')).toBe('GB');
  expect(initials(' ada ')).toBe('A');
  expect(initials('')).toBe('');
});

test('a name always has the same colour [org-shell.profile.colour]', () => {
  expect(colourOf('Ada')).toBe(colourOf('Ada'));
  expect(colourOf('Ada')).not.toBe(colourOf('Grace'));
});
