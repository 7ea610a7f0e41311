import { beforeAll, expect, test } from 'vitest';
import { SuspendDevice } from '../domain/device/commands.ts';
import { tokensOf } from '../server-kit/access/tokens.ts';
import { causedBy, type Raw, raw, refusedBody, refusing } from '../test/clients/raw.ts';
import { type Changes, flag, type SoftKey } from '../test/clients/softKey.ts';
import { beginRegistration, operatorOf, shopper, unique, webApp } from '../test/people/people.ts';
import { type Guest, type Here, sharedProduct, visit } from '../test/product.ts';

let product: Here;
/** The origin of the customer's site, and its two applications. */
const origin = 'https://shop.example';
let apps: string[];
beforeAll(async () => {
  product = await sharedProduct();
  const plan = 'special_plan';
  const operators = [await operatorOf(product, plan), await operatorOf(product, plan)];
  apps = (await Promise.all(operators.map((each) => webApp(each, origin)))).map(({ appId }) => appId);
});

const uniform = {
  status: 401,
  body: refusedBody('ceremony.failed'),
};
const told = ({ status, body }: Raw) => ({ status, body });

type Begun = { options: Record<string, unknown>; transactionId: string };
const begin = async (guest: Guest, username?: string, appId = apps[0]!) =>
  (await raw(guest, `POST /sdk/${appId}/login`, { username })).body as unknown as Begun;
const answer = (guest: Guest, credential: unknown, transactionId: string, appId = apps[0]!) =>
  raw(guest, `POST /sdk/${appId}/verify-login`, { credential, transactionId });

async function someUser(app = 0) {
  const user = shopper(product, { appId: apps[app]!, origin });
  const username = unique('user');
  const { userId } = await user.register(username);
  return { ...user, username, userId };
}
type User = Awaited<ReturnType<typeof someUser>>;

/** Expects the uniform refusal without any appended event, and that the same person can then sign in. */
async function isRefused(user: User, attempt: () => Promise<Raw>) {
  const refused = await attempt();
  expect(told(refused)).toEqual(uniform);
  expect(await causedBy(product, refused)).toEqual([]);
  expect(await user.signIn()).toMatchObject({ userId: user.userId });
}

/** Deviations from a correct answer, by name. */
const mutations: Record<string, Changes | ((user: User) => Changes | Promise<Changes>)> = {
  'an altered challenge': { clientData: { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } },
  'no challenge': { clientData: { challenge: undefined } },
  'the challenge of another ceremony': async ({ guest }) => ({
    clientData: { challenge: (await begin(guest)).options.challenge },
  }),
  'another origin': { clientData: { origin: 'https://shop.example.evil.example' } },
  'the origin with another port': { clientData: { origin: 'https://shop.example:8443' } },
  'the origin over http': { clientData: { origin: 'http://shop.example' } },
  'a frame on another origin': { clientData: { crossOrigin: true } },
  'a frame that does not name its page': { clientData: { crossOrigin: 'false' } },
  'a frame of another page': { clientData: { topOrigin: 'https://evil.example' } },
  'the type of a registration': { clientData: { type: 'webauthn.create' } },
  'no type': { clientData: { type: undefined } },
  'client data that is no JSON': { clientDataText: 'not JSON' },
  'client data that is null': { clientDataText: 'null' },
  'client data that is a list': { clientDataText: '[]' },
  'another RP ID': { rpId: 'evil.example' },
  'the platform’s own RP ID': { rpId: 'localhost' },
  'nobody there': { flags: flag.uv },
  'nobody verified': { flags: flag.up },
  'a backup that the key cannot have': { flags: flag.up | flag.uv | flag.bs },
  'bytes after the authenticator data': { extraAuthData: Buffer.from([1, 2, 3]) },
  'authenticator data that is cut short': { authData: (bytes) => bytes.subarray(0, 36) },
  'authenticator data that was changed after signing': ({ key }) => ({
    response: { authenticatorData: otherCounter(key) },
  }),
  'a signature over something else': { signed: Buffer.from('something else') },
  'a signature with one bit flipped': { signature: flipped },
  'no signature': { signature: () => Buffer.alloc(0) },
  'an id that is not its raw id': { outer: { rawId: 'AAAA' } },
  'no user handle': { response: { userHandle: undefined } },
  'an empty user handle': { response: { userHandle: '' } },
  'the user handle of somebody else': async () => ({
    response: { userHandle: Buffer.from((await someUser()).userId).toString('base64url') },
  }),
  'the credential of somebody else': async () => {
    const { key } = await someUser();
    return { outer: { id: key.id, rawId: key.id } };
  },
};
function flipped(signature: Buffer): Buffer {
  const copy = Buffer.from(signature);
  copy[copy.length - 1]! ^= 1;
  return copy;
}
function otherCounter(key: SoftKey): string {
  const { response } = key.get({ challenge: 'x' });
  const bytes = Buffer.from(response.authenticatorData, 'base64url');
  bytes.writeUInt32BE(900, 33);
  return bytes.toString('base64url');
}

test.each(Object.keys(mutations))(
  '%s is refused like everything else [public.passkey.flow]',
  async (name) => {
    const user = await someUser();
    const { options, transactionId } = await begin(user.guest, user.username);
    const mutation = mutations[name]!;
    const changes = typeof mutation === 'function' ? await mutation(user) : mutation;
    await isRefused(user, () => answer(user.guest, user.key.get(options, changes), transactionId));
  },
);

