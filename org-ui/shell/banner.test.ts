import { expect, test } from 'vitest';
import { elsewhere } from '../base/paths.ts';
import { pages } from '../pages.ts';
import { bannerOf, isExpired, leadsTo } from './banner.ts';

const ending = (daysLeft: number | null, more: object = {}) => ({
  ...{ isFreeTrialExpired: false, isSubscriptionExpired: false },
  currentPlan: { daysLeft, renewsItself: false, isPastDue: false },
  ...more,
});

const paying = (isPastDue: boolean, more: object = {}) =>
  ending(null, { currentPlan: { daysLeft: 3, renewsItself: true, isPastDue }, ...more });

test('the banner says that a charge failed, and leads to the account until the plan has ended', () => {
  expect(bannerOf(paying(true))).toEqual({
    ...{
      severity: 'warning',
      text: 'A payment failed. It will be tried again in the next few days. Please check your means of payment.',
      asks: 'pay',
    },
  });
  expect(bannerOf(paying(true, { isSubscriptionExpired: true }))?.asks).toBe('renew');
});
test('the banner warns when the licence ends in fewer than 15 days [org-shell.banner.expiring, org-shell.banner.wording]', () => {
  expect([15, null].map((days) => bannerOf(ending(days)))).toEqual([null, null]);
  expect(bannerOf(ending(14))).toEqual({
    ...{ severity: 'warning', text: 'Your license expires in 14 days.', asks: 'renew' },
  });
  expect(leadsTo[bannerOf(ending(14))!.asks]).toBe('/license');
  expect(bannerOf(ending(1))?.text).toBe('Your license expires in 1 day.');
  expect(bannerOf(paying(false))).toBeNull();
});
test('the banner says that the licence has expired [org-shell.banner.expired]', () => {
  for (const flag of ['isFreeTrialExpired', 'isSubscriptionExpired'])
    expect(bannerOf(ending(0, { [flag]: true }))).toEqual({
      severity: 'error',
      text: 'Your license has expired.',
      asks: 'renew',
    });
  expect(leadsTo.renew).toBe('/license');
});
test('pages that renew are not behind the gate, and no others are [org-shell.expired.pricing]', () => {
  expect([undefined, ending(0), ending(0, { isFreeTrialExpired: true })].map(isExpired)).toEqual([
    false,
    false,
    true,
  ]);
  expect(pages.flatMap(({ path, renews }) => (renews ? path : [])).sort()).toEqual([
    '/license',
    '/my-account',
    '/my-details',
    '/my-organization',
    '/pricing',
    '/subscription-expired',
  ]);
});
test('the console has the documented routes [org-shell.routes.list]', () => {
  const routes = [...pages.map(({ path }) => path), ...Object.keys(elsewhere)];
  const documented = [
    '/pricing',
    '/',
    '/applications',
    '/configure-application',
    '/edit',
    '/license',
    '/admin',
    '/user',
  ];
  const others = ['/error-codes', '/reports', '/videos', '/my-account', '/my-organization', '/addoidcuser'];
  expect(routes).toEqual(expect.arrayContaining([...documented, ...others]));
});
