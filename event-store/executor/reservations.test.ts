import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ref, streamOf } from '../../domain/kit.ts';
import {
  DeleteOperator,
  EnrolOperator,
  RegisterOperator,
  SuspendOperator,
} from '../../domain/operator/commands.ts';
import { operator } from '../../domain/operator/operator.ts';
import { ChooseVanityAddress } from '../../domain/organisation/commands.ts';
import { counting } from '../claims/testKit.ts';
import type { Metadata } from '../metadata.ts';
import type { RecordedEvent } from '../port.ts';
import { admin, by, openSystem, outcomes, person, shared, system } from '../testSystem.ts';
import { executor } from './execute.ts';

const email = (value: string) => ({ kind: 'email', value }) as const;
const metadata: Metadata = {
  version: 1,
  at: '2026-01-01T00:00:00.000Z',
  actor: system,
  correlationId: 'test',
};

describe('what must be unique', () => {
  test('of twenty that race for one e-mail address exactly one gets it', async () => {
    const it = await openSystem();
    await it.organisation();
    const racing = Array.from({ length: 20 }, (_, n) => it.operator(`op-${n}`, n % 2 ? 'A@x.io' : 'a@X.io'));
    expect(await outcomes(racing)).toEqual({ done: 1, codes: ['operator.taken'] });
    const registered = (await it.events()).filter(({ type }) => type === 'OperatorRegistered');
    expect(registered).toHaveLength(1);
    const holder = await it.reserved.holderOf('email', 'a@x.io');
    expect(streamOf(holder!)).toBe(registered[0]!.streamId);
  });
  test('of twenty executors with a log in common too', async () => {
    const it = await openSystem();
    await it.organisation();
    const racing = Array.from({ length: 20 }, (_, n) =>
      executor(shared(it.store), it.vault).execute(
        RegisterOperator,
        { id: `op-${n}`, organisationId: 'acme', ...person('a@x.io') },
        by(system),
      ),
    );
    const { done, codes } = await outcomes(racing);
    expect(done).toBe(1);
    for (const code of codes) expect(['operator.taken', 'request.conflict']).toContain(code);
    expect((await it.events()).filter(({ type }) => type === 'OperatorRegistered')).toHaveLength(1);
  });
  test('is free again once its holder is deleted', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.operator('ada', 'a@x.io');
    await expect(it.operator('bob', 'a@x.io')).rejects.toMatchObject({ code: 'operator.taken' });
    await it.execute(DeleteOperator, { id: 'ada' }, by(admin));
    await it.operator('bob', 'a@x.io');
    expect(await it.reserved.holderOf('email', 'a@x.io')).toMatchObject({ id: 'bob' });
  });
  test('nobody has what was never taken', async () => {
    const it = await openSystem();
    expect(await it.reserved.holderOf('email', 'a@x.io')).toBeNull();
  });
  test('taking it again changes nothing', async () => {
    const it = await openSystem();
    await it.organisation();
    for (let times = 0; times < 3; times += 1)
      await it.reserved.take(email('a@x.io'), ref(operator, 'ada'), metadata);
    await it.operator('ada', 'a@x.io');
    expect((await it.events('operator-ada')).map(({ type }) => type)).toEqual([
      'OperatorRegistered',
      'EmailVerificationRequested',
    ]);
  });
  test('the log shows no value, and has no event for it', async () => {
    const it = await openSystem();
    await it.organisation();
    const before = (await it.events()).length;
    await it.operator('ada', 'canary@x.io');
    const all = (await it.events()).slice(before);
    expect(new Set(all.map(({ streamId }) => streamId))).toEqual(new Set(['operator-ada']));
    const [{ metadata } = { metadata: {} }] = (await it.events('operator-ada')) as [RecordedEvent];
    const { claims } = metadata as Metadata;
    expect(claims?.map((name) => name.split('-')[0]).sort()).toEqual(['email', 'max.team.size']);
    expect(JSON.stringify(claims)).not.toContain('canary');
  });
});

describe('a holder that never comes', () => {
  test('is taken over at once, and loses when it comes late', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.reserved.take(email('a@x.io'), ref(operator, 'late'), metadata);
    await it.operator('bob', 'a@x.io');
    await expect(it.operator('late', 'a@x.io')).rejects.toMatchObject({ code: 'operator.taken' });
    expect(await it.reserved.holderOf('email', 'a@x.io')).toMatchObject({ id: 'bob' });
    expect((await it.events('operator-late')).map(({ type }) => type)).toEqual(['ReservationAbandoned']);
  });
  test('may still register with another address', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.reserved.take(email('a@x.io'), ref(operator, 'late'), metadata);
    await it.operator('bob', 'a@x.io');
    await it.operator('late', 'late@x.io');
    expect(await it.reserved.holderOf('email', 'late@x.io')).toMatchObject({ id: 'late' });
  });
  test('takes it back when whoever took it over died before having it', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.reserved.take(email('a@x.io'), ref(operator, 'ada'), metadata);
    await it.reserved.take(email('a@x.io'), ref(operator, 'dead'), metadata);
    await it.operator('ada', 'a@x.io');
    expect(await it.reserved.holderOf('email', 'a@x.io')).toMatchObject({ id: 'ada' });
    await expect(it.operator('dead', 'a@x.io')).rejects.toMatchObject({ code: 'operator.taken' });
  });
  test('that comes back between the fence and the taking does not share it', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.reserved.take(email('a@x.io'), ref(operator, 'ada'), metadata);
    // Bob's process fences Ada and then stalls, just before it frees the row.
    const standing = Promise.withResolvers<void>();
    const fenced = Promise.withResolvers<void>();
    const settle: typeof it.store.claims.settle = async (...what) => {
      fenced.resolve();
      await standing.promise;
      return it.store.claims.settle(...what);
    };
    const alone = { ...shared(it.store), soleWriter: true, claims: { ...it.store.claims, settle } };
    const bob = executor(alone, it.vault).execute(
      RegisterOperator,
      { id: 'bob', organisationId: 'acme', ...person('a@x.io') },
      by(system),
    );
    await fenced.promise;
    const fresh = executor(shared(it.store), it.vault);
    const ada = await fresh.execute(
      RegisterOperator,
      { id: 'ada', organisationId: 'acme', ...person('a@x.io') },
      by(system),
    );
    standing.resolve();
    expect(ada.events).toHaveLength(2);
    await expect(bob).rejects.toMatchObject({ code: 'operator.taken' });
    expect((await it.events()).filter(({ type }) => type === 'OperatorRegistered')).toHaveLength(1);
  });
});

