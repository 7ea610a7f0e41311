import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { reconcileAll } from '../../../command-api/billing/nightly.ts';
import { receiveNotice } from '../../../command-api/billing/notices.ts';
import { ref, streamOf } from '../../../domain/kit.ts';
import { subscription } from '../../../domain/subscription/subscription.ts';
import { executor } from '../../../event-store/executor/execute.ts';
import { by, shared, system } from '../../../event-store/testSystem.ts';
import { gatewaysOf } from '../../../payments/gateways.ts';
import { lastPayment, pay } from '../../../payments/sandbox/life.ts';
import { begins, pays, sandboxNotice } from '../../people/payments.ts';
import { operatorOf } from '../../people/people.ts';
import { bareEnv, nodeOptions } from '../../process.ts';
import { caughtUp, type Here, sharedProduct } from '../../product.ts';

let product: Here;
/** The kits of two processes on the data of one installation. */
let processes: Here['system'][];
beforeAll(async () => {
  product = await sharedProduct();
  const { store, vault } = product.system;
  processes = [1, 2].map(() => ({ ...product.system, executor: executor(shared(store), vault) }));
});

async function typesOf(organisationId: string) {
  const stream = streamOf(ref(subscription, organisationId));
  const events = await Array.fromAsync(product.system.store.readStream(stream));
  return events.map(({ type }) => type);
}
const silently = (id: string, ends: number) =>
  gatewaysOf(product.system).sandbox!.act(id, (play) => ({
    ...lastPayment(play, 'refunded'),
    ...{ state: 'unpaid', endedAt: ends },
  }));

test('a message that reaches two processes at once counts once', async () => {
  const operator = await operatorOf(product);
  const { id } = await begins(operator);
  await gatewaysOf(product.system).sandbox!.act(id, (play, now) => pay(play, now));
  const { body, headers } = await sandboxNotice(product, id, 'twice');
  const request = {
    octets: Buffer.from(body),
    header: (name: string) => headers[name as keyof typeof headers],
  };
  const { sandbox } = gatewaysOf(product.system);
  await Promise.all(processes.map((kit) => receiveNotice(kit, sandbox!, request, by(system))));
  await product.reactions.settled();
  const { id: noticeId } = JSON.parse(body);
  const found: string[] = [];
  for await (const { type, data } of product.system.store.readAll())
    if ((data as { noticeId?: string }).noticeId === noticeId) found.push(type);
  expect(found).toEqual(['PaymentNoticeReceived']);
  const types = await typesOf(operator.uniqueId);
  expect(types.filter((type) => /^(?:SubscriptionStarted|PaymentRecorded)$/.test(type))).toHaveLength(2);
});
test('two reconciliations at once take each change once', async () => {
  const operators = [await operatorOf(product), await operatorOf(product), await operatorOf(product)];
  for (const operator of operators) await silently(await pays(product, operator), product.system.clock());
  await product.reactions.settled();
  const pages = async (after: string) => (after ? [] : operators.map(({ uniqueId }) => uniqueId));
  const both = await Promise.all(processes.map((kit) => reconcileAll(kit, pages)));
  expect(both.map(({ asked, failed }) => [asked, failed])).toEqual([
    [3, 0],
    [3, 0],
  ]);
  for (const { uniqueId } of operators) {
    const types = await typesOf(uniqueId);
    expect(types.filter((type) => type === 'SubscriptionUnpaid')).toHaveLength(1);
    expect(types.filter((type) => type === 'PaymentRecorded')).toHaveLength(2);
  }
});
test('npm run reconcile asks for every subscription, beside the running product', async () => {
  const { uniqueId, ...operator } = await operatorOf(product);
  await silently(await pays(product, { uniqueId, ...operator }), product.system.clock());
  await caughtUp(product);
  const words = [...nodeOptions, 'cli.ts', 'reconcile'];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    env: { ...bareEnv, ...product.env },
  });
  expect(stdout).toMatch(/^Subscriptions asked for: [1-9]\d*, changed: [1-9]\d*, failed: 0\n$/);
  expect(await typesOf(uniqueId)).toContain('SubscriptionUnpaid');
});
