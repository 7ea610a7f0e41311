import { inMainUnit } from '../../domain/subscription/prices.ts';
import { type About, write } from './templates.ts';

/** What a mail about a subscription says. The amount is in the smallest unit. */
export type BillingFacts = {
  plan: string;
  currency: string;
  amount: number;
  periodEnd: string | null;
  endedAt: string | null;
};
const day = (time: string | null) =>
  time
    ? new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time))
    : 'the end of the period';
const price = ({ amount, currency }: BillingFacts) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(inMainUnit(amount, currency));

const grace =
  'Your people can still sign in for 14 days. You can read and export everything, and renew at any time.';
const see = 'Show the account';
const means = 'Change the means of payment';

type Words = (about: About, facts: BillingFacts) => ReturnType<typeof write>;
/** The mails about a subscription, by what happened. */
export const billingMail = {
  started: (about, it) =>
    write(`Your plan is now ${it.plan}`, about, {
      lines: [`Thank you. ${it.plan} is paid until ${day(it.periodEnd)}, for ${price(it)}.`],
      label: see,
    }),
  renewing: (about, it) =>
    write(`${it.plan} renews on ${day(it.periodEnd)}`, about, {
      lines: [`On ${day(it.periodEnd)} we charge ${price(it)} for the next period of ${it.plan}.`],
      label: see,
    }),
  ending: (about, it) =>
    write(`${it.plan} ends on ${day(it.periodEnd)}`, about, {
      lines: [
        `You cancelled ${it.plan}. It ends on ${day(it.periodEnd)}, and nothing more is charged.`,
        'Until then you can take the cancellation back.',
      ],
      label: see,
    }),
  renewed: (about, it) =>
    write(`${it.plan} is renewed`, about, {
      lines: [`${it.plan} goes on until ${day(it.periodEnd)}.`],
      label: see,
    }),
  changed: (about, it) =>
    write(`Your plan is now ${it.plan}`, about, {
      lines: [`Your plan changed to ${it.plan}, for ${price(it)} a period.`],
      label: see,
    }),
  pastDue: (about, it) =>
    write('A payment failed', about, {
      lines: [
        `The charge of ${price(it)} for ${it.plan} failed. It is tried again in the next days, and nothing is lost yet.`,
        'Please make sure that your means of payment is valid.',
      ],
      label: means,
    }),
  overdue: (about, it) =>
    write(`${it.plan} ends on ${day(it.endedAt)}: a payment is late`, about, {
      lines: [
        `The charge of ${price(it)} for ${it.plan} still fails. If it is not paid, the plan ends on ${day(it.endedAt)}.`,
      ],
      label: means,
    }),
  recovered: (about, it) =>
    write('Your payment went through', about, {
      lines: [`${it.plan} is paid again, until ${day(it.periodEnd)}.`],
      label: see,
    }),
  canceling: (about, it) =>
    write(`${it.plan} will end on ${day(it.periodEnd)}`, about, {
      lines: [
        `You cancelled ${it.plan}. No more charge attempts will be made after ${day(it.periodEnd)}.`,
        'Until then everything works as before, and you can take the cancellation back.',
      ],
      label: see,
    }),
  kept: (about, it) =>
    write(`${it.plan} goes on`, about, {
      lines: [`You took your cancellation back. ${it.plan} renews on ${day(it.periodEnd)}.`],
      label: see,
    }),
  unpaid: (about, it) =>
    write(`${it.plan} has ended: it was not paid`, about, {
      lines: [
        `All attempts to charge ${price(it)} for ${it.plan} failed, so it ended on ${day(it.endedAt)}.`,
        grace,
      ],
      label: means,
    }),
  ended: (about, it) =>
    write(`${it.plan} has ended`, about, {
      lines: [`${it.plan} ended on ${day(it.endedAt)}.`, grace],
      label: see,
    }),
} satisfies Record<string, Words>;
