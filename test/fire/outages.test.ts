import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextAddress } from '../clients/http.ts';
import { raw } from '../clients/raw.ts';
import { type Services, startServices } from '../services.ts';
import { again } from './again.ts';
import { callFor, recovered, told } from './callers.ts';
import { full, span, tell } from './fire.ts';
import { openYard, signIn, userLife, type Yard } from './lanes.ts';
import { switchable } from './postgresOutage.ts';
import { expectCounted, notOnce, readLogOf } from './truth.ts';
import { Refused, type Witness, witness } from './witness.ts';

const seconds = full ? 60 : 5;
let services: Services;
let postgres: ReturnType<typeof switchable>;
let yard: Yard;
let witnessed: Witness;
beforeAll(async () => {
  services = await startServices({ CAPTCHA: 'off' });
  postgres = switchable(services.postgres, services.database);
  yard = await openYard(services);
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