describe('a registration that is not finished', () => {
  const enrolling = (id: string) => ({ id, organisationId: 'acme', ...person('a@x.io'), enrolling: true });
  test('is ended by whoever takes the address, and does not come back', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.execute(RegisterOperator, enrolling('ada'), by(system));
    expect(await it.reserved.holderOf('email', 'a@x.io')).toBeNull();
    await it.operator('bob', 'a@x.io');
    expect(await it.reserved.holderOf('email', 'a@x.io')).toMatchObject({ id: 'bob' });
    const [ended] = (await it.events('operator-ada')).slice(-1);
    expect(ended).toMatchObject({
      type: 'OperatorDeleted',
      metadata: { organisationId: 'acme', version: 1 },
    });
    for (const command of [RegisterOperator, EnrolOperator])
      await expect(it.execute(command, enrolling('ada'), by(system))).rejects.toMatchObject({
        code: 'operator.unknown',
      });
  });
  test('is not ended while the same process works on it', async () => {
    const it = await openSystem();
    await it.organisation();
    vi.useFakeTimers({ toFake: ['setTimeout'] }); // the patience of who waits does not end
    onTestFinished(() => void vi.useRealTimers());
    const other = await it.reserved.during('operator-ada', async () => {
      await it.execute(RegisterOperator, enrolling('ada'), by(system));
      const racing = it.operator('bob', 'a@x.io').catch(({ code }) => code);
      await it.execute(EnrolOperator, { id: 'ada' }, by(system));
      return { racing };
    });
    expect(await other.racing).toBe('operator.taken');
  });
  test('of ten executors that begin one at the same moment exactly one finishes it', async () => {
    const it = await openSystem();
    await it.organisation();
    const racing = Array.from({ length: 10 }, async (_, n) => {
      const own = executor(shared(it.store), it.vault);
      await own.execute(RegisterOperator, enrolling(`op-${n}`), by(system));
      return own.execute(EnrolOperator, { id: `op-${n}` }, by(system));
    });
    expect((await outcomes(racing)).done).toBe(1);
    const log = await it.events();
    const of = (name: string) => log.filter(({ type }) => type === name).map(({ streamId }) => streamId);
    expect(of('OperatorEnrolled')).toHaveLength(1);
    // All others whose registration got that far are deleted.
    expect(of('OperatorDeleted').sort()).toEqual(
      of('OperatorRegistered')
        .filter((stream) => stream !== of('OperatorEnrolled')[0])
        .sort(),
    );
  });
});

test('a living holder loses no claim by what others do, and one of a kind replaces the other', async () => {
  const it = await openSystem();
  await Promise.all([it.organisation('acme'), it.organisation('rival')]);
  const choose = (id: string, subdomain: string) =>
    it.execute(ChooseVanityAddress, { id, name: 'Acme', country: 'India', subdomain }, by(system));
  await choose('acme', 'acme-shop');
  await expect(choose('rival', 'Acme-Shop')).rejects.toMatchObject({ code: 'organisation.subdomain' });
  await choose('rival', 'rival-shop');
  await it.operator('ada', 'a@x.io');
  await it.execute(SuspendOperator, { id: 'ada' }, by(admin));
  expect(await it.reserved.holderOf('email', 'a@x.io')).toMatchObject({ id: 'ada' });
  expect(await it.reserved.holderOf('subdomain', 'acme-shop')).toMatchObject({ id: 'acme' });
});
test('what is unique costs the same however often it has changed hands', async () => {
  const it = await openSystem();
  await it.organisation();
  for (let n = 0; n < 20; n += 1) {
    await it.operator(`op-${n}`, 'a@x.io');
    await it.execute(DeleteOperator, { id: `op-${n}` }, by(admin));
  }
  const { store, since } = counting(it.store);
  expect(await executor(store, it.vault).reserved.holderOf('email', 'a@x.io')).toBeNull();
  await executor(store, it.vault).reserved.take(email('a@x.io'), ref(operator, 'ada'), metadata);
  expect(since().events).toBe(0);
});
