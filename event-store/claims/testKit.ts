import { setImmediate as turn } from 'node:timers/promises';
import type { Ref } from '../../domain/kit.ts';
import { lives, ref } from '../../domain/kit.ts';
import { DeletePerson, EnrolPerson, RegisterPerson } from '../../domain/person/commands.ts';
import { person } from '../../domain/person/person.ts';
import { ChangePlan } from '../../domain/plan/commands.ts';
import { DeleteUser, EnrolUser, RegisterUser } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { type Executor, executor } from '../executor/execute.ts';
import type { ClaimingStore } from '../port.ts';
import { admin, by, openSystem, shared, someone, system } from '../testSystem.ts';
import { claiming } from './claiming.ts';

/** Opens a system with an organisation, applications, and a plan whose user limits can be changed. */
export async function openShops(
  apps: string[],
  limits: { perApp: number; total?: number },
  log?: ClaimingStore,
) {
  const it = await openSystem(log && { log });
  await it.organisation();
  const setLimits = ({ perApp, total = 1_000_000 }: { perApp: number; total?: number }) =>
    it.execute(
      ChangePlan,
      { id: 'free_trial', changes: { allowNumberOfUsers: perApp, allowTotalNumberOfUsers: total } },
      by(admin),
    );
  await setLimits(limits);
  for (const id of apps) await it.app(id);
  return { ...it, setLimits };
}

/** A process's operations on users. */
export const processOn = (
  { store, vault }: Pick<Awaited<ReturnType<typeof openSystem>>, 'store' | 'vault'>,
  { wrap = shared }: { wrap?: (store: ClaimingStore) => ClaimingStore } = {},
) => usersBy(executor(wrap(store), vault));

export function usersBy(it: Executor) {
  const register = (id: string, applicationId: string, enrolling = false) =>
    it.execute(RegisterUser, { id, ...someone(), applicationId, username: id, enrolling }, by(system));
  /** Registers a user who is a person of their own, as the product does: who is refused as a person has no access. */
  async function come(
    id: string,
    applicationId: string,
    { enrolling = false, organisationId = 'acme' } = {},
  ) {
    const personId = personOf(id);
    await it.execute(RegisterUser, { id, personId, applicationId, username: id, enrolling }, by(system));
    await it
      .execute(RegisterPerson, { id: personId, organisationId, address: null, enrolling }, by(system))
      .catch(async (error) => {
        await it.execute(DeleteUser, { id }, by(system));
        throw error;
      });
  }
  return {
    ...it,
    register,
    come,
    /** The same in all steps of a registration with a passkey. */
    async comeToStay(id: string, applicationId: string) {
      await come(id, applicationId, { enrolling: true });
      await it.execute(EnrolUser, { id }, by(system));
      await it.execute(EnrolPerson, { id: personOf(id) }, by(system));
    },
    /** Deletes such a user, and does the work of the reaction to it: the person goes with the last access. */
    async leave(id: string) {
      await it.execute(DeleteUser, { id }, by(system));
      await it.execute(DeletePerson, { id: personOf(id) }, by(system));
    },
    /** Does that work for a user who was deleted. */
    async forget(id: string) {
      const { state } = await it.look(userRef(id), { fresh: true });
      const there = (await it.look(personRef(id), { fresh: true })).state;
      if (state.status === 'deleted' && lives(there))
        await it.execute(DeletePerson, { id: personOf(id) }, by(system));
    },
    /** Registers a user in the two steps of a registration. */
    async enrol(id: string, applicationId: string) {
      await register(id, applicationId, true);
      await it.execute(EnrolUser, { id }, by(system));
    },
    remove: (id: string) => it.execute(DeleteUser, { id }, by(system)),
    /** Does the work of the reaction to an end. */
    react: (target: Ref) => it.giveBack(target),
  };
}
const personOf = (id: string) => `person-of-${id}`;
export const personRef = (id: string) => ref(person, personOf(id));
export const userRef = (id: string) => ref(user, id);

/** Counts the streams and events read, questions for the head, and appends, since the last look. */
export function counting(store: ClaimingStore) {
  const counts = { streams: 0, events: 0, heads: 0, appends: 0 };
  const counted: ClaimingStore = {
    ...shared(store),
    soleWriter: store.soleWriter,
    append: (...what) => {
      counts.appends += 1;
      return store.append(...what);
    },
    head: () => {
      counts.heads += 1;
      return store.head();
    },
    async *readStream(...what) {
      counts.streams += 1;
      for await (const event of store.readStream(...what)) {
        counts.events += 1;
        yield event;
      }
    },
  };
  const since = () => {
    const seen = { ...counts };
    Object.assign(counts, { streams: 0, events: 0, heads: 0, appends: 0 });
    return seen;
  };
  return { store: counted, since };
}

/**
 * A process that pauses for `waits()` turns, and dies just before or after one of its appends or changes of claims. It is
 * dead when what it had sent to the stores by then is done, and does nothing afterwards. With `apart`, its claims are not
 * in the log's own file.
 */
export function mortal(
  store: ClaimingStore,
  waits: () => number,
  { diesAfter = Number.POSITIVE_INFINITY, apart = false } = {},
) {
  const dead = Promise.withResolvers<never>();
  dead.promise.catch(() => undefined);
  const sent = new Set<Promise<unknown>>();
  let steps = 0;
  const pause = async () => {
    for (let left = waits(); left > 0; left -= 1) await turn();
  };
  const dies = () => {
    steps += 1;
    if (steps > diesAfter) void Promise.allSettled(sent).then(() => dead.reject(new Error('killed')));
    return steps > diesAfter;
  };
  const stepping =
    <A extends unknown[], R>(work: (...what: A) => Promise<R>) =>
    async (...what: A) => {
      await pause();
      if (dies()) return dead.promise;
      const working = work(...what);
      sent.add(working);
      const done = await working.finally(() => sent.delete(working));
      if (dies()) return dead.promise;
      await pause();
      return done;
    };
  const { ahead, take, settle } = store.claims;
  const claims = {
    ...store.claims,
    ...{ ahead: stepping(ahead), take: stepping(take), settle: stepping(settle) },
  };
  const it: ClaimingStore = {
    ...shared(store),
    claims,
    append: stepping((...what: Parameters<ClaimingStore['append']>) => store.append(...what)),
    async *readStream(...what) {
      await pause();
      yield* store.readStream(...what);
    },
  };
  return { store: apart ? claiming(it, claims) : it, dead: dead.promise };
}
