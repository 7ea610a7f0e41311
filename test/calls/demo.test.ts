import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcileAll } from '../../command-api/billing/nightly.ts';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { signInEnds } from '../../domain/signIns/ends.ts';
import { parkedRows } from '../../projections/database/tables.ts';
import { models } from '../../projections/models.ts';
import { subscriptionPages } from '../../projections/subscriptionPages.ts';
import { subscriptionIn } from '../people/payments.ts';
import { land, signIn } from '../people/people.ts';
import { addsDevice } from '../people/team.ts';
import { caughtUp, type Here, mailedToken, mailsOf, startProduct, visit } from '../product.ts';

let product: Here;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' }, { demo: { days: 100 } });
});
afterAll(() => product.stop());

test('the demo’s first mail adds the reader’s passkey to its operator, who then looks around', async () => {
  const email = 'demo@acme.example';
  const key = await addsDevice(product, await mailedToken(product, email, 'add-device'));
  const { redirectTo } = await signIn(visit(product), key, email);
  expect(redirectTo).toContain('http://demo-acme.localhost');
  const { call } = await land(product, redirectTo!);
  const { uniqueId } = await call('GET /session', {});
  expect(await call('GET /getAllApplications/:uniqueId', { uniqueId: uniqueId! })).toHaveLength(2);
  const year = await call('GET /signInCounts', { period: '12m', zone: 'Asia/Kolkata' });
  // A hundred days hold two whole months, and the month that goes on may have just begun.
  for (const { from, counts } of year.now.steps.slice(-3, -1))
    expect(counts.signedIn, from).toBeGreaterThan(100);
  expect(Object.keys(year.now.total).toSorted()).toEqual(signInEnds.toSorted());
  const week = await call('GET /signInCounts', { period: '7d', zone: 'Asia/Kolkata' });
  expect(week.now.total.signedIn).toBeGreaterThan(50);
});

/** What the demo has nothing of: what depends on servers of others, and on what the reader does. */
const nothingOf = [
  'directory_syncs',
  'radius_settings',
  'recoveries',
  'staff_passkeys',
  'videos',
  'widenings',
];
test('every read model of the demo is folded, and has something to show', async () => {
  await caughtUp(product);
  const { db } = product.system;
  expect(await parkedRows(db)).toEqual([]);
  const empty: string[] = [];
  for (const { name } of models) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (!rows.length) empty.push(name);
  }
  expect(empty.toSorted()).toEqual(nothingOf);
});

test('what happened in the demo happened at its time, and nothing of it is still to come', async () => {
  const { db, clock } = product.system;
  const { rows } = await sql<{ at: string }>`
    select max("createdAt") as at from audit where call = 'demo'`.execute(db);
  expect(new Date(rows[0]!.at).getTime()).toBeLessThan(clock());
  const { rows: months } = await sql<{ month: string }>`
    select distinct substr(id, length(id) - 9, 7) as month from sign_in_hours`.execute(db);
  expect(months.length).toBeGreaterThan(3);
});

/** The stage, subscription, state and payments of a demo organisation. */
async function stateOf(word: string) {
  const { executor } = product.system;
  const { id } = (await executor.reserved.holderOf('subdomain', `demo-${word}`))!;
  const { stage } = await executor.entitlementsOf(id);
  const { state, payments } = await subscriptionIn(product, id);
  const { status, leaving } = (await executor.look(ref(organisation, id))).state;
  const told = Object.values(payments).map((payment) => payment.status);
  const paid = told.filter((one) => one === 'succeeded').length;
  const backup = leaving?.type === 'DELETE' ? leaving.backup : null;
  return { stage, state, paid, failed: told.length > paid, status, backup };
}

test('the demo’s organisations are at different stages of the business, and a reconciliation changes none', async () => {
  const { system } = product;
  const here = { status: 'active', backup: null, failed: false };
  const states = await Promise.all(['acme', 'trying', 'overdue', 'leaving'].map(stateOf));
  expect(states).toEqual([
    { ...here, stage: 'active', state: 'active', paid: 13 },
    { ...here, stage: 'trial', state: 'pending', paid: 0 },
    { ...here, stage: 'active', state: 'past_due', paid: 1, failed: true },
    { ...here, stage: 'active', state: 'active', paid: 1, status: 'suspended', backup: 'pending' },
  ]);
  const filter = { streamPrefixes: ['subscription-'] };
  const known = () => Array.fromAsync(system.store.readAll({ filter }));
  const before = (await known()).length;
  await caughtUp(product);
  const done = await reconcileAll(system, subscriptionPages(system.db, system.clock));
  expect(done).toMatchObject({ asked: 3, failed: 0 });
  expect(await known()).toHaveLength(before);
});

test('payments of the demo have invoices, and only what happens now is mailed', async () => {
  const { store } = product.system;
  const issued = await Array.fromAsync(store.readAll({ filter: { eventTypes: ['InvoiceIssued'] } }));
  expect(issued).toHaveLength(15);
  await product.reactions.settled();
  const mails = (await mailsOf(product)).map(({ to }) => to);
  expect(mails).not.toContain('demo@overdue.example');
  expect(mails.filter((to) => to === 'demo@leaving.example')).toHaveLength(2);
  expect(mails.length).toBeLessThan(6);
});
