import { expect, test } from 'vitest';
import { iconsInUse, iconsThere } from './icons.ts';

test('the icons that are there are those that the pages and react-admin use; `npm run icons` takes them', () => {
  expect(iconsThere()).toEqual(iconsInUse());
  expect(iconsThere().length).toBeGreaterThan(100);
});
