import { join } from 'node:path';
import { refreshTokenGrant } from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEventStoreDb } from '../../event-store/eventstoredb/store.ts';
import { browserAt, partyAt, succeeded } from '../clients/gateways.ts';
import { nextAddress } from '../clients/http.ts';
import { insisting } from '../clients/insisting.ts';
import { answer, follow, handOver, oidcApp, oidcUser, redirectOf } from '../clients/openid.ts';
import { raw } from '../clients/raw.ts';
import { post } from '../clients/serviceProvider.ts';
import { operatorOf } from '../people/people.ts';
import { type Services, startServices } from '../services.ts';
import { again } from './again.ts';
import { callFor, recovered, told } from './callers.ts';
import { full, span, tell } from './fire.ts';
import { openYard, signIn, userLife, type Yard } from './lanes.ts';
import { switchable } from './postgresOutage.ts';
import { expectCounted, notOnce, readLogOf } from './truth.ts';
import { Refused, type Witness, witness } from './witness.ts';

const seconds = full ? 60 : 3;
let services: Services;
let postgres: ReturnType<typeof switchable>;
let yard: Yard;
let witnessed: Witness;
beforeAll(async () => {
  services = await startServices({ CAPTCHA: 'off', PATIENCE: '1' });
  postgres = switchable(services.postgres, services.database);
  yard = await insisting(() => openYard(services));
  witnessed = witness(join(services.dataDir, 'witness'));
});
afterAll(async () => {
  witnessed?.close();
  await postgres?.end();
  await services?.stop();
});

const people = () =>
  yard.regulars.map((person) => () => {
    person.guest.address = nextAddress(); // Limits per address are not the subject here.
    return signIn(yard, witnessed, person);
  });
const readers = () => async () => {
  const path = `GET /getAllUsersByAppId/${yard.app.appId}`;
  const answer = await raw(yard.operator.guest, path);
  if (answer.status !== 200) throw new Refused(path, answer);
};

/** Signs in, registers and reads before, during and after an outage. Returns what each lane experienced during it. */
async function through(down: () => Promise<void>, up: () => Promise<void>) {
  const lanes = { people: people(), lives: [() => userLife(yard, witnessed)], readers: [readers()] };
  await callFor(lanes, 1000);
  await down();
  const met = await callFor(lanes, seconds * 1000);
  await up();
  const began = performance.now();
  await recovered(lanes);
  const took = performance.now() - began;
  await again(yard, witnessed);
  await expectCounted(yard);
  expect(notOnce(await readLogOf(yard), witnessed.acknowledged())).toEqual([]);
  return { met, took };
}

test('one of two gateways is killed while people sign in, who go on at the other; what both get at once counts once', async () => {
  const grants = ['authorization_code', 'refresh_token'] as ('authorization_code' | 'refresh_token')[];
  const { app, key, userId } = await insisting(async () => {
    const operator = await operatorOf(services, 'special_plan');
    const made = await oidcApp(operator, { grant_types: grants });
    return { app: made, ...(await oidcUser(services, operator, made)) };
  });
  const gateway = services.portOf('sso-gateway');
  const other = await services.another('sso-gateway');
  const party = await partyAt(services, app, gateway);
  const sides = [party, await partyAt(services, app, other.port)];
  /** Signs in at one gateway as far as the passkey, and from there on at the other. */
  async function across(from: number, to: number, between = async () => {}) {
    const browser = browserAt(services, app, from);
    const { url, remembered } = await party.begin();
    const requestId = (await follow(browser, url)).searchParams.get('requestId')!;
    await between();
    const there = browser.at(to);
    const { ticket } = await answer(there, requestId, key);
    const back = await follow(there, redirectOf(await handOver(there, requestId, ticket), there.origin));
    return { back, remembered, browser: there };
  }

  const once = await across(gateway, other.port);
  expect(await succeeded(sides.map((side) => side.finish(once.back, once.remembered)))).toBeLessThanOrEqual(
    1,
  );
  const next = await across(gateway, other.port);
  const held = await sides[1]!.finish(next.back, next.remembered);
  const twice = sides.map(({ config }) => refreshTokenGrant(config, held.refresh_token!));
  expect(await succeeded(twice)).toBeLessThanOrEqual(1);
  const page = await (await next.browser.send('/openid/logout')).text();
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page)!;
  const bye = (port: number) =>
    post(next.browser.at(port), '/openid/logout/confirm', { xsrf, logout: 'yes' });
  await Promise.all([bye(gateway), bye(other.port)]);
  const stores = await openEventStoreDb(services.eventLog!);
  const ends = (await Array.fromAsync(stores.readStream(`user-${userId}`))).map(({ type }) => type);
  await stores.close();
  expect(ends.filter((type) => type === 'UserSignedOut')).toHaveLength(1);

  // The code that it issued is good at the other gateway, and so is a sign-in that stands at the passkey.
  const issued = await across(gateway, other.port);
  const waiting = await across(other.port, gateway, other.kill);
  await expect(sides[1]!.finish(issued.back, issued.remembered)).rejects.toThrow();
  for (const { back, remembered } of [issued, waiting]) {
    const tokens = await party.finish(back, remembered);
    expect(tokens.claims()!.sub).toBe(userId);
    expect((await refreshTokenGrant(party.config, tokens.refresh_token!)).access_token).toBeTruthy();
  }
});

test(`Postgres is away for ${seconds} s: cached people sign in, others are told to come later, all recovers`, async () => {
  const { met, took } = await through(postgres.down, postgres.up);
  tell('Postgres away', { ...told(met), recovered: span([took]) });
  expect(met.people).toMatchObject({ later: 0 });
  expect(met.people!.good).toBeGreaterThan(full ? seconds : 0);
  expect(met.readers!.later).toBeGreaterThan(0);
});

test(`the log is away for ${seconds} s: all are told to come later, nothing is acknowledged that is not kept, all recovers`, async () => {
  const { met, took } = await through(
    () => services.kill('eventstoredb'),
    () => services.start('eventstoredb'),
  );
  tell('log away', { ...told(met), recovered: span([took]) });
  expect(met.people!.later).toBeGreaterThan(0);
});