test('a key that became a synced one is accepted and noted, and is refused once it is none any more', async () => {
  const user = await someUser();
  const signIn = async (flags: number) => {
    const { options, transactionId } = await begin(user.guest);
    return answer(user.guest, user.key.get(options, { flags }), transactionId);
  };
  const bound = flag.up | flag.uv;
  expect((await signIn(bound | flag.be | flag.bs)).status).toBe(200);
  const events = await Array.fromAsync(product.system.store.readAll());
  expect(events.findLast(({ streamId }) => streamId.startsWith('device-'))!.type).toBe('DeviceBackupAllowed');
  expect((await signIn(bound)).body).toMatchObject({ errorCode: 1708 });
  expect((await signIn(bound | flag.be)).status).toBe(200);
});

test('a challenge answers once: the second answer is refused', async () => {
  const user = await someUser();
  const { options, transactionId } = await begin(user.guest);
  const credential = user.key.get(options);
  expect((await answer(user.guest, credential, transactionId)).status).toBe(200);
  await isRefused(user, () => answer(user.guest, credential, transactionId));
  await isRefused(user, () => answer(user.guest, user.key.get(options), transactionId));
});
test('of two answers at the same moment exactly one signs in', async () => {
  const user = await someUser();
  for (let round = 0; round < 10; round++) {
    const { options, transactionId } = await begin(user.guest);
    const answers = await Promise.all(
      [1, 2].map(() => answer(user.guest, user.key.get(options), transactionId)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(told(answers.find(({ status }) => status === 401)!)).toEqual(uniform);
  }
});
test('an answer after two minutes is refused', async () => {
  const user = await someUser();
  const { options, transactionId } = await begin(user.guest);
  const { kind, exp: _, ...claims } = product.system.tokens.open('sign user in', transactionId);
  const past = tokensOf(product.system.vault.derive('tokens'), () => Date.now() - 121_000);
  const expired = past.seal(kind, claims, 120);
  await isRefused(user, () => answer(user.guest, user.key.get(options), expired));
  const fresh = product.system.tokens.seal(kind, claims, 120);
  expect((await answer(user.guest, user.key.get(options), fresh)).status).toBe(200);
});
test('a transaction that was altered anywhere is refused', async () => {
  const user = await someUser();
  const { options, transactionId } = await begin(user.guest);
  const places = [0, 10, transactionId.length >> 1, transactionId.length - 1];
  for (const at of places) {
    const altered = `${transactionId.slice(0, at)}${transactionId[at] === 'A' ? 'B' : 'A'}${transactionId.slice(at + 1)}`;
    await isRefused(user, () => answer(user.guest, user.key.get(options), altered));
  }
  await isRefused(user, () => answer(user.guest, user.key.get(options), 'x'));
});
test('a transaction of another application, another ceremony or another kind is refused', async () => {
  const user = await someUser();
  const foreign = await begin(user.guest, undefined, apps[1]);
  await isRefused(user, () => answer(user.guest, user.key.get(foreign.options), foreign.transactionId));
  const creating = await user.guest.call('POST /sdk/:appId/register', {
    appId: apps[0]!,
    username: unique('user'),
  });
  await isRefused(user, () => answer(user.guest, user.key.get(creating.options), creating.transactionId));
  const operators = await beginRegistration(visit(product), `${unique('o')}@acme.example`);
  await isRefused(user, () => answer(user.guest, user.key.get(operators.options), operators.transactionId));
});
test('a transaction that began for another name is refused', async () => {
  const [user, other] = [await someUser(), await someUser()];
  const { options, transactionId } = await begin(user.guest, other.username);
  await isRefused(user, () => answer(user.guest, user.key.get(options), transactionId));
});
test('a user of another application is refused', async () => {
  const stranger = await someUser(1);
  const { options, transactionId } = await begin(stranger.guest);
  await isRefused(stranger, () => answer(stranger.guest, stranger.key.get(options), transactionId));
});
test('a credential that nobody has registered is told to be unknown, and writes nothing', async () => {
  const { guest, key } = await someUser();
  const { options, transactionId } = await begin(guest);
  const credential = key.get(options, { outer: { id: 'AAAA', rawId: 'AAAA' } });
  const { errorCode, status } = refusing('device.unregistered');
  const refused = await answer(guest, credential, transactionId);
  expect(told(refused)).toMatchObject({ status, body: { errorCode } });
  expect(await causedBy(product, refused)).toEqual([]);
});
test('a suspended device is told so once its signature is verified, and not before [security.suspended-effect]', async () => {
  const user = await someUser();
  const device = await product.system.executor.reserved.holderOf('credential', user.key.id);
  const provenance = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
  await product.system.executor.execute(SuspendDevice, { id: device!.id }, provenance);
  const { options, transactionId } = await begin(user.guest);
  const forged = await answer(user.guest, user.key.get(options, { signature: flipped }), transactionId);
  expect(told(forged)).toEqual(uniform);
  const { errorCode, status } = refusing('device.suspended');
  const answered = await answer(user.guest, user.key.get(options), transactionId);
  expect(told(answered)).toMatchObject({ status, body: { errorCode } });
  expect(await causedBy(product, forged, answered)).toEqual([]);
});
test('beginning tells nothing about who is known, and writes nothing', async () => {
  const user = await someUser();
  const begun = (username: string) => raw(user.guest, `POST /sdk/${apps[0]!}/login`, { username });
  const [known, unknown] = [await begun(user.username), await begun('nobody')];
  const shape = ({ body }: Raw) => ({ ...(body as Begun).options, challenge: '' });
  expect(shape(known)).toEqual(shape(unknown));
  expect(await causedBy(product, known, unknown)).toEqual([]);
});
