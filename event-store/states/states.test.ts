import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import type { Metadata } from '../metadata.ts';
import type { EventStore, RecordedEvent, Subscribe } from '../port.ts';
import { advance, type LoadedState } from './loadedState.ts';
import { statesOf } from './states.ts';

const acme = ref(organisation, 'acme');
const start: LoadedState = {
  ...{ state: organisation.initial, revision: -1, position: 0 },
  ...{ ancestors: {}, claims: [], abandoned: [], editedAt: 0, ended: null },
};
const happened = (
  revision: number,
  type: string,
  data: object,
  metadata: Partial<Metadata> = {},
): RecordedEvent => ({
  ...{ id: `event-${revision}`, streamId: 'organisation-acme', type, data, metadata },
  ...{ revision, position: revision + 10, recordedAt: new Date(0) },
});
const folded = (...events: RecordedEvent[]) =>
  events.reduce((known, each) => advance(acme, known, each), start);
const registered = happened(0, 'OrganisationRegistered', { planId: 'team' }, { organisationId: 'acme' });
const activated = (revision: number, claims: string[]) =>
  happened(revision, 'OrganisationActivated', {}, { claims });

test('a claim replaces the one of its kind, whatever hyphens the hashes hold', () => {
  const known = folded(
    registered,
    activated(1, ['email-a-b-c', 'subdomain-x-y']),
    activated(2, ['email-d-e']),
  );
  expect(known.claims).toEqual(['subdomain-x-y', 'email-d-e']);
});
test('an event that claims nothing leaves the claims', () =>
  expect(folded(registered, activated(1, ['email-a']), activated(2, [])).claims).toEqual(['email-a']));
test('an abandoned claim is gone until it is claimed anew', () => {
  const abandoned = happened(2, 'ReservationAbandoned', { claim: 'email-a' });
  const without = folded(registered, activated(1, ['email-a']), abandoned);
  expect(without).toMatchObject({ claims: [], revision: 2, position: 12 });
  const again = advance(acme, without, activated(3, ['email-a']));
  expect(again).toMatchObject({ claims: ['email-a'] });
});
test('what it is under is what its own first event says, not what a stranger appended before', () => {
  const stranger = happened(0, 'ReservationAbandoned', { claim: 'email-a' }, { organisationId: 'rival' });
  const known = folded(stranger, { ...registered, revision: 1 });
  expect(known.ancestors).toEqual({ organisationId: 'acme' });
  expect(known.state).toMatchObject({ status: 'active', planId: 'team' });
});

test('work that passes by everybody once leaves the states that are in use, and reads the others each time', async () => {
  const reads: string[] = [];
  const store = {
    soleWriter: true,
    async *readStream(stream: string) {
      reads.push(stream);
      yield registered;
    },
  } as unknown as EventStore;
  const states = statesOf(store, { most: 2 });
  const of = (id: string) => ref(organisation, id);
  await states.read(of('acme'));
  for (const id of ['one', 'two', 'three', 'acme']) {
    const { state } = await states.read(of(id), { passing: true });
    expect(state).toMatchObject({ status: 'active' });
  }
  await states.read(of('acme'));
  expect(reads).toEqual(['acme', 'one', 'two', 'three'].map((id) => `organisation-${id}`));
});

test('after a failure it follows the log from where it was, and reads again what was cached before', async () => {
  const reads: string[] = [];
  const afters: unknown[] = [];
  const heard = [1, 2].map(() => Promise.withResolvers<void>());
  const lost = Promise.withResolvers<never>();
  const store = {
    soleWriter: false,
    head: async () => 10,
    async *readStream(stream: string) {
      reads.push(stream);
      yield registered;
    },
    async *subscribeToAll({ after, signal }: Subscribe) {
      const nth = afters.push(after) - 1;
      yield { events: [], position: 12, caughtUp: true };
      heard[nth]!.resolve();
      await (nth ? once(signal, 'abort') : lost.promise);
    },
  } as unknown as EventStore;
  const states = statesOf(store);
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const failed: unknown[] = [];
  let begins = 0;
  const about = {
    heard: () => {},
    begins: () => void begins++,
    failed: (error: unknown) => failed.push(error),
  };
  const { over } = states.follow(() => acme, about, stop.signal);
  await heard[0]!.promise;
  for (let times = 0; times < 2; times += 1) await states.read(acme);
  expect(reads).toHaveLength(1);
  lost.reject(new Error('lost'));
  await heard[1]!.promise;
  for (let times = 0; times < 2; times += 1) await states.read(acme);
  expect({ reads: reads.length, afters, begins, failed }).toEqual({
    ...{ reads: 2, afters: [10, 12], begins: 2, failed: [new Error('lost')] },
  });
  stop.abort();
  await over;
});
