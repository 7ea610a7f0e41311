import express, { type RequestHandler, Router } from 'express';
import { refuse } from '../../domain/refusals.ts';
import { inMainUnit } from '../../domain/subscription/prices.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { gatewaysOf } from '../../payments/gateways.ts';
import { decline, ended, lastPayment, type Play, pay } from '../../payments/sandbox/life.ts';
import { type Sandbox, sandboxPath, signatureHeader } from '../../payments/sandbox/sandbox.ts';
import { escaped } from '../../server-kit/escaped.ts';
import { correlationIdOf } from '../../server-kit/http/request/correlation.ts';
import { hostOf } from '../../server-kit/http/request/hosts.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { receiveNotice } from './notices.ts';
import { refresh } from './refresh.ts';
import { sandboxStyle } from './sandboxStyle.ts';

type Act = { label: string; does: (play: Play, now: number) => Play; leads?: 'paid' | 'left'; quiet?: true };
/** What can be chosen before the purchase is paid. */
const buying: Record<string, Act> = {
  pay: { label: 'Pay', does: pay, leads: 'paid' },
  decline: { label: 'Pay with a card that is declined', does: decline, quiet: true },
  leave: { label: 'Cancel', does: (play) => play, leads: 'left', quiet: true },
};
/** What can happen to a subscription later. */
const later: Record<string, Act> = {
  good: { label: 'The next charges succeed', does: (play) => ({ ...play, card: 'good' }) },
  bad: {
    label: 'The next charges are declined',
    does: (play) => ({ ...play, card: 'declined' }),
    quiet: true,
  },
  settle: { label: 'Pay what is overdue', does: pay },
  refund: { label: 'Refund the last charge', does: (play) => lastPayment(play, 'refunded'), quiet: true },
  dispute: { label: 'Dispute the last charge', does: (play) => lastPayment(play, 'disputed'), quiet: true },
  end: { label: 'End the subscription now', does: ended, quiet: true },
};
/** A bank that wants to be asked first: the payer confirms or does not. */
const confirming: Record<string, Act> = {
  pay: { label: 'Confirm the payment', does: pay, leads: 'paid' },
  decline: { label: 'Do not confirm', does: decline, quiet: true },
};

const actsOf = (play: Play, step: unknown): Record<string, Act> => {
  if (play.state !== 'pending') return later;
  return step === 'confirm' ? confirming : buying;
};

const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  // The answer to the form leads back to a page of the organisation, whose host has another name.
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The sandbox's page: where a purchase is paid for nothing, and where its later life is played. */
export function sandboxPages(kit: Kit): Router {
  const router = Router({ caseSensitive: true });
  const { sandbox } = gatewaysOf(kit);
  if (!sandbox) return router;
  const path = `${sandboxPath}/:id`;
  const here: RequestHandler = (req, res, next) => {
    if (hostOf(req.headers.host, kit.config.BASE_DOMAIN).app !== 'public') return next('router');
    res.set({
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      // The console that opened it in a window has to know when that is closed, as with other providers' pages.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
    });
    next();
  };
  router.get(path, here, (req, res, next) => {
    sandbox
      .look(String(req.params.id))
      .then((play) => {
        if (!play) refuse('payment.checkout');
        res.type('html').send(page(play, req.query.step));
      })
      .catch(next);
  });
  router.post(path, here, express.urlencoded({ extended: false, limit: '2kb' }), (req, res, next) => {
    const by: Provenance = { actor: { role: 'system', id: 'sandbox' }, correlationId: correlationIdOf(res) };
    happen(kit, sandbox, String(req.params.id), String(req.body?.act ?? ''), by)
      .then((to) => res.redirect(303, to))
      .catch(next);
  });
  return router;
}

/** Lets something happen, and sends the message that a provider would send. Returns where the payer goes then. */
async function happen(kit: Kit, sandbox: Sandbox, id: string, name: string, by: Provenance): Promise<string> {
  const before = await sandbox.look(id);
  if (!before) refuse('payment.checkout');
  const own = `${sandboxPath}/${encodeURIComponent(id)}`;
  if (name === 'confirm') return `${own}?step=confirm`;
  const act = { ...buying, ...later, ...confirming }[name] ?? refuse('payment.checkout');
  if (name in buying !== (before.state === 'pending')) return own;
  await sandbox.act(id, act.does);
  const after = await sandbox.look(id);
  if (!after) refuse('payment.checkout');
  const { octets, signature } = sandbox.message(after, name);
  const header = (asked: string) => (asked === signatureHeader ? signature : undefined);
  await receiveNotice(kit, sandbox, { octets, header }, by);
  // The payer sees the result at once, whenever the message is read.
  await refresh(kit, after.organisationId, by, { also: id });
  return act.leads ? (act.leads === 'paid' ? after.paidUrl : after.leftUrl) : own;
}

const money = ({ amount, currency }: Pick<Play, 'amount' | 'currency'>) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(inMainUnit(amount, currency));
const day = (time: number | null) =>
  time === null
    ? '–'
    : new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(time));
const words: Record<Play['state'], string> = {
  pending: 'Not paid yet',
  active: 'Active',
  past_due: 'Past due: a charge failed and is tried again',
  unpaid: 'Unpaid: the charge was given up',
  canceled: 'Ended',
};

function page(play: Play, step: unknown): string {
  const { gatewayId, organisationName, gatewayPlanId, state, period, cancelAtCycleEnd, payments } = play;
  const button = ([name, { label, quiet }]: [string, Act]) =>
    `<button name="act" value="${name}"${quiet ? ' class="quiet"' : ''}>${escaped(label)}${
      name === 'pay' ? ` ${escaped(money(play))}` : ''
    }</button>`;
  const ask =
    '<button name="act" value="confirm" class="quiet">Pay with a card whose bank asks first</button>';
  const more = state === 'pending' && step !== 'confirm' ? ask : '';
  const facts: [string, string][] = [
    ['Organisation', organisationName],
    ['Plan', gatewayPlanId],
    ['Price', money(play)],
    ['State', words[state]],
    ...(period ? [['Paid until', day(period.end)] as [string, string]] : []),
    ...(cancelAtCycleEnd ? [['Then', 'it ends'] as [string, string]] : []),
  ];
  const rows = facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('');
  const charges = payments
    .toReversed()
    .map((it) => `<li>${day(Date.parse(it.paidAt))} · ${escaped(money(it))} · ${it.status}</li>`)
    .join('');
  const title = step === 'confirm' ? 'Your bank asks' : state === 'pending' ? 'Pay' : 'Subscription';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} - Payment sandbox</title>
<meta name="viewport" content="width=device-width"><style>${sandboxStyle}</style></head><body><main>
<p class="mark">Payment sandbox: no money is moved</p><h1>${title}</h1><dl>${rows}</dl>
<form method="post" action="${sandboxPath}/${encodeURIComponent(gatewayId)}">${Object.entries(actsOf(play, step)).map(button).join('')}${more}</form>
${charges ? `<h2>Charges</h2><ul>${charges}</ul>` : ''}</main></body></html>`;
}
