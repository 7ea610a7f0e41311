import { expect, test } from 'vitest';
import { piecesOf } from './Breaking.tsx';

test('an e-mail address breaks between its parts and never in mid-word', () => {
  expect(piecesOf('alice.b@acme-shop.example')).toEqual(['alice', '.b@', 'acme', '-shop', '.example']);
  expect(piecesOf('Ada Lovelace')).toEqual(['Ada Lovelace']);
  expect(piecesOf('')).toEqual(['']);
});
