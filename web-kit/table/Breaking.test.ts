import { expect, test } from 'vitest';
import { piecesOf } from './Breaking.tsx';

test('an e-mail address breaks between its parts and never in mid-word', () => {
  expect(piecesOf('alice.b@acme-shop.example')).toEqual(['alice', '.b@', 'acme', '-shop', '.example']);
  expect(piecesOf('Ada Lovelace')).toEqual(['Ada Lovelace']);
  expect(piecesOf('')).toEqual(['']);
});

test('an address of the web breaks behind its slashes and before its dots', () => {
  expect(piecesOf('https://acme.example/saml/idp/m/etadata?a=1&b=2')).toEqual([
    'https://',
    'acme',
    '.example/',
    'saml/',
    'idp/',
    'm/',
    'etadata',
    '?a=1',
    '&b=2',
  ]);
});
test('a number, a date and a sentence break only at their spaces', () => {
  for (const text of [
    '10.000,50 / 30.11.2026',
    'Since 10/16/26',
    '3/4/27',
    'Are you sure?',
    'Since 11:30 p. m.',
  ])
    expect(piecesOf(text)).toEqual([text]);
});
