import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { neededPostgres, type Postgres } from '../../../bench/postgres.ts';
import { ref } from '../../../domain/kit.ts';
import { organisation } from '../../../domain/organisation/organisation.ts';
import { tempFolder } from '../../../event-store/testFolder.ts';
import { startEventLog } from '../../eventLog.ts';
import { mailsOf } from '../../people/mails.ts';
import { operatorOf, register } from '../../people/people.ts';
import { freePort, type Here, startProduct } from '../../product.ts';
import { until } from '../../until.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await neededPostgres();
});
afterAll(() => postgres.stop());

/** Starts the product twice on the same log and database, each with a data folder of its own. */
async function startedTwice(): Promise<[Here, Here]> {
  const log = await startEventLog(await freePort(), join(await tempFolder(), 'log'));
  onTestFinished(() => log.end('SIGKILL'));
  const shared = {
    ...{ EVENTSTOREDB_URL: log.url, DATABASE_URL: await postgres.fresh() },
    ...{ MASTER_KEY: Buffer.alloc(32, 7).toString('base64'), CAPTCHA: 'off' },
  };
  const begin = async () => {
    const product = await startProduct({ ...shared, DATA_DIR: await tempFolder() });
    onTestFinished(() => product.stop());
    return product;
  };
  return [await begin(), await begin()];
}
const mailsTo = async (address: string, ...all: Here[]) =>
  (await Promise.all(all.map(mailsOf))).map((mails) => mails.filter(({ to }) => to === address).length);

test('of two that share their stores one sends each mail, and the other does once that one has stopped', async () => {
  const [one, other] = await startedTwice();
  await until(() => expect(one.reactions.isLeading()).toBe(true));
  await register(other, 'ada@acme.example');
  await one.reactions.settled();
  expect(other.reactions.isLeading()).toBe(false);
  expect(await mailsTo('ada@acme.example', one, other)).toEqual([1, 0]);
  await one.stop();
  await register(other, 'grace@acme.example');
  await until(async () => expect(await mailsTo('grace@acme.example', other)).toEqual([1]));
});

test('each of two answers from the states that it knows, and hears what the other changes', async () => {
  const [one, other] = await startedTwice();
  const { uniqueId, guest } = await operatorOf(one);
  const acme = ref(organisation, uniqueId);
  const { executor } = other.system;
  const known = async () => {
    await executor.look(acme);
    return executor.known(acme)?.state.status;
  };
  await until(async () => expect(await known()).toBe('active'));
  await guest.call('PUT /suspendAccount', { uniqueId });
  await until(async () => expect(await known()).toBe('suspended'));
});
