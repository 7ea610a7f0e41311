import { describe, expect, test } from 'vitest';
import {
  ActivateApplication,
  CreateApplication,
  SuspendApplication,
} from '../../domain/application/commands.ts';
import { RequestEmailVerification, SuspendOperator } from '../../domain/operator/commands.ts';
import { EventStoreUnavailableError } from '../port.ts';
import { admin, by, openSystem, operatorOf, settings, shared, system } from '../testSystem.ts';
import { executor } from './execute.ts';

const suspend = { id: 'shop' };

describe('repeating', () => {
  test("a repeat changes nothing and answers the stream's position", async () => {
    const it = await openSystem();
    await it.organisation();
    await it.app('shop');
    const first = await it.execute(SuspendApplication, suspend, by(admin));
    const again = await it.execute(SuspendApplication, suspend, by(admin));
    expect(again).toEqual({ ...first, events: [] });
    expect(await it.events('application-shop')).toHaveLength(2);
  });
  test('the same call with the same key is done once, and answers as the first time', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.operator('ada', 'ada@example.com');
    const provenance = by(operatorOf('acme', 'ada'), { idempotencyKey: 'key-1' });
    const first = await it.execute(RequestEmailVerification, { id: 'ada' }, provenance);
    const other = await it.execute(
      RequestEmailVerification,
      { id: 'ada' },
      { ...provenance, idempotencyKey: 'key-2' },
    );
    const again = await it.execute(RequestEmailVerification, { id: 'ada' }, provenance);
    expect(again).toEqual({ ...first, events: [] });
    expect(other.position).toBeGreaterThan(first.position);
    expect(await it.events('operator-ada')).toHaveLength(4);
  });
  test('the same call with the same key twice at once is done once', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.operator('ada', 'ada@example.com');
    const provenance = by(operatorOf('acme', 'ada'), { idempotencyKey: 'key-1' });
    const [a, b, c] = await Promise.all(
      [1, 2, 3].map(() => it.execute(RequestEmailVerification, { id: 'ada' }, provenance)),
    );
    expect([b!.position, c!.position]).toEqual([a!.position, a!.position]);
    const ids = (await it.events('operator-ada')).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });
  test('another request with the same key is refused, also at the same time, and appends nothing', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.operator('ada', 'ada@example.com');
    const ask = (content: string) =>
      it.execute(
        RequestEmailVerification,
        { id: 'ada' },
        by(operatorOf('acme', 'ada'), { idempotencyKey: 'key-1', content }),
      );
    const [first, other] = await Promise.allSettled([ask('0000000a'), ask('0000000b')]);
    expect(first.status).toBe('fulfilled');
    expect(other).toMatchObject({ status: 'rejected', reason: { code: 'request.repeated' } });
    await expect(ask('0000000b')).rejects.toMatchObject({ code: 'request.repeated' });
    expect((await ask('0000000a')).events).toEqual([]);
    expect(await it.events('operator-ada')).toHaveLength(3);
  });
  test('a key is its caller’s own, and that of one call', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.operator('ada', 'ada@example.com');
    const ask = (id: string, call: string) =>
      it.execute(
        RequestEmailVerification,
        { id: 'ada' },
        by(operatorOf('acme', id), { call, idempotencyKey: 'key-1' }),
      );
    for (const [id, call] of [
      ['ada', 'a'],
      ['ada', 'b'],
      ['bob', 'a'],
    ] as const)
      expect((await ask(id, call)).events).toHaveLength(1);
  });
  test('an outcome that is unknown is asked for again, and nothing is stored twice', async () => {
    const it = await openSystem();
    await it.organisation();
    let failures = 2;
    const shaky = { ...shared(it.store), soleWriter: true };
    const retrying = executor(
      {
        ...shaky,
        append: async (...what) => {
          const done = await it.store.append(...what);
          if (failures-- > 0) throw new EventStoreUnavailableError('cut');
          return done;
        },
      },
      it.vault,
    );
    await retrying.execute(CreateApplication, { id: 'shop', organisationId: 'acme', settings }, by(system));
    expect(await it.events('application-shop')).toHaveLength(1);
  });
});

describe('many at once', () => {
  test('commands for one stream are decided in turn, on what those before them led to', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.app('shop');
    const done = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        it.execute(n % 2 ? ActivateApplication : SuspendApplication, { id: 'shop' }, by(admin)),
      ),
    );
    expect(done.every(({ events }) => events.length === 1)).toBe(true);
    const types = (await it.events('application-shop')).map(({ type }) => type);
    expect(types.slice(1)).toEqual(done.map(({ events }) => events[0]!.type));
  });
  test('one that is refused does not fail its neighbours', async () => {
    const it = await openSystem();
    await it.organisation();
    await it.operator('ada', 'ada@example.com');
    const ada = { id: 'ada' };
    const [asked, refused, again] = await Promise.allSettled([
      it.execute(RequestEmailVerification, ada, by(admin)),
      it.execute(SuspendOperator, ada, by(operatorOf('acme', 'ada'))),
      it.execute(RequestEmailVerification, ada, by(admin)),
    ]);
    expect(asked.status).toBe('fulfilled');
    expect(refused).toMatchObject({ reason: { code: 'operator.self' } });
    expect(again.status).toBe('fulfilled');
  });
});
