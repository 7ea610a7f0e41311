import { expect, test } from 'vitest';
import { appleAssociation } from './apple.ts';

test('apple-app-site-association names the app by its team and its bundle id', () => {
  expect(JSON.parse(appleAssociation(' 9jA89qqlnq ', 'com.company.my-app')!)).toEqual({
    webcredentials: { apps: ['9JA89QQLNQ.com.company.my-app'] },
  });
});
test.each([
  ['', 'com.company.app'],
  ['9JA89', 'com.company.app'],
  ['9JA89QQLNQ', 'app'],
  ['9JA89QQLNQ', 'com..app'],
  ['9JA89QQLNQ', 'com.company.app"'],
])('it is not made for the team %j and the bundle %j', (team, bundle) =>
  expect(appleAssociation(team, bundle)).toBeNull(),
);
