import { expect, test } from 'vitest';
import { canTry, hasBought, linkIn, outcomeText, priceOf, saidOf, shownFeatures } from './packages.ts';
import { texts } from './texts.ts';

test('a price has the symbol of its currency, per duration', () => {
  expect(priceOf({ price: 6000, currencyCode: 'USD', months: 12 })).toBe('$6,000 / year');
  expect(priceOf({ price: 499.5, currencyCode: 'INR', months: 1 })).toBe('₹499.50 / month');
  expect(priceOf({ price: 9, currencyCode: 'USD', months: 3 })).toBe('$9 / 3 months');
});
test('Try Now is for paid packages that are not the current one, while nobody pays [org-licence.upgrade.disabled]', () => {
  const paid = { type: 'paid', isCurrent: false } as const;
  expect(canTry(paid, false)).toBe(true);
  expect(canTry(paid, true)).toBe(false);
  expect(canTry({ ...paid, isCurrent: true }, false)).toBe(false);
  expect(canTry({ ...paid, type: 'free' }, false)).toBe(false);
});
test('a card shows five features, and all when it is unfolded', () =>
  expect([false, true].map((isLong) => shownFeatures([1, 2, 3, 4, 5, 6], isLong).length)).toEqual([5, 6]));
test('a missing link and a closed window are told in the documented words [org-licence.payment.no-link, org-licence.payment.closed]', () => {
  expect(linkIn({ data: 'https://pay.example' })).toBe('https://pay.example');
  expect(() => linkIn({ data: '' })).toThrow('No payment link provided in the server response');
  expect(outcomeText('closed')).toBe('Payment window closed');
});
test('a failure says why, else that the link or the packages failed [org-licence.payment.link-fail, org-licence.packages.fail]', () => {
  expect(saidOf(new Error('The provider is away'), texts.linkFailed)).toBe('The provider is away');
  expect(saidOf(new Error(''), texts.linkFailed)).toBe('Fail to get link');
  expect(saidOf(undefined, texts.packagesFailed)).toBe('Fail to load packages');
});
test('a package is bought once the organisation has it by a subscription that goes on', () => {
  const currentPlan = { planId: 'team', renewsItself: true };
  expect(hasBought({ currentPlan }, 'team')).toBe(true);
  expect(hasBought({ currentPlan }, 'other')).toBe(false);
  expect(hasBought({ currentPlan: { ...currentPlan, renewsItself: false } }, 'team')).toBe(false);
});
