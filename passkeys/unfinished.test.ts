import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { RegisterPerson } from '../domain/person/commands.ts';
import { RegisterUser } from '../domain/user/commands.ts';
import type { NewEvent } from '../event-store/port.ts';
import { type Raw, raw, refusing } from '../test/clients/raw.ts';
import { softKey } from '../test/clients/softKey.ts';
import {
  adminOf,
  beginRegistration,
  openMail,
  operatorOf,
  shopper,
  unique,
  webApp,
} from '../test/people/people.ts';
import { openRequest } from '../test/people/phones.ts';
import { type Here, mailsOf, startProduct, visit } from '../test/product.ts';

let product: Here;
let append: Here['system']['store']['append'];
let shop: Awaited<ReturnType<typeof webApp>>;
beforeAll(async () => {
  product = await startProduct({ CAPTCHA: 'off', LOG_LEVEL: 'silent' });
  append = product.system.store.append;
  shop = await webApp(await operatorOf(product, 'special_plan'));
});
afterEach(() => {
  product.system.store.append = append;
});
afterAll(() => product.stop());

/** From now on, every append of this event fails. */
function breakBefore(type: string) {
  let broken = 0;
  product.system.store.append = async (...what) => {
    if (what[1].some((event: NewEvent) => event.type === type)) throw new Error(`broken off ${++broken}`);
    return append.apply(product.system.store, what);
  };
  return () => broken;
}
/** Answers a ceremony once, failing before an event; `finish` answers it again without the failure. */
async function brokenOff(type: string, finish: () => Promise<Raw>) {
  const broken = breakBefore(type);
  expect((await finish()).status).toBe(500);
  expect(broken()).toBe(1);
  product.system.store.append = append;
  return finish;
}

async function registering(email: string) {
  const guest = visit(product);
  const key = softKey({ rpId: 'localhost', origin: product.url });
  const { options, transactionId } = await beginRegistration(guest, email);
  const body = { credential: key.create(options), transactionId };
  const finish = () => raw(guest, 'POST /verify-registerOperator-attestation', body);
  const signIn = async () => {
    const begun = await guest.call('POST /loginOperator', { captcha: 'off', username: email });
    const answer = { credential: key.get(begun.options), transactionId: begun.transactionId };
    return raw(guest, 'POST /verify-loginOperator-assertion', answer);
  };
  return { finish, signIn, key };
}
async function joining(username: string) {
  const { guest, key } = shopper(product, shop);
  const { appId } = shop;
  const { options, transactionId } = await guest.call('POST /sdk/:appId/register', { appId, username });
  const body = { credential: key.create(options), transactionId };
  const finish = () => raw(guest, `POST /sdk/${appId}/verify-register`, body);
  const signIn = async () => {
    const begun = await guest.call('POST /sdk/:appId/login', { appId, username });
    const answer = { credential: key.get(begun.options), transactionId: begun.transactionId };
    return raw(guest, `POST /sdk/${appId}/verify-login`, answer);
  };
  return { finish, signIn };
}
const kinds = {
  operator: [registering, 'operator.taken', 'OperatorEnrolled'],
  user: [joining, 'user.taken', 'UserEnrolled'],
} as const;
const name = () => `${unique('ada')}@acme.example`;

