import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { post } from '../../approvals/push/post.ts';
import { CreateApplication } from '../../domain/application/commands.ts';
import { SendInvite } from '../../domain/invite/commands.ts';
import { SigningKeyMade } from '../../domain/keyring/events.ts';
import {
  ChangeOrganisationPlan,
  ChooseVanityAddress,
  RegisterOrganisation,
} from '../../domain/organisation/commands.ts';
import { CreatePlan, firstPlans } from '../../domain/plan/commands.ts';
import { SignOutUser } from '../../domain/user/access.ts';
import { RegisterUser, SuspendUser } from '../../domain/user/commands.ts';
import { UserSignedOut } from '../../domain/user/events.ts';
import { company } from '../../event-store/testSystem.ts';
import { sessionsTold, sessionTold } from '../../server-kit/access/oidcSessions.ts';
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
  const run = kit.executor.execute;
  for (const plan of firstPlans) await run(CreatePlan, plan, by);
  const address = { name: 'Acme', country: 'India', subdomain: 'acme-wiki' };
  await run(RegisterOrganisation, { id: 'acme', ...company }, by);
  await run(ChangeOrganisationPlan, { id: 'acme', planId: 'special_plan' }, by);
  await run(ChooseVanityAddress, { id: 'acme', ...address }, by);
  const server = createServer(async (req, res) => {
    told.push(new URLSearchParams(await text(req)).get('logout_token')!);
    res.writeHead(answers.length > 1 ? answers.shift()! : answers[0]!).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const application = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stopping = new AbortController();
  const reaction = logoutTokens((url, headers, body) =>
    post(url === nowhere ? nowhere : application, headers, body, { anywhere: true }),
  );
  const running = runReactions(kit, [reaction], stopping.signal);
  await begun(kit.store, reaction.name);
  stop = async () => {
    stopping.abort();
    await running;
    server.close();
    await kit.close();
    await rm(folder, { recursive: true });
  };
});
afterAll(() => stop());

/** A user of an application with this logout address. */
async function signedInTo(backchannelLogoutUri: string) {
  const run = kit.executor.execute;
  const [applicationId, inviteId, id] = [0, 1, 2].map(() => randomUUID()) as [string, string, string];
  const settings = {
    ...{ kind: 'oidc' as const, name: 'Wiki', redirectUris: ['https://wiki.example/callback'] },
    backchannelLogoutUri,
  };
  await run(CreateApplication, { id: applicationId, organisationId: 'acme', settings }, by);
  const invitation = { organisationId: 'acme', applicationId, type: 'ADD_OIDC_USER' } as const;
  await run(SendInvite, { id: inviteId, ...invitation, name: 'Grace', email: 'grace@x.io' }, by);
  await run(RegisterUser, { id, applicationId, username: 'grace@x.io', inviteId }, by);
  return {
    ...{ applicationId, userId: id },
    signOut: (sessionId: string) => run(SignOutUser, { id, sessionId }, by),
    suspend: () => run(SuspendUser, { id }, by),
  };
}
const part = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());
/** The claims of a token, after its signature was verified with the key that the organisation publishes. */
async function claimsOf(token: string) {
  const [header, claims, signature] = token.split('.') as [string, string, string];
  const events = await Array.fromAsync(kit.store.readStream('keyring-acme'));
  const made = events.find(({ type }) => type === SigningKeyMade.type)!.data as { publicKey: string };
  const key = createPublicKey({ key: JSON.parse(made.publicKey), format: 'jwk' });
  const bytes = Buffer.from(signature, 'base64url');
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), key, bytes)).toBe(true);
  expect(part(header)).toMatchObject({
    alg: 'RS256',
    typ: 'logout+jwt',
    kid: JSON.parse(made.publicKey).kid,
  });
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

test('one that fails is told again later, with a new token of the same id', async () => {
  answers = [503, 200];
  const { signOut } = await signedInTo(wiki);
  await signOut('session-1');
  await until(async () => {
    now += 3_600_000;
    expect(told.length).toBe(2);
  });
  const [first, second] = await Promise.all(told.map(claimsOf));
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

test('a suspension ends each session by the id that the application knows it by, once', async () => {
  answers = [200, 503, 200];
  const { suspend, signOut, userId } = await signedInTo(wiki);
  const expiresAt = now + 30 * 86_400_000;
  const sids = ['session-1', 'session-2', 'session-3'];
  await kit.records.write(sids.map((sid) => sessionTold(userId, sid, expiresAt)));
  await suspend();
  await until(async () => {
    now += 3_600_000;
    expect(told.length).toBe(4);
  });
  const claims = await Promise.all(told.map(claimsOf));
  expect(new Set(claims.map(({ sid }) => sid))).toEqual(new Set(sids));
  expect(new Set(claims.map(({ jti }) => jti)).size).toBe(3);
  expect(claims.every(({ sub }) => sub === userId)).toBe(true);
  answers = [200];
  await signOut('session-4');
  await until(() => expect(told).toHaveLength(5));
  expect(await claimsOf(told[4]!)).toMatchObject({ sid: 'session-4' });
  expect(await sessionsTold(kit.records, userId, 10)).toEqual([]);
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
