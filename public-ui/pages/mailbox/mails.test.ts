import { expect, test } from 'vitest';
import { pieces } from './mails.ts';

test('links in a text are found, without the full stop after them', () => {
  expect(pieces('Open http://localhost:8080/verifyEmail/a.b-c_d. Bye')).toEqual([
    { text: 'Open ' },
    { text: 'http://localhost:8080/verifyEmail/a.b-c_d', href: 'http://localhost:8080/verifyEmail/a.b-c_d' },
    { text: '. Bye' },
  ]);
});
test('other schemes are no links', () => {
  expect(pieces('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)' }]);
});
