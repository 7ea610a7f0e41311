import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of a subscription that has been cancelled and has not ended yet. The first one is quoted by the requirements. */
export const texts = spoken('things/subscription', {
  cancelled: (date: string) =>
    `Your subscription has been cancelled. No more charge attempts will be made on your account after ${date}`,
  first: 'To go on, or to change to another plan, keep your plan first.',
  later: 'Once it has ended, you can buy any plan.',
  keep: 'Keep my plan',
  keepDone: 'Your plan goes on, and renews itself as before',
  keepFailed: 'Your plan could not be kept',
});
