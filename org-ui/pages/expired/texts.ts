import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page after the end of the subscription, word for word from the requirements. */
export const texts = spoken('pages/expired', {
  title: 'Subscription Expired',
  text: 'Your subscription has expired. Please renew your subscription to continue using the application.',
  renew: 'Renew Subscription',
});
