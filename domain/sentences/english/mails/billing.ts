import { moneyIn } from '../../said/money.ts';

/** What a mail about a subscription names. The amount is in the main unit of its currency. */
export type BillingFacts = {
  plan: string;
  currency: string;
  amount: number;
  periodEnd: string | null;
  endedAt: string | null;
  /** Whether an end can be taken back. Where it cannot, it may also come because no cycle is left, and nobody cancelled. */
  takesBack: boolean;
  /** Whether it goes on because the deletion of the organisation was taken back. Else the organisation took its cancellation back. */
  reactivated: boolean;
};
const day = (time: string | null) =>
  time
    ? new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time))
    : 'the end of the period';
const price = ({ amount, currency }: BillingFacts) => moneyIn('en', amount, currency);

const grace =
  'Your people can still sign in for 14 days after that. You can read and export everything, and renew at any time.';
const buyAgain = 'Once it has ended, you can buy any plan.';
const see = 'Show the account';
const means = 'Change the means of payment';

/** The mails about a subscription, by what happened. */
export const billing = {
  'mail.billing.started': (it: BillingFacts) => ({
    subject: `Your plan is now ${it.plan}`,
    lines: [`Thank you. ${it.plan} is paid until ${day(it.periodEnd)}, for ${price(it)}.`],
    label: see,
  }),
  'mail.billing.renewing': (it: BillingFacts) => ({
    subject: `${it.plan} renews on ${day(it.periodEnd)}`,
    lines: [`On ${day(it.periodEnd)} we charge ${price(it)} for the next period of ${it.plan}.`],
    label: see,
  }),
  'mail.billing.ending': (it: BillingFacts) => ({
    subject: `${it.plan} ends on ${day(it.periodEnd)}`,
    lines: [
      it.takesBack
        ? `You cancelled ${it.plan}. It ends on ${day(it.periodEnd)}, and nothing more is charged.`
        : `${it.plan} ends on ${day(it.periodEnd)}, and nothing more is charged.`,
      it.takesBack ? 'Until then you can take the cancellation back.' : buyAgain,
    ],
    label: see,
  }),
  'mail.billing.renewed': (it: BillingFacts) => ({
    subject: `${it.plan} is renewed`,
    lines: [`${it.plan} goes on until ${day(it.periodEnd)}.`],
    label: see,
  }),
  'mail.billing.changed': (it: BillingFacts) => ({
    subject: `Your plan is now ${it.plan}`,
    lines: [`Your plan changed to ${it.plan}, for ${price(it)} a period.`],
    label: see,
  }),
  'mail.billing.pastDue': (it: BillingFacts) => ({
    subject: 'A payment failed',
    lines: [
      `The charge of ${price(it)} for ${it.plan} failed. It will be tried again in the next few days, and nothing is lost yet.`,
      'Please make sure that your means of payment is valid.',
    ],
    label: means,
  }),
  'mail.billing.overdue': (it: BillingFacts) => ({
    subject: `${it.plan} ends on ${day(it.endedAt)}: a payment is late`,
    lines: [
      `The charge of ${price(it)} for ${it.plan} still fails. If it is not paid, the plan ends on ${day(it.endedAt)}.`,
    ],
    label: means,
  }),
  'mail.billing.recovered': (it: BillingFacts) => ({
    subject: 'Your payment went through',
    lines: [`${it.plan} is paid again, until ${day(it.periodEnd)}.`],
    label: see,
  }),
  'mail.billing.canceling': (it: BillingFacts) => ({
    subject: `${it.plan} will end on ${day(it.periodEnd)}`,
    lines: [
      it.takesBack
        ? `You cancelled ${it.plan}. No more charge attempts will be made after ${day(it.periodEnd)}.`
        : `This is the last period of ${it.plan}. No more charge attempts will be made after ${day(it.periodEnd)}.`,
      it.takesBack
        ? 'Until then everything works as before, and you can take the cancellation back.'
        : `Until then everything works as before. ${buyAgain}`,
    ],
    label: see,
  }),
  'mail.billing.kept': (it: BillingFacts) => ({
    subject: `${it.plan} goes on`,
    lines: [
      it.reactivated
        ? `The deletion of your organization was taken back, so ${it.plan} goes on. It renews on ${day(it.periodEnd)}.`
        : `You took your cancellation back. ${it.plan} renews on ${day(it.periodEnd)}.`,
    ],
    label: see,
  }),
  'mail.billing.unpaid': (it: BillingFacts) => ({
    subject: `${it.plan} has ended: it was not paid`,
    lines: [
      `All attempts to charge ${price(it)} for ${it.plan} failed, so it ended on ${day(it.endedAt)}.`,
      grace,
    ],
    label: see,
  }),
  'mail.billing.ended': (it: BillingFacts) => ({
    subject: `${it.plan} has ended`,
    lines: [`${it.plan} ended on ${day(it.endedAt)}.`, grace],
    label: see,
  }),
} as const;
