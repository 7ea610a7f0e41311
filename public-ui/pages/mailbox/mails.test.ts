import { expect, test } from 'vitest';
import { linksOf, type Mail, type Page, pieces, withNewest } from './mails.ts';

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
test('each link is listed once', () => {
  expect(linksOf('https://a.example/x and https://a.example/x, or http://b.example.')).toEqual([
    'https://a.example/x',
    'http://b.example',
  ]);
});
test('new mail joins what is shown, older pages stay, and what was erased goes', () => {
  const mail = (file: string) => ({ file }) as Mail;
  const page = (files: string, older: string | null): Page => ({ mails: [...files].map(mail), older });
  expect(withNewest(page('dcba', null), page('edc', 'c'))).toEqual(page('edcba', null));
  expect(withNewest(page('dc', 'c'), page('edc', 'c'))).toEqual(page('edc', 'c'));
  expect(withNewest(page('cba', null), page('ca', null))).toEqual(page('ca', null));
});
