import { expect, test } from 'vitest';
import { lastPage, pageSizeFor, shortened } from './videos.ts';

test('a wider window has more videos on a page [org-videos.paging]', () => {
  const widths = [320, 959, 960, 1679, 1680, 1899, 1900, 1999, 2000, 4000];
  expect(widths.map(pageSizeFor)).toEqual([4, 4, 6, 6, 8, 8, 10, 10, 12, 12]);
});
test('the last page has what is left, and there is a first one without any video [org-videos.paging]', () => {
  expect([0, 1, 6, 7, 12, 13].map((count) => lastPage(count, 6))).toEqual([1, 1, 1, 2, 2, 3]);
});
test('a description has 100 characters and three dots at most [org-videos.description]', () => {
  expect(shortened('a'.repeat(100))).toBe('a'.repeat(100));
  expect(shortened(`${'a'.repeat(100)}b`)).toBe(`${'a'.repeat(100)}...`);
  expect(shortened(`${'a'.repeat(99)}😀b`)).toBe(`${'a'.repeat(99)}😀...`);
});
