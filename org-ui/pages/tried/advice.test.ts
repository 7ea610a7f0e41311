import { expect, test } from 'vitest';
import { adviceFor } from './advice.ts';

test('a tryout that failed leads to the place where that is solved', () => {
  const to = (code: string) => adviceFor(code, 'oidc', 'wiki').to;
  expect(to('user.noAccess')).toBe('/viewOidcApp/wiki?tab=users');
  expect(to('user.suspended')).toBe('/people');
  expect(to('plan.feature')).toBe('/my-account');
  expect(to('application.suspended')).toBe('/viewOidcApp/wiki');
  expect(to('a code of the protocol')).toBe('/viewOidcApp/wiki');
});
test('a tryout of a network leads to its clients or its users, and nowhere when a person did not approve', () => {
  const to = (code: string) => adviceFor(code, 'radius', 'vpn').to;
  expect(to('tryout.client')).toBe('/viewRadiusApp/vpn?tab=clients');
  expect(to('tryout.nobody')).toBe('/viewRadiusApp/vpn?tab=users');
  expect(to('tryout.declined')).toBeUndefined();
});
test('a tryout by phone leads to its users or to the settings, with advice of its own', () => {
  const advised = (code: string) => adviceFor(code, 'general', 'shop');
  expect(advised('tryout.remote').to).toBe('/view/shop');
  expect(advised('tryout.device')).toMatchObject({
    to: '/view/shop?tab=users',
    text: expect.stringContaining('addPasskey({ phone: true })'),
  });
  expect(adviceFor('tryout.device', 'radius', 'vpn').text).not.toContain('addPasskey');
  expect(advised('transaction.expired').to).toBeUndefined();
});
test('nothing is to be changed when the person went back', () =>
  expect(adviceFor('access_denied', 'oidc', 'wiki')).toEqual({ text: expect.stringContaining('went back') }));
