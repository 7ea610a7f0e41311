import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { paths } from '../../base/paths.ts';
import { leads, wayOn } from './ways.ts';

beforeAll(() => {
  vi.stubGlobal('location', new URL('https://acme.sign-in.example/admin'));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('a refusal leads to the page where it can be mended, or to the guides beside the console', () => {
  expect(wayOn('application.limit')).toEqual({ label: 'See the plans', to: '/pricing' });
  expect(wayOn('device.last')).toEqual({
    label: 'Read what helps',
    to: 'https://sign-in.example/docs/security#the-last-one-stays',
    elsewhere: true,
  });
  expect(wayOn('request.conflict')).toBeUndefined();
});
test('a page does not lead to itself', () => expect(wayOn('role.needed')).toBeUndefined());
test('every page to which a refusal leads can be opened as it stands', () => {
  const pages = Object.values(leads).flatMap((lead) => ('to' in lead ? [lead.to] : []));
  const open: readonly string[] = Object.values(paths).filter((path) => !path.includes(':'));
  expect(pages.filter((page) => !open.includes(page))).toEqual([]);
});
