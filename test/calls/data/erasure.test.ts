import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOf } from '../../../command-api/reactions/testPlaces.ts';
import { readOnlySqliteLog } from '../../../event-store/sqlite/sqlite.ts';
import { foundBelow, foundIn } from '../../bytes.ts';
import { refusal } from '../../clients/raw.ts';
import { adminOf, land, onboard, register, shopper, signIn, unique, webApp } from '../../people/people.ts';
import { type Guest, mailsOf, type Spawned, spawnProduct, visit } from '../../product.ts';
import { until } from '../../until.ts';

let product: Spawned;
beforeAll(async () => {
  product = await spawnProduct({ LOG_LEVEL: 'trace' }, 'test/calls/data/erasureEntry.ts');
});
afterAll(async () => {
  await product.stop();
  await rm(product.dataDir, { recursive: true });
});

const browser = 'CanaryBrowser/77.31 (Zweitgerät)';
/** A visitor with a unique address and browser. */
function from<G extends Guest>(guest: G, address: string): G {
  guest.address = address;
  guest.headers['user-agent'] = browser;
  return guest;
}
const operatorAddress = '127.213.57.198';
const userAddress = '127.214.91.107';
const operator = {
  email: 'zephyrine.quill@canary-operator.example',
  name: 'Zéphyrine Quillfeather',
  phoneNumber: '+49 30 98127364',
};
const user = 'Thaddäus.Canary@customer.example';
const guestOfTeam = { email: "per'petua@canary-invited.example", name: 'Perpetua Würzel' };
const letter = { subject: 'Concerning Quibblethorpe', message: '<p>Dear Snorkelwacker</p>' };
const canaries = [
  ...Object.values(operator),
  ...[operatorAddress, userAddress, browser, user],
  ...Object.values(guestOfTeam),
  ...['Quibblethorpe', 'Snorkelwacker'],
];

/** Registers, signs in, receives mails, invites, and has an application with a user: everything that leaves traces. */
async function live(admin: Guest) {
  const guest = from(visit(product), operatorAddress);
  const { name, phoneNumber, email } = operator;
  const { key } = await register(product, email, { guest, form: { name, phoneNumber } });
  const { userId, uniqueId } = await onboard(product, email, unique('acme-'));
  const { redirectTo } = await signIn(guest, key, email);
  const console = from(await land(product, redirectTo!), operatorAddress);
  await admin.call('POST /sendCustomMail', { bodyData: { email, ...letter } });
  await console.call('POST /invite/sendInvite', { ...guestOfTeam, type: 'ADD_ADMIN' });
  const shop = shopper(product, await webApp(console));
  from(shop.guest, userAddress);
  await shop.register(user);
  await shop.signIn(user);
  await refusal(console.call('POST /invite/sendInvite', { ...guestOfTeam, email, type: 'ADD_ADMIN' }));
  await until(async () => expect(await mailsOf(product)).toHaveLength(3));
  return { userId, uniqueId };
}

/** All erasures, and whether both reactions have handled them, with none left to try again. */
async function standing() {
  const log = readOnlySqliteLog(join(product.dataDir, 'events.db'))!;
  try {
    const erased = await Array.fromAsync(log.readAll({ filter: { eventTypes: ['SubjectErased'] } }));
    const places = [await placeOf(log, 'clean-up'), await placeOf(log, 'forget-mails')];
    const last = erased.at(-1)!.position;
    const isClean = places.every(
      (place) => place!.through >= last && !place!.done.length && place!.notes === undefined,
    );
    return { erased, isClean };
  } finally {
    await log.close();
  }
}

test('a day after an erasure no byte of the data folder and no log line holds the people', async () => {
  const admin = await adminOf(product);
  const { userId } = await live(admin);
  await until(async () => {
    const before = await foundBelow(product.dataDir, canaries);
    const inFiles = (folder: string, canary: string) =>
      before.filter((found) => found.startsWith(folder) && found.includes(canary));
    const shown = [operator.email, user, guestOfTeam.name, userAddress, operatorAddress];
    expect(shown.filter((canary) => !inFiles('read-models', canary).length)).toEqual([]);
    expect(inFiles('mails', 'Snorkelwacker')).not.toEqual([]);
    // A look at all files takes ten seconds on a busy machine.
  });

  await admin.call('DELETE /admin/deleteOperator/:userId', { userId });
  // The operator, the invited colleague, the user and the person, then the application and the organisation with their secrets.
  await until(async () => expect((await standing()).erased).toHaveLength(6));
  product.tell(24 * 3_600_000);
  await until(async () => expect((await standing()).isClean).toBe(true));

  expect(await foundBelow(product.dataDir, canaries)).toEqual([]);
  expect(foundIn('log', Buffer.from(product.output()), canaries)).toEqual([]);
  await product.stop();
  expect(await foundBelow(product.dataDir, canaries)).toEqual([]);
}, 300_000);
