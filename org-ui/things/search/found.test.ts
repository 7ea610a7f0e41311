import { expect, test, vi } from 'vitest';
import { guidesFor, placesFor } from './found.ts';

const places = ['Applications', 'Team Management', 'Access Requests'].map((label) => ({
  label,
  path: label,
}));
const named = (q: string) => placesFor(q, places).map(({ name }) => name);

test('with nothing typed every page is listed', () => {
  expect(named('')).toHaveLength(3);
});
test('a page is found by parts of the words of its name, in any order and in any case', () => {
  expect(named('team man')).toEqual(['Team Management']);
  expect(named('REQ acc')).toEqual(['Access Requests']);
  expect(named('nowhere')).toEqual([]);
});
test('the guides are searched for what was typed', () => {
  vi.stubGlobal('location', new URL('https://acme.sign-in.example'));
  expect(guidesFor('a & b')).toMatchObject([{ href: 'https://sign-in.example/docs/search?q=a+%26+b' }]);
  expect(guidesFor('')).toEqual([]);
});
