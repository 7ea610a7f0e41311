import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../../event-store/testFolder.ts';
import { importOrganisation } from '../../importCommand.ts';
import { openSystem } from '../../system.ts';
import { refusal, refusing } from '../clients/raw.ts';
import { movedClock } from '../clock.ts';
import { backupToken, fetchBackup, leavesWithBackup } from '../people/leaving.ts';
import { adminOf, land, type Operator, operatorOf, shopper, signIn, webApp } from '../people/people.ts';
import { type Here, mailsOf, startProduct, visit } from '../product.ts';
import { until } from '../until.ts';

const day = 24 * 60 * 60 * 1000;
const clock = movedClock();
let product: Here;
let ada: Operator;
let shop: Awaited<ReturnType<typeof webApp>>;
let grace: ReturnType<typeof shopper>;
let graceId: string;
let archive: Buffer;
let passphrase: string;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off' }, { clock: clock.now });
  ada = await operatorOf(product);
  shop = await webApp(ada);
  grace = shopper(product, shop);
  ({ userId: graceId } = await grace.register('grace'));
});
afterAll(() => product.stop());

/** Imports into a folder, in which no process runs. */
async function imports(folder: string, asked: { bytes?: Buffer; passphrase?: string } = {}) {
  const file = join(folder, 'acme.zip');
  await writeFile(file, asked.bytes ?? archive);
  const system = await openSystem({ DATA_DIR: folder, LOG_LEVEL: 'error' }, () => {});
  const before = await system.store.head();
  const told: string[] = [];
  try {
    await importOrganisation(
      system,
      { file, passphrase: asked.passphrase ?? passphrase, planId: 'special_plan' },
      (line) => told.push(line),
    );
    return { told: told.join('\n'), appended: (await system.store.head()) - before };
  } catch (error) {
    return { told: (error as Error).message, appended: (await system.store.head()) - before };
  } finally {
    await system.close();
  }
}

test('re-activated on day six, all is as before; asked for again, all is gone on day seven [org-account.org.delete-days]', async () => {
  await leavesWithBackup(ada);
  await clock.forward(product, 6 * day);
  const { uniqueId } = ada;
  await (await adminOf(product)).call('POST /admin/reactivate/:id', { id: uniqueId });
  const { redirectTo } = await signIn(ada.base, ada.key, ada.email);
  const console = await land(product, redirectTo!);
  await grace.signIn();
  const again = await leavesWithBackup({ ...ada, call: console.call });
  passphrase = again.passphrase!;
  await backupToken(product, ada);
  const token = await backupToken(product, ada);
  archive = Buffer.from(await (await fetchBackup(product, token)).arrayBuffer());
  await clock.forward(product, 7 * day + 1000);
  expect(await refusal(signIn(ada.base, ada.key, ada.email))).toMatchObject({ status: 401 });
  expect(await refusal(grace.signIn())).toMatchObject({ status: 404 });
  const keys = () => product.system.vault.keysOf([ada.userId, graceId, shop.appId]);
  await until(async () => expect(await keys()).toEqual([]));
  expect(await refusal(fetchBackup(product, token))).toEqual(refusing('session.token'));
});

test('an archive that is no backup, was edited or cut off, or a wrong passphrase changes nothing', async () => {
  const folder = await tempFolder();
  const refused = async (why: RegExp, asked: Parameters<typeof imports>[1]) =>
    expect(await imports(folder, asked)).toEqual({ told: expect.stringMatching(why), appended: 0 });
  await refused(/^This passphrase does not open/, { passphrase: '0000-0000' });
  const edited = Buffer.from(archive);
  const middle = edited.indexOf('restore/events.jsonl') + 400;
  edited[middle] = edited[middle]! ^ 1;
  await refused(/was edited or damaged/, { bytes: edited });
  await refused(/is no backup, or it was cut off/, { bytes: archive.subarray(0, archive.length / 2) });
  await refused(/is no backup/, { bytes: Buffer.alloc(1000) });
});

test('an empty installation takes the organisation in, once, and its people sign in with their passkeys', async () => {
  const folder = await tempFolder();
  const { told } = await imports(folder);
  expect(told).toContain('Its people sign in with their passkeys, as before.');
  expect((await imports(folder)).told).toBe('This organisation was imported already.');
  const there = await startProduct({ CAPTCHA: 'off', DATA_DIR: folder });
  try {
    const guest = visit(there);
    const { options, transactionId } = await guest.call('POST /loginOperator', {
      ...{ username: ada.email, captcha: 'off' },
    });
    const credential = ada.key.get(options, { clientData: { origin: there.url } });
    const { redirectTo } = await guest.call('POST /verify-loginOperator-assertion', {
      credential,
      transactionId,
    });
    const { call } = await land(there, redirectTo!);
    const { uniqueId } = ada;
    expect(await call('GET /getOrgbyId/:uniqueId', { uniqueId })).toMatchObject({
      ...{ name: 'Acme', subdomain: ada.subdomain, suspended: false, planId: 'special_plan' },
      ...{ applicationCount: 1, operatorCount: 1 },
    });
    const shopAt = visit(there, 'localhost', { origin: shop.origin });
    const { appId } = shop;
    const begun = await shopAt.call('POST /sdk/:appId/login', { appId });
    const answer = { appId, credential: grace.key.get(begun.options), transactionId: begun.transactionId };
    expect(await shopAt.call('POST /sdk/:appId/verify-login', answer)).toMatchObject({ errorCode: 0 });
    const again = shopper(there, shop).register('grace');
    expect(await refusal(again)).toEqual(refusing('user.taken'));
    // No mail that was due in the old installation is sent by the new one.
    await there.reactions.settled();
    expect(await mailsOf(there)).toEqual([]);
    const asked = await (await adminOf(there)).call('GET /admin/requests/list/:type', { type: 'DELETE' });
    expect(asked.data).toEqual([]);
  } finally {
    await there.stop();
  }
});
