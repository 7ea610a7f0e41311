import { randomUUID } from 'node:crypto';
import { CompleteSignIn } from '../domain/transaction/commands.ts';
import type { Executor } from '../event-store/executor/execute.ts';
import type { Provenance } from '../event-store/metadata.ts';
import { newId } from '../event-store/newId.ts';
import { beginSignIn } from '../passkeys/begin.ts';
import { personIdOf } from '../server-kit/people/people.ts';
import type { SoftKey } from '../test/clients/softKey.ts';
import { type App, operatorOf, shopper, webApp } from '../test/people/people.ts';
import type { Here } from '../test/product.ts';
import type { Load } from './load.ts';

/** The environment of a measured product: no captchas, and the default log level, whose output goes to /dev/null. */
export const env = { CAPTCHA: 'off', LOG_LEVEL: 'info' };

/** An application of a new organisation, whose users have one passkey each. */
export type Shop = App & {
  organisationId: string;
  users: User[];
  operator: Awaited<ReturnType<typeof operatorOf>>;
};
export type User = { id: string; deviceId: string; key: SoftKey };

export async function openShop(product: Here, people: number): Promise<Shop> {
  const operator = await operatorOf(product, 'special_plan');
  const app = await webApp(operator);
  const users: User[] = [];
  const { reserved } = product.system.executor;
  for (let n = 0; n < people; n++) {
    const person = shopper(product, app);
    const { userId } = await person.register(`user${n}`);
    const device = await reserved.holderOf('credential', person.key.id);
    users.push({ id: userId, deviceId: device!.id, key: person.key });
  }
  return { ...app, organisationId: operator.uniqueId, users, operator };
}

/** A sign-in that is ready to be finished: the body of `verify-login`, and the challenge that a verifier expects. */
export type Answer = { body: string; challenge: string };
export function answerOf({ system }: Here, { appId, origin }: App, { key }: User): Answer {
  const about = { rpId: new URL(origin).hostname, origin, appId, username: null };
  const { options, transactionId, challenge } = beginSignIn(system.tokens, 'sign user in', about);
  return { body: JSON.stringify({ credential: key.get(options), transactionId }), challenge };
}

/** The requests that finish these sign-ins. */
export const finishing = (
  { port }: Here,
  { appId, origin }: App,
  answers: Answer[],
  atOnce: number,
): Load => ({
  ...{ port, path: `/api/sdk/${appId}/verify-login`, atOnce, bodies: answers.map(({ body }) => body) },
  headers: {
    host: `localhost:${port}`,
    origin,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
  },
});

/** Signs a user in by the command alone, without HTTP and verification. */
export async function signInBy(
  executor: Executor,
  userId: string,
  by: { personId: string; organisationId: string; applicationId: string; deviceId: string },
) {
  const owner = { kind: 'user', id: userId } as const;
  const { organisationId } = by;
  const provenance: Provenance = {
    ...{ actor: { role: 'user', id: userId, organisationId }, correlationId: randomUUID() },
    ...{ call: 'POST /sdk/:appId/verify-login', ip: '198.51.100.7', userAgent: 'bench' },
  };
  const proof = {
    method: 'this device',
    counter: 1,
    platform: 'iOS',
    browser: 'Safari',
    backedUp: false,
  } as const;
  return executor.execute(CompleteSignIn, { id: newId(), ...by, owner, ...proof }, provenance);
}
/** The same for a user of a shop, to fill a history. */
export async function signInOf({ system }: Here, { appId, organisationId }: Shop, user: User) {
  const personId = await personIdOf(system, user.id);
  const where = { personId, organisationId, applicationId: appId };
  return signInBy(system.executor, user.id, { ...where, deviceId: user.deviceId });
}

/** Waits until the read models have caught up with the log's current end, and returns the milliseconds. */
export async function caughtUp({ system: { store, projecting } }: Here): Promise<number> {
  const start = performance.now();
  const head = await store.head();
  while (projecting.status().position < head) await new Promise((done) => setTimeout(done, 1));
  return performance.now() - start;
}
