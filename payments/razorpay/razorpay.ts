import { createRequire } from 'node:module';
import { z } from 'zod';
import {
  GatewayAwayError,
  GatewayRefusedError,
  type Named,
  NoticeError,
  type PaymentGateway,
} from '../port.ts';
import { costOf, invoice, many, payment, plan, type Said, snapshotOf, subscription } from './entities.ts';

// The package is CommonJS, and its types describe less than the API answers: every answer is read by a schema.
const require = createRequire(import.meta.url);
const library = () =>
  require('razorpay') as {
    new (keys: { key_id: string; key_secret: string }): Api;
    validateWebhookSignature: (body: string, signature: string, secret: string) => boolean;
  };
type Api = {
  api: { rq: { defaults: { baseURL?: string; timeout?: number } } };
  subscriptions: {
    create: (about: object) => Promise<unknown>;
    all: (query: object) => Promise<unknown>;
    fetch: (id: string) => Promise<unknown>;
    update: (id: string, changes: object) => Promise<unknown>;
    cancel: (id: string, atCycleEnd: boolean) => Promise<unknown>;
  };
  plans: { fetch: (id: string) => Promise<unknown> };
  invoices: {
    all: (query: object) => Promise<unknown>;
    fetch: (id: string) => Promise<unknown>;
  };
  orders: { fetchPayments: (id: string) => Promise<unknown> };
  payments: { fetch: (id: string) => Promise<unknown> };
};

type Settings = {
  keyId: string;
  keySecret: string;
  url: string;
  webhookSecrets: readonly string[];
  clock: () => number;
};
/** How many cycles a subscription has at most, as the requirements say. */
const cycles = 10;
/** Of how many invoices, newest first, the payments are read again. */
const lately = 12;
/** Milliseconds for an answer. */
const patience = 20_000;

/** A refusal of Razorpay has its own words; without an answer, the package fails by itself with a TypeError. */
async function asked<S extends z.ZodType>(answer: S, work: Promise<unknown>): Promise<z.output<S>> {
  const said = await work.catch((error: { statusCode?: number; error?: { description?: string } }) => {
    const { statusCode, error: why } = error;
    const ours = statusCode === 401 || statusCode === 429;
    if (statusCode && statusCode < 500 && !ours && why?.description)
      throw new GatewayRefusedError(why.description, { cause: error });
    throw new GatewayAwayError(`Razorpay: ${statusCode ?? 'no answer'}`);
  });
  const read = answer.safeParse(said);
  if (!read.success) throw new GatewayAwayError('Razorpay: an answer that is not described');
  return read.data;
}
/** What is not there is a bad request to Razorpay, told by its words alone. */
const orNull = async <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error) => {
    if (error instanceof GatewayRefusedError && /does not exist|not a valid id/i.test(error.message))
      return null;
    throw error;
  });

