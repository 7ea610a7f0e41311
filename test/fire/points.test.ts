import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unique, webApp } from '../people/people.ts';
import { bareEnv, longestWait, node, nodeOptions } from '../process.ts';
import { type Spawned, spawnProduct } from '../product.ts';
import { again } from './again.ts';
import { full, tell } from './fire.ts';
import { appLife, openYard, registerOperator, registerUser, signIn, type Yard } from './lanes.ts';
import { lived, replayed } from './replayed.ts';
import { expectWhole } from './truth.ts';
import { type Witness, witness } from './witness.ts';

let product: Spawned;
let yard: Yard;
let witnessed: Witness;
let child: ChildProcess;
let passed = 0;

const scenarios = {
  signIn: () => signIn(yard, witnessed, yard.regulars[0]!),
  registerUser: () => registerUser(yard, witnessed, `${unique('user')}@shop.example`),
  registerOperator: () => registerOperator(yard, witnessed, `${unique('new')}@acme.example`),
  appLife: () => appLife(yard, witnessed, true),
  async deleteUser() {
    const id = await registerUser(yard, witnessed, `${unique('user')}@shop.example`);
    await witnessed.ask('deleteUser', yard.operator.guest, `DELETE /deleteUser/${id}`);
  },
};
const around = (what: string) => [`before ${what}`, `after ${what}`];
/** `always`: one point of each kind. `full`: all others, with FIRE=1. */
const points: Record<keyof typeof scenarios, { always: string[]; full: string[] }> = {
  signIn: {
    always: ['after append SignedIn', 'after statement update checkpoint set position'],
    full: [
      'before append SignedIn',
      ...around('reply accessToken'),
      ...around('statement insert into "users"'),
      'before statement update checkpoint set position',
      ...around('statement commit'),
    ],
  },
  registerUser: {
    always: ['after append UserRegistered'],
    full: [
      ...around('append DeviceAdded'),
      ...around('append UserEnrolled'),
      ...around('append PersonEnrolled'),
      'after append RegistrationCompleted',
    ],
  },
  registerOperator: {
    always: ['before append OperatorEnrolled'],
    full: [
      'after append OrganisationRegistered',
      'after append OperatorRegistered',
      'after append OperatorEnrolled',
      ...around('rename mails'),
      ...around('append reaction-positions'),
    ],
  },
  deleteUser: {
    always: ['before erase key'],
    full: [
      'after append UserDeleted',
      'after append DeviceRemoved',
      'after append SubjectErased',
      'after erase key',
      ...around('append reaction-positions'),
    ],
  },
  appLife: {
    always: [],
    full: [
      ...around('append ApplicationDeleted'),
      'after append UserDeleted',
      'before append reaction-positions',
    ],
  },
};

/** Starts the product through `entry.ts`. Resolves when it runs, or has killed itself at the point. */
async function open(point = '') {
  const env = { ...bareEnv, ...product.env };
  child = fork(join(import.meta.dirname, 'entry.ts'), [point], {
    env,
    execPath: node,
    execArgv: nodeOptions,
  });
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
}
const gone = () => child.exitCode !== null || child.signalCode !== null;
const ended = async () => gone() || (await once(child, 'exit', { signal: AbortSignal.timeout(longestWait) }));

beforeAll(async () => {
  product = await spawnProduct({ CAPTCHA: 'off' });
  yard = await openYard(product);
  witnessed = witness(join(product.dataDir, 'witness'));
  await webApp(yard.operator);
  await product.stop();
  await open();
});
afterAll(async () => {
  child.kill('SIGKILL');
  await ended();
  tell('points', { passed, acknowledged: witnessed.acknowledged().length, lost: 0, twice: 0 });
  witnessed.close();
  await rm(product.dataDir, { recursive: true, force: true });
});

const cases = Object.entries(points).flatMap(([scenario, { always, full: more }]) =>
  [...always, ...(full ? more : [])].map((point) => [point, scenario as keyof typeof scenarios] as const),
);
test.for(full ? [...cases, ...cases] : cases)(
  'killed %s in %s, it goes on as if it were not',
  async ([point, scenario]) => {
    child.send(point);
    await once(child, 'message');
    // The request is either interrupted, or answered before the work that follows it.
    await scenarios[scenario]().catch((error) => {
      expect(error).toMatchObject({ code: expect.stringMatching(/^ECONN/) });
    });
    await ended();
    expect(child.signalCode).toBe('SIGKILL');
    await open();
    await again(yard, witnessed);
    await expectWhole(yard, witnessed);
    passed += 1;
  },
);

const building = ['after statement create table', 'before statement alter table', 'after statement commit'];
test.runIf(full)(
  'killed while read models are built, the next start builds them whole, equal to the live ones',
  async () => {
    child.kill('SIGTERM');
    await ended();
    await (await spawnProduct(product.env)).stop();
    // A start may note an attempt of a reaction in a stream, so the streams are compared with a replay alone.
    const { streams: _, ...live } = await lived(product.dataDir);
    for (const point of building) {
      await rm(join(product.dataDir, 'read-models'), { recursive: true });
      await open(point);
      await ended();
      expect([point, child.signalCode]).toEqual([point, 'SIGKILL']);
      await (await spawnProduct(product.env)).stop();
      const built = await lived(product.dataDir);
      expect([point, built]).toEqual([point, await replayed(product.dataDir)]);
      expect(built).toMatchObject(live);
      passed += 1;
    }
  },
);
