import { expect, test } from 'vitest';
import { piecesOf } from './Breaking.tsx';

test('an e-mail address breaks between its parts and never in mid-word', () => {
  expect(piecesOf('alice.b@acme-shop.example')).toEqual(['alice', '.b@', 'acme', '-shop', '.example']);
  expect(piecesOf('Ada Lovelace')).toEqual(['Ada Lovelace']);
  expect(piecesOf('')).toEqual(['']);
});

test('an address of the web breaks behind its slashes and before its dots, and a number nowhere', () => {
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
  expect(piecesOf('10.000,50 / 30.11.2026')).toEqual(['10.000,50 /', ' 30.11.2026']);
});