/** Razorpay Subscriptions, which are paid on the page of their short address. */
export function razorpayOf({ keyId, keySecret, url, webhookSecrets, clock }: Settings): PaymentGateway {
  const client = new (library())({ key_id: keyId, key_secret: keySecret });
  Object.assign(client.api.rq.defaults, { baseURL: url, timeout: patience });
  const { subscriptions, plans, invoices, orders, payments } = client;
  const one = (id: string) => orNull(asked(subscription, subscriptions.fetch(id)));
  const nothing = z.unknown();

  async function said(id: string): Promise<Said | null> {
    const found = await one(id);
    if (!found) return null;
    const itsPlan = await asked(plan, plans.fetch(found.plan_id));
    const billed = (await asked(many(invoice), invoices.all({ subscription_id: id, count: 100 }))).items;
    const ordered = billed.filter(({ order_id }) => order_id).slice(0, lately);
    const paid = [];
    for (const { order_id, billing_start, billing_end } of ordered) {
      const { items } = await asked(many(payment), orders.fetchPayments(order_id!));
      paid.push(...items.map((each) => ({ ...each, billing_start, billing_end })));
    }
    return { subscription: found, plan: itsPlan, payments: paid };
  }
  /** The subscription that an interrupted attempt has made already. */
  async function begun(planId: string, purchaseId: string) {
    const { items } = await asked(many(subscription), subscriptions.all({ plan_id: planId, count: 100 }));
    return items.find(({ notes }) => notes.purchaseId === purchaseId);
  }

  return {
    name: 'razorpay',
    async costOf({ gatewayPlanId }) {
      const found = await orNull(asked(plan, plans.fetch(gatewayPlanId)));
      return found && costOf(found);
    },
    async begin({ purchaseId, organisationId, gatewayPlanId, amount }) {
      const about = {
        plan_id: gatewayPlanId,
        total_count: cycles,
        quantity: 1,
        customer_notify: 1,
        notes: { uniqueId: organisationId, purchaseId, planId: gatewayPlanId, amount },
      };
      const found =
        (await begun(gatewayPlanId, purchaseId)) ?? (await asked(subscription, subscriptions.create(about)));
      return { checkoutId: found.id, url: found.short_url, gatewayId: found.id };
    },
    async close({ checkoutId }) {
      const found = await one(checkoutId);
      if (found && /^(?:created|authenticated)$/.test(found.status))
        await asked(nothing, subscriptions.cancel(checkoutId, false));
    },
    async fetch({ gatewayId, checkoutId }) {
      const seenAt = new Date(clock()).toISOString();
      const found = await said(gatewayId ?? checkoutId ?? '');
      return found && snapshotOf(found, seenAt);
    },
    async change(gatewayId, { gatewayPlanId }) {
      const found = await one(gatewayId);
      if (found?.plan_id === gatewayPlanId) return;
      const to = { plan_id: gatewayPlanId, schedule_change_at: 'now', customer_notify: 1 };
      await asked(nothing, subscriptions.update(gatewayId, to));
    },
    async cancelAtCycleEnd(gatewayId, cancel) {
      if (!cancel)
        throw new GatewayRefusedError(
          'Razorpay cannot take a cancellation back. Please buy the plan again when it has ended.',
        );
      await asked(nothing, subscriptions.cancel(gatewayId, true));
    },
    async end(gatewayId) {
      const found = await one(gatewayId);
      if (found && !/^(?:cancelled|completed|expired)$/.test(found.status))
        await asked(nothing, subscriptions.cancel(gatewayId, false));
    },
    async meansUrl(gatewayId) {
      return (await asked(subscription, subscriptions.fetch(gatewayId))).short_url;
    },
    read({ octets, header }) {
      const body = Buffer.from(octets).toString();
      const signature = header('x-razorpay-signature') ?? '';
      const isRight = (secret: string) => library().validateWebhookSignature(body, signature, secret);
      if (!signature || !webhookSecrets.some(isRight)) throw new NoticeError('the signature is wrong', true);
      return noticeOf(body, header('x-razorpay-event-id'));
    },
    async whose({ subscription: named, invoice: invoiceId, payment: paymentId }) {
      const paid = paymentId && !invoiceId ? await orNull(asked(payment, payments.fetch(paymentId))) : null;
      const bill = invoiceId ?? paid?.invoice_id;
      const id = named ?? (bill && (await orNull(asked(invoice, invoices.fetch(bill))))?.subscription_id);
      const found = id ? await one(id) : null;
      const organisationId = found?.notes.uniqueId;
      return found && organisationId ? { organisationId: String(organisationId), gatewayId: found.id } : null;
    },
  };
}

const entity = z.object({ entity: z.record(z.string(), z.unknown()) });
const message = z.object({
  event: z.string(),
  created_at: z.number(),
  payload: z.record(z.string(), entity),
});
/** The ids that a message names. Its own id comes in a header. */
function noticeOf(body: string, id: string | undefined) {
  const read = message.safeParse(JSON.parse(body));
  if (!read.success || !id) throw new NoticeError('the message cannot be read', false);
  const { event, created_at, payload } = read.data;
  const about: Named = {};
  const note = (name: string, value: unknown) => {
    if (typeof value === 'string' && value) about[name] = value;
  };
  note('subscription', payload.subscription?.entity.id);
  note('invoice', payload.invoice?.entity.id ?? payload.payment?.entity.invoice_id);
  note(
    'payment',
    payload.payment?.entity.id ?? payload.dispute?.entity.payment_id ?? payload.refund?.entity.payment_id,
  );
  return { id, type: event, sentAt: new Date(created_at * 1000).toISOString(), about };
}
