import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { post } from '../../approvals/push/post.ts';
import {
  ChangeApplication,
  CreateApplication,
  DeleteApplication,
  SuspendApplication,
} from '../../domain/application/commands.ts';
import { DeviceRemoved, DeviceSuspended } from '../../domain/device/events.ts';
import { SendInvite } from '../../domain/invite/commands.ts';
import { SigningKeyMade } from '../../domain/keyring/events.ts';
import type { Happened } from '../../domain/kit.ts';
import {
  ChangeOrganisationPlan,
  ChooseVanityAddress,
  DeleteOrganisation,
  RegisterOrganisation,
  SuspendOrganisation,
} from '../../domain/organisation/commands.ts';
import { RegisterPerson, SuspendPerson } from '../../domain/person/commands.ts';
import { CreatePlan, firstPlans } from '../../domain/plan/commands.ts';
import { SignOutUser } from '../../domain/user/access.ts';
import { DeleteUser, RegisterUser, SuspendUser } from '../../domain/user/commands.ts';
import { UserSignedOut } from '../../domain/user/events.ts';
import { company } from '../../event-store/testSystem.ts';
import { accessId } from '../../server-kit/access/accessId.ts';
import { sessionsAt, sessionsTold, sessionTold } from '../../server-kit/access/oidcSessions.ts';
import { signingKeys } from '../../server-kit/keys/signingKeys.ts';
import { createLog } from '../../server-kit/log.ts';
import { readConfig } from '../../server-kit/settings/config.ts';
import { openKit } from '../../server-kit/start/openKit.ts';
import { until } from '../../test/until.ts';
import { logoutTokens } from './logoutTokens.ts';
import { runReactions } from './runner/run.ts';
import { begun, doneThrough } from './testPlaces.ts';

/** The address of an application that cannot be reached. */
const nowhere = 'https://nowhere.invalid/backchannel';
const by = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
let now: number;
let kit: Awaited<ReturnType<typeof openKit>>;
let stop: () => Promise<void>;
/** The tokens that applications got, and the statuses that they answer with, the last one from then on. */
let told: string[];
let answers: number[];
beforeEach(() => {
  [told, answers] = [[], [200]];
});