const places = (['operator', 'user'] as const).flatMap((kind) =>
  ['DeviceAdded', kinds[kind][2]].map((type) => [kind, type] as const),
);
test.for(places)(
  'the registration of one %s that broke off before %s keeps its name from nobody',
  async ([kind, type]) => {
    const [begin, taken] = kinds[kind];
    const mine = name();
    const late = await brokenOff(type, (await begin(mine)).finish);
    expect((await (await begin(mine)).finish()).status).toBe(200);
    // The late one is told so, and so is everybody from now on.
    for (const finish of [late, (await begin(mine)).finish])
      expect((await finish()).body).toMatchObject({ errorCode: refusing(taken).errorCode });
  },
);
test.for(places)(
  'that of one %s that broke off before %s goes on when it is answered again, once',
  async ([kind, type]) => {
    const [begin, taken] = kinds[kind];
    const mine = name();
    const finish = await brokenOff(type, (await begin(mine)).finish);
    expect((await finish()).status).toBe(200);
    expect((await (await begin(mine)).finish()).body.errorCode).toBe(refusing(taken).errorCode);
  },
);
test.for([
  ['operator', 'OperatorEnrolled'],
  ['user', 'UserEnrolled'],
  ['user', 'PersonEnrolled'],
] as const)(
  'whose passkey was kept, though the answer never came, signs in with it (%s before %s) and keeps the name',
  async ([kind, missing]) => {
    const [begin, taken] = kinds[kind];
    const mine = name();
    const { finish, signIn } = await begin(mine);
    await brokenOff(missing, finish);
    expect((await signIn()).status).toBe(200);
    const enrolled = (await Array.fromAsync(product.system.store.readAll())).findLast(
      (event) => event.type === missing,
    );
    expect(enrolled?.metadata).toMatchObject({ actor: { role: kind } });
    expect((await (await begin(mine)).finish()).body.errorCode).toBe(refusing(taken).errorCode);
  },
);
test('by approving on a phone as well', async () => {
  const mine = name();
  const { finish, key } = await registering(mine);
  await brokenOff('OperatorEnrolled', finish);
  const request = await openRequest(product);
  expect(await request.approve(key)).toMatchObject({ errorCode: 0 });
  expect((await (await registering(mine)).finish()).body.errorCode).toBe(
    refusing('operator.taken').errorCode,
  );
});
test.for(['operator', 'user'] as const)(
  'who stands still for so long that somebody else gets the name leaves no passkey behind (%s)',
  async (kind) => {
    const [begin, taken] = kinds[kind];
    const mine = name();
    const [slow, quick] = [await begin(mine), await begin(mine)];
    let deviceId = '';
    product.system.store.append = async (...what) => {
      if (what[1].some(({ type }) => type === 'DeviceAdded')) {
        product.system.store.append = append;
        deviceId = what[0];
        expect((await quick.finish()).status).toBe(200);
      }
      return append.apply(product.system.store, what);
    };
    expect((await slow.finish()).body.errorCode).toBe(refusing(taken).errorCode);
    const left = await Array.fromAsync(product.system.store.readStream(deviceId));
    expect(left.map(({ type }) => type)).toEqual(['DeviceAdded', 'DeviceRemoved']);
    expect((await quick.signIn()).status).toBe(200);
  },
);
test('an address is free to the page that asks, until its registration is finished', async () => {
  const mine = name();
  const known = () => raw(visit(product), 'POST /checkOperator', { email: mine });
  const finish = await brokenOff('DeviceAdded', (await registering(mine)).finish);
  expect((await known()).body.errorCode).toBe(-1);
  await finish();
  expect((await known()).body.errorCode).toBe(0);
});
test('who is taken over goes with the organisation and the data; one mail is sent, to who finished', async () => {
  const mine = name();
  await brokenOff('DeviceAdded', (await registering(mine)).finish);
  await (await registering(mine)).finish();
  await openMail(product, mine);
  expect((await mailsOf(product)).filter(({ to }) => to === mine)).toHaveLength(1);
  const admin = await adminOf(product);
  const filter = JSON.stringify({ q: mine });
  expect(await admin.call('GET /listAllOperators', { filter } as never)).toHaveLength(1);
  const log = await Array.fromAsync(product.system.store.readAll());
  const [{ streamId, metadata }] = log.filter(({ type }) => type === 'OperatorDeleted') as never as [
    { streamId: string; metadata: { organisationId: string } },
  ];
  await expect
    .poll(async () => {
      const all = await Array.fromAsync(product.system.store.readAll());
      return all.map((event) => `${event.streamId} ${event.type}`);
    })
    .toEqual(
      expect.arrayContaining([
        `organisation-${metadata.organisationId} OrganisationDeleted`,
        `erasure-${streamId.slice('operator-'.length)} SubjectErased`,
      ]),
    );
});
test('a person whose name somebody else took before the registration came back is told that it is taken', async () => {
  const username = unique('user');
  const { guest, key } = shopper(product, shop);
  const { appId } = shop;
  const { options, transactionId } = await guest.call('POST /sdk/:appId/register', { appId, username });
  const { tokens, executor } = product.system;
  type Ids = { userId: string; holderId: string; organisationId: string };
  const { userId, holderId, organisationId } = tokens.open<Ids>('register user', transactionId);
  const by = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
  const person = { id: holderId, organisationId, address: null };
  await executor.execute(RegisterPerson, person, by);
  const access = { id: userId, personId: holderId, applicationId: appId, username, enrolling: true };
  await executor.execute(RegisterUser, access, by);
  await shopper(product, shop).register(username);
  const body = { credential: key.create(options), transactionId };
  const answered = await raw(guest, `POST /sdk/${appId}/verify-register`, body);
  expect(answered).toMatchObject({ status: 409, body: { errorCode: 1601 } });
});
