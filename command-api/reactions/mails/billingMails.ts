import { type EventType, type Ref, ref } from '../../../domain/kit.ts';
import { OrganisationActivated } from '../../../domain/organisation/events.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { plan } from '../../../domain/plan/plan.ts';
import type { MailCode } from '../../../domain/sentences/mails.ts';
import {
  CancellationRequested,
  CancellationScheduled,
  CancellationWithdrawn,
  SubscriptionCanceled,
  SubscriptionPastDue,
  SubscriptionPlanChanged,
  SubscriptionRecovered,
  SubscriptionRenewed,
  SubscriptionStarted,
  SubscriptionUnpaid,
} from '../../../domain/subscription/events.ts';
import { inMainUnit } from '../../../domain/subscription/prices.ts';
import { isEntitled, lateDays, type Subscription } from '../../../domain/subscription/subscription.ts';
import { takesBack } from '../../../domain/subscription/takingBack.ts';
import type { RecordedEvent } from '../../../event-store/port.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import { subscriptionOf } from '../../billing/refresh.ts';
import type { SendMail } from '../../mail/mail.ts';
import { latchkey, write } from '../../mail/templates.ts';
import type { Cause } from '../kit/cause.ts';
import { on } from '../kit/kit.ts';
import { brandFor, brandOf } from './brand.ts';
import { originOfConsole } from './console.ts';
import { membersOf, tellEach } from './team.ts';

const day = 86_400_000;
/** How long before a renewal or an end the organisation is told. */
const before = 7 * day;
const aheadOf = ({ periodEnd }: { periodEnd: string }) => Date.parse(periodEnd) - before;
const lateUntil = ({ seenAt }: { seenAt: string }) => Date.parse(seenAt) + lateDays * day;
const overdueFrom = (data: { seenAt: string }) => lateUntil(data) - before;

/** What an organisation that is to be deleted is not told: its mail about the deletion says that nothing more is charged. */
const goingOn: readonly What[] = ['renewing', 'ending', 'canceling'];

type Happened<C> = C extends `mail.billing.${infer What}` ? What : never;
/** What happened to a subscription, as the codes of its mails have it. */
type What = Happened<MailCode>;

/**
 * Tells all members of the organisation. The link leads to the account page of their console. `at` is the time of a mail
 * that the event causes later.
 */
async function tell(
  kit: Kit,
  send: SendMail,
  { target: { id }, event }: Cause,
  what: What,
  state: Subscription,
  at = event.recordedAt,
) {
  const { leaving } = (await kit.executor.look(ref(organisation, id), { fresh: true })).state;
  if (leaving?.type === 'DELETE' && goingOn.includes(what)) return;
  const { terms } = (await kit.executor.look(ref(plan, state.planId))).state;
  const link = `${await originOfConsole(kit, id)}/my-account`;
  const brand = { ...latchkey, language: (await brandOf(kit, id)).language };
  const { currency, periodEnd, endedAt } = state;
  const subscribed = { currency, amount: inMainUnit(state.amount, currency), periodEnd, endedAt };
  const reactivated = what === 'kept' && (await isReactivation(kit, event));
  const ends = { takesBack: takesBack(state.gateway), reactivated };
  const values = { plan: terms?.name ?? state.planId, ...subscribed, ...ends };
  // One event has several mails: at once, and before the end of the period.
  const told = `${event.id}.${what}`;
  async function mail(member: Ref) {
    const { email, name } = await personalOf(kit, member);
    if (!email) return;
    const about = { name: name ?? '', link, brand: await brandFor(kit, member, brand) };
    const words = write({ code: `mail.billing.${what}`, values }, about);
    await send({ ...words, at, to: email, id: `${told}.${member.id}`, about: [member.id] });
  }
  await tellEach(kit, { id: told, members: membersOf(kit, id), ways: { mail } });
}

/** Whether a cancellation was taken back because its organisation is no longer to be deleted. */
async function isReactivation({ store }: Kit, { streamId, revision }: RecordedEvent): Promise<boolean> {
  const earlier = store.readStream(streamId, { direction: 'backwards', from: revision - 1 });
  for await (const { type, data } of earlier) {
    if (type === CancellationWithdrawn.type) return false;
    if (type === CancellationRequested.type) return (data as { leaving?: boolean }).leaving === true;
  }
  return false;
}

/** Whether the answer of the provider that told of a new period also told that a late charge was paid. */
async function isRecovery({ store }: Kit, { event, data }: Cause<{ seenAt: string }>): Promise<boolean> {
  for await (const next of store.readStream(event.streamId, { from: event.revision + 1 })) {
    if ((next.data as { seenAt?: string }).seenAt !== data.seenAt) return false;
    if (next.type === SubscriptionRecovered.type) return true;
  }
  return false;
}

/** The mails about an organisation's subscription: before, at and after each step. */
export const billingMails = (send: SendMail) => {
  const at = (event: EventType, what: What) =>
    on(event, `billing-${what}`, async (cause, kit) =>
      tell(kit, send, cause, what, await subscriptionOf(kit, cause.target.id)),
    );
  const renewed = on(SubscriptionRenewed, 'billing-renewed', async (cause, kit) => {
    const state = await subscriptionOf(kit, cause.target.id);
    // A period may begin while its charge fails. The mail about the late payment tells that, and another one when it is paid,
    // which may also be what lets the period begin.
    if (state.state === 'active' && !(await isRecovery(kit, cause)))
      await tell(kit, send, cause, 'renewed', state);
  });
  const ahead = on(
    [SubscriptionStarted, SubscriptionRenewed],
    'billing-ahead',
    async (cause, kit) => {
      const state = await subscriptionOf(kit, cause.target.id);
      // Another period has begun meanwhile, or none is in force.
      if (state.state !== 'active' || state.periodEnd !== cause.data.periodEnd) return;
      const at = new Date(aheadOf(cause.data));
      await tell(kit, send, cause, state.cancelAtCycleEnd ? 'ending' : 'renewing', state, at);
    },
    aheadOf,
    { anyOrder: true },
  );
  const overdue = on(
    SubscriptionPastDue,
    'billing-overdue',
    async (cause, kit) => {
      const state = await subscriptionOf(kit, cause.target.id);
      if (state.state !== 'past_due' || state.pastDueSince !== cause.data.seenAt) return;
      const endedAt = new Date(lateUntil(cause.data)).toISOString();
      await tell(kit, send, cause, 'overdue', { ...state, endedAt }, new Date(overdueFrom(cause.data)));
    },
    overdueFrom,
    { anyOrder: true },
  );
  const stillEnding = on(OrganisationActivated, 'billing-still-ending', async (cause, kit) => {
    const state = await subscriptionOf(kit, cause.target.id);
    // While the organisation was to be deleted, it was not told that its plan ends, and this provider cannot take that back.
    if (isEntitled(state) && state.cancelAtCycleEnd && state.endsByLeaving && !takesBack(state.gateway))
      await tell(kit, send, cause, 'canceling', state);
  });
  return [
    at(SubscriptionStarted, 'started'),
    overdue,
    stillEnding,
    ahead,
    renewed,
    at(SubscriptionPlanChanged, 'changed'),
    at(SubscriptionPastDue, 'pastDue'),
    at(SubscriptionRecovered, 'recovered'),
    at(CancellationScheduled, 'canceling'),
    at(CancellationWithdrawn, 'kept'),
    at(SubscriptionUnpaid, 'unpaid'),
    at(SubscriptionCanceled, 'ended'),
  ];
};