beforeAll(async () => {
  now = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  kit = await openKit(readConfig({ DATA_DIR: folder }), createLog('silent'), () => now);
  for (const plan of firstPlans) await kit.executor.execute(CreatePlan, plan, by);
  await organisationWith('acme');
  const server = createServer(async (req, res) => {
    told.push(new URLSearchParams(await text(req)).get('logout_token')!);
    res.writeHead(answers.length > 1 ? answers.shift()! : answers[0]!).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const application = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stopping = new AbortController();
  const reactions = logoutTokens(stopping.signal, (url, headers, body) =>
    post(url === nowhere ? nowhere : application, headers, body, { anywhere: true }),
  );
  const running = runReactions(kit, reactions, stopping.signal);
  await Promise.all(reactions.map(({ name }) => begun(kit.store, name)));
  stop = async () => {
    stopping.abort();
    await running;
    server.close();
    await kit.close();
    await rm(folder, { recursive: true });
  };
});
afterAll(() => stop());

async function organisationWith(id: string) {
  const run = kit.executor.execute;
  const address = { name: 'Acme', country: 'India', subdomain: `${id}-wiki` };
  await run(RegisterOrganisation, { id, ...company }, by);
  await run(ChangeOrganisationPlan, { id, planId: 'special_plan' }, by);
  await run(ChooseVanityAddress, { id, ...address }, by);
}

/** A user of an application with this logout address, in an organisation. */
async function signedInTo(backchannelLogoutUri: string, organisationId = 'acme', more: object = {}) {
  const run = kit.executor.execute;
  const [applicationId, inviteId, personId] = Array.from({ length: 3 }, () => randomUUID()) as [
    ...[string, string, string],
  ];
  const id = accessId(personId, applicationId);
  const settings = {
    ...{ kind: 'oidc' as const, name: 'Wiki', redirectUris: ['https://wiki.example/callback'] },
    backchannelLogoutUri,
    ...more,
  };
  await run(CreateApplication, { id: applicationId, organisationId, settings }, by);
  const invitation = { organisationId, applicationId, type: 'ADD_OIDC_USER' } as const;
  await run(SendInvite, { id: inviteId, ...invitation, name: 'Grace', email: 'grace@x.io' }, by);
  await run(RegisterPerson, { id: personId, organisationId, address: null }, by);
  await run(RegisterUser, { id, personId, applicationId, username: 'grace@x.io', inviteId }, by);
  const about = { version: 1, at: new Date(now).toISOString(), ...by, organisationId, applicationId };
  return {
    ...{ applicationId, userId: id, personId },
    /** Tells an application of sessions that a device of the person began. */
    async told(deviceId: string, sids: string[], at = { userId: id, applicationId }) {
      const expiresAt = now + 30 * 86_400_000;
      await kit.records.write(
        sids.flatMap((sid) => sessionTold(sid, { ...at, personId, deviceId }, expiresAt)),
      );
    },
    happens: (stream: string, what: Happened) =>
      kit.store.append(stream, [{ id: randomUUID(), ...what, metadata: { ...about, personId } }], 'any'),
    signOut: (sessionId: string) => run(SignOutUser, { id, sessionId }, by),
    suspend: () => run(SuspendUser, { id }, by),
  };
}
const part = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());
/** The claims of a token, after its signature was verified with the key that the organisation publishes. */
async function claimsOf(token: string, organisationId = 'acme', alg = 'RS256') {
  const [header, claims, signature] = token.split('.') as [string, string, string];
  const events = await Array.fromAsync(kit.store.readStream(`keyring-${organisationId}`));
  const made = events.find(({ type, data }) => {
    return type === SigningKeyMade.type && (data as { alg: string }).alg === alg;
  })!.data as { publicKey: string };
  const key = createPublicKey({ key: JSON.parse(made.publicKey), format: 'jwk' });
  const bytes = Buffer.from(signature, 'base64url');
  const digest = alg === 'EdDSA' ? null : 'sha256';
  const signed = Buffer.from(`${header}.${claims}`);
  expect(verify(digest, signed, { key, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true);
  expect(part(header)).toMatchObject({ alg, typ: 'logout+jwt', kid: JSON.parse(made.publicKey).kid });
  return part(claims);
}
const wiki = 'https://wiki.example/backchannel';

test('an application is told of a sign-out with a signed token that names session and person', async () => {
  const { signOut, applicationId, userId } = await signedInTo(wiki);
  await signOut('session-1');
  await until(() => expect(told).toHaveLength(1));
  const claims = await claimsOf(told[0]!);
  const at = Math.floor(now / 1000);
  expect(claims).toEqual({
    ...{ iss: kit.origins.org('acme-wiki'), aud: applicationId, sub: userId, sid: 'session-1' },
    ...{ iat: at, exp: at + 120, jti: expect.stringMatching(/^[\w-]{43}$/) },
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  });
});

test.for(['ES256', 'EdDSA'] as const)('one that wants %s gets a token that is signed so', async (alg) => {
  const { signOut, applicationId } = await signedInTo(wiki, 'acme', { idTokenAlgorithm: alg });
  await signOut('session-1');
  await until(() => expect(told).toHaveLength(1));
  expect(await claimsOf(told[0]!, 'acme', alg)).toMatchObject({ aud: applicationId });
});

test('one that fails is told again later, with a new token of the same id', async () => {
  answers = [503, 200];
  const { signOut } = await signedInTo(wiki);
  await signOut('session-1');
  await until(async () => {
    now += 3_600_000;
    expect(told.length).toBe(2);
  });
  const [first, second] = await Promise.all(told.map((token) => claimsOf(token)));
  expect(second.jti).toBe(first.jti);
  expect(second.exp).toBeGreaterThan(first.exp);
});

test('one that refuses the token is not told again', async () => {
  answers = [400];
  const { signOut } = await signedInTo(wiki);
  const { position } = await signOut('session-1');
  await doneThrough(kit.store, 'logout-tokens', position);
  expect(told).toHaveLength(1);
});

test('a suspension is told without a session where none is known, because it ends all of them', async () => {
  const { suspend, userId } = await signedInTo(wiki);
  await suspend();
  await until(() => expect(told).toHaveLength(1));
  const claims = await claimsOf(told[0]!);
  expect(claims).toMatchObject({ sub: userId });
  expect(claims).not.toHaveProperty('sid');
});

test('an application with public subjects is told of the person, with a session and without one', async () => {
  const { suspend, signOut, personId } = await signedInTo(wiki, 'acme', { subjectType: 'public' });
  await signOut('session-1');
  await until(() => expect(told).toHaveLength(1));
  await suspend();
  await until(() => expect(told).toHaveLength(2));
  const claims = await Promise.all(told.map((token) => claimsOf(token)));
  expect(claims.map(({ sub, sid }) => `${sub} ${sid}`)).toEqual([
    `${personId} session-1`,
    `${personId} undefined`,
  ]);
});

test('a suspension ends each session by the id that the application knows it by, once', async () => {
  answers = [200, 503, 200];
  const { suspend, signOut, userId, told: knows } = await signedInTo(wiki);
  const sids = ['session-1', 'session-2', 'session-3'];
  await knows('phone', sids);
  await suspend();
  await until(async () => {
    now += 3_600_000;
    expect(told.length).toBe(4);
  });
  const claims = await Promise.all(told.map((token) => claimsOf(token)));
  expect(new Set(claims.map(({ sid }) => sid))).toEqual(new Set(sids));
  expect(new Set(claims.map(({ jti }) => jti)).size).toBe(3);
  expect(claims.every(({ sub }) => sub === userId)).toBe(true);
  answers = [200];
  await signOut('session-4');
  await until(() => expect(told).toHaveLength(5));
  expect(await claimsOf(told[4]!)).toMatchObject({ sid: 'session-4' });
  expect(await sessionsTold(kit.records, userId)).toEqual([]);
});

/** Who was told of the end of which sessions, in any order. */
const ends = async (organisationId?: string) =>
  (await Promise.all(told.map((token) => claimsOf(token, organisationId))))
    .map(({ aud, sub, sid }) => `${aud} ${sub} ${sid}`)
    .sort();
const endOf = ({ applicationId, userId }: { applicationId: string; userId: string }, sid: string) =>
  `${applicationId} ${userId} ${sid}`;

test.for([DeviceSuspended({}), DeviceRemoved({ wasSuspended: false, platform: 'iOS', applicationId: null })])(
  '$type ends the sessions that the device began, also at other applications, and no others',
  async (what) => {
    const [grace, elsewhere] = [await signedInTo(wiki), await signedInTo(wiki)];
    const [phone, laptop] = [randomUUID(), randomUUID()];
    await grace.told(phone, [`${phone}-1`, `${phone}-2`]);
    await grace.told(laptop, [`${laptop}-1`]);
    await grace.told(phone, [`${phone}-3`], elsewhere);
    await grace.happens(`device-${phone}`, what);
    await until(() => expect(told).toHaveLength(3));
    expect(await ends()).toEqual(
      [endOf(grace, `${phone}-1`), endOf(grace, `${phone}-2`), endOf(elsewhere, `${phone}-3`)].sort(),
    );
    await grace.suspend();
    await until(() => expect(told).toHaveLength(4));
    expect(await ends()).toContain(endOf(grace, `${laptop}-1`));
  },
);

test('a suspension of access ends the sessions at that application, and one of the person those at all others', async () => {
  const [grace, elsewhere] = [await signedInTo(wiki), await signedInTo(wiki)];
  await grace.told('phone', ['here']);
  await grace.told('phone', ['there'], elsewhere);
  await grace.suspend();
  await until(() => expect(told).toHaveLength(1));
  expect(await ends()).toEqual([endOf(grace, 'here')]);
  await kit.executor.execute(SuspendPerson, { id: grace.personId }, by);
  await until(() => expect(told).toHaveLength(2));
  expect(await ends()).toEqual([endOf(grace, 'here'), endOf(elsewhere, 'there')].sort());
});

test('a suspended application ends the sessions of its users, and asks about no one else', async () => {
  const [grace, other] = [await signedInTo(wiki), await signedInTo(wiki)];
  await grace.told('phone', ['a', 'b']);
  await other.told('phone', ['c']);
  await kit.executor.execute(SuspendApplication, { id: grace.applicationId }, by);
  await until(() => expect(told).toHaveLength(2));
  expect(await ends()).toEqual([endOf(grace, 'a'), endOf(grace, 'b')]);
  const left = async (at: { applicationId: string }) =>
    (await Array.fromAsync(sessionsAt(kit.records, at.applicationId))).flat();
  await until(async () => expect(await left(grace)).toEqual([]));
  expect(await left(other)).toEqual(['c']);
});

test('a suspended organisation ends those of all its applications, one that is away later than the others', async () => {
  await organisationWith('umbrella');
  const [grace, away] = [await signedInTo(wiki, 'umbrella'), await signedInTo(nowhere, 'umbrella')];
  await grace.told('phone', ['a']);
  await away.told('phone', ['b']);
  await kit.executor.execute(SuspendOrganisation, { id: 'umbrella' }, by);
  await until(() => expect(told).toHaveLength(1));
  const changes = { kind: 'oidc', backchannelLogoutUri: wiki } as const;
  await kit.executor.execute(ChangeApplication, { id: away.applicationId, changes }, by);
  await until(async () => {
    now += 3_600_000;
    expect(told.length).toBe(2);
  });
  expect(await ends('umbrella')).toEqual([endOf(grace, 'a'), endOf(away, 'b')].sort());
});

test('the people of a deleted organisation are signed out although its keys are destroyed', async () => {
  await organisationWith('initech');
  await signingKeys(kit, 'initech');
  const grace = await signedInTo(wiki, 'initech');
  await grace.told('phone', ['a']);
  const { position } = await kit.executor.execute(DeleteOrganisation, { id: 'initech' }, by);
  await doneThrough(kit.store, 'logout-tokens', position);
  await kit.vault.erase('initech');
  await kit.executor.execute(DeleteApplication, { id: grace.applicationId }, by);
  await kit.executor.execute(DeleteUser, { id: grace.userId }, by);
  await until(() => expect(told).toHaveLength(1));
  expect(await ends('initech')).toEqual([endOf(grace, 'a')]);
});

test.for(['', 'https://10.0.0.1/backchannel', 'https://[fd00::1]/backchannel'])(
  'nobody is told at the address "%s"',
  async (uri) => {
    const { signOut } = await signedInTo(uri);
    const { position } = await signOut('session-1');
    await doneThrough(kit.store, 'logout-tokens', position);
    expect(told).toEqual([]);
  },
);

test('many sign-outs from an application that cannot be reached hold up no other', async () => {
  const { applicationId } = await signedInTo(nowhere);
  for (let i = 0; i < 6; i += 1) {
    const about = {
      version: 1,
      at: new Date(now).toISOString(),
      ...by,
      applicationId,
      organisationId: 'acme',
    };
    const out = () => ({ id: randomUUID(), ...UserSignedOut({ sessionId: 'session-1' }), metadata: about });
    await kit.store.append(`user-${randomUUID()}`, Array.from({ length: 100 }, out), 'any');
  }
  const { signOut } = await signedInTo(wiki);
  await signOut('session-2');
  await until(() => expect(told).toHaveLength(1));
});
