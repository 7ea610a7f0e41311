import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page with the plans. Those that the requirements quote stay word for word. */
export const texts = spoken('pages/pricing', {
  title: 'PLANS & PRICING',
  current: 'Current Active Plan',
  empty: 'No plan is offered at the moment.',
  enterprise: {
    name: 'Enterprise',
    text: 'More people, your own terms, and somebody to talk to. Tell us what you need.',
    price: 'On request',
    contact: 'Contact Us',
  },
  purchase: {
    buy: 'Buy Plan',
    upgrade: 'Upgrade Plan',
    choose: 'Choose Plan',
    error: 'Error',
    downgrade: "You can't downgrade your plan",
    smaller:
      'If you need less, cancel your plan under "My Business Details" and choose a smaller one once it has ended, or write to us with "Contact Us".',
    upgradeTitle: (plan: string) => `Change to ${plan}?`,
    upgradeText: (price: string) =>
      `The plan costs ${price}. What you have paid for the rest of the present period is counted.`,
    updated: 'Request for Upgrade Plan Submitted.You will be notified once done.',
    waiting: 'Waiting for your payment',
    waitingText: 'Pay on the page that has opened in a new window. This page notices when you are done.',
    again: 'Open the payment page',
    success: 'Payment Success',
    successText: 'Payment for the new plan is processed and your subscription will be activated immediately.',
    failure: 'Payment Failed',
    failed: 'Your payment of New plan is failed',
  },
});
