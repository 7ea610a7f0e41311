import { describe, expect, test } from 'vitest';
import { RegisterPerson } from '../../domain/person/commands.ts';
import { JoinPerson, PartPerson, PrepareJoin } from '../../domain/person/joining.ts';
import { executor } from '../executor/execute.ts';
import { by, outcomes, system } from '../testSystem.ts';
import { catchUp } from './catchUp.ts';
import { counting, openShops, personRef, processOn, userRef, usersBy } from './testKit.ts';

const ids = (many: number, name = 'user') => Array.from({ length: many }, (_, n) => `${name}-${n}`);
const perApp = (of = 'shop') => ({ kind: 'max.user.per.app.count', of }) as const;
const full = { code: 'user.limit' };
const totalLimit = { code: 'user.totalLimit' };

describe('the cost of a place', () => {
  /** The streams and events that a process reads for a first and a repeated refusal and take, at this size. */
  async function readAt(size: number, isAlone: boolean) {
    const it = await openShops(['shop'], { perApp: size });
    const { register } = usersBy(it);
    for (let from = 0; from < size; from += 20)
      await Promise.all(
        ids(size)
          .slice(from, from + 20)
          .map((id) => register(id, 'shop')),
      );
    const { store, since } = counting(it.store);
    const fresh = () => {
      const one = usersBy(executor(isAlone ? store : { ...store, soleWriter: false }, it.vault));
      since();
      return one;
    };
    const refused = async (one: ReturnType<typeof fresh>, id: string) => {
      await expect(one.register(id, 'shop')).rejects.toMatchObject(full);
      return since();
    };
    const once = fresh();
    await refused(once, 'eve');
    const found = { again: await refused(once, 'bob'), first: await refused(fresh(), 'eva') };
    await it.setLimits({ perApp: size + 2 });
    const one = fresh();
    await one.register('ada', 'shop');
    const took = { firstTake: since() };
    await one.register('grace', 'shop');
    return { ...found, ...took, take: since() };
  }
  test.each([true, false])(
    'is the same at ten holders and at five hundred, reads and writes alike (alone: %s)',
    async (isAlone) => {
      const few = await readAt(10, isAlone);
      const many = await readAt(500, isAlone);
      for (const [what, { streams, events }] of Object.entries(few)) {
        const more = many[what as keyof typeof many];
        expect(more.streams, what).toBeLessThanOrEqual(streams);
        expect(more.events, what).toBeLessThanOrEqual(events);
      }
      expect(many.again.appends).toBe(0);
      expect(many.first.appends).toBe(0);
    },
  );
  test('of the number alone is no read of the log, however many there are', async () => {
    const it = await openShops(['shop'], { perApp: 200 });
    await Promise.all(ids(200).map((id) => usersBy(it).register(id, 'shop')));
    await expect(usersBy(it).register('eve', 'shop')).rejects.toMatchObject(full);
    const { store, since } = counting(it.store);
    expect(await executor(store, it.vault).reserved.count(perApp())).toBe(200);
    expect(since()).toMatchObject({ streams: 0, events: 0 });
  });
  test('does not grow with registrations that strangers began', async () => {
    const it = await openShops(['shop'], { perApp: 300 });
    const take = { name: 'max.user.per.app.count-shop', most: 300 };
    for (const id of ids(300, 'begun')) await it.store.claims.take(`user-${id}`, -1, [take]);
    const { store, since } = counting(it.store);
    await executor(store, it.vault).reserved.count(perApp());
    expect(since().streams).toBe(100);
    await usersBy(executor(store, it.vault)).register('ada', 'shop');
    expect(since().streams).toBeLessThan(320);
  });
});

describe('a refusal', () => {
  test('leaves nothing behind, of the name that was asked for or of the other limit', async () => {
    const it = await openShops(['shop'], { perApp: 1, total: 1 });
    const { register, execute } = usersBy(it);
    await register('ada', 'shop');
    const before = (await it.events()).length;
    for (const id of ids(20)) {
      await expect(register(id, 'shop')).rejects.toMatchObject(full);
      const person = { id, organisationId: 'acme', address: `${id}@acme.example` };
      await expect(execute(RegisterPerson, person, by(system))).rejects.toMatchObject(totalLimit);
    }
    expect((await it.events()).slice(before)).toEqual([]);
    for (const id of ids(20))
      for (const kind of ['user', 'person'])
        expect(await it.store.claims.isHolder(`${kind}-${id}`)).toBe(false);
  });
});

describe('the limit of people of an organisation', () => {
  // The organisation has a person from the beginning.
  test('counts those of all applications, exactly, and one who goes makes room', async () => {
    const it = await openShops(['shop', 'blog'], { perApp: 50, total: 41 });
    const both = [processOn(it), processOn(it)];
    const racing = ids(60).map((id, n) => both[n % 2]!.come(id, n % 4 < 2 ? 'shop' : 'blog'));
    expect(await outcomes(racing)).toEqual({ done: 40, codes: ['user.totalLimit'] });
    const { come, leave } = usersBy(it);
    const settled = await Promise.allSettled(racing);
    await leave(ids(60)[settled.findIndex(({ status }) => status === 'fulfilled')]!);
    await come('ada', 'blog');
    await expect(come('eve', 'shop')).rejects.toMatchObject(totalLimit);
  });
  test('counts a person with access to several applications once', async () => {
    const it = await openShops(['shop', 'blog'], { perApp: 5, total: 1 });
    const { register, reserved } = usersBy(it);
    for (const app of ['shop', 'blog']) await register(`ada-${app}`, app);
    expect(await reserved.count({ kind: 'user.total.count', of: 'acme' })).toBe(1);
  });
  test('counts people who were joined once, also in a table that is made anew, and twice after a parting', async () => {
    const it = await openShops(['shop', 'blog'], { perApp: 5, total: 3 });
    const { come, execute, reserved } = usersBy(it);
    const count = () => reserved.count({ kind: 'user.total.count', of: 'acme' });
    await come('ada', 'shop');
    await come('eve', 'blog');
    const [ada, eve] = [personRef('ada').id, personRef('eve').id];
    await execute(PrepareJoin, { id: ada, personId: eve }, by(system));
    await execute(JoinPerson, { id: eve, into: ada }, by(system));
    expect(await count()).toBe(2);
    await catchUp(it.store, 'the test', { isLost: true });
    expect(await count()).toBe(2);
    await come('ida', 'shop');
    await execute(PartPerson, { id: eve, from: ada }, by(system));
    expect(await count()).toBe(4);
    await expect(come('bob', 'shop')).rejects.toMatchObject(totalLimit);
  });
  test('of none lets nobody in', async () => {
    const it = await openShops(['shop'], { perApp: 5, total: 0 });
    await expect(usersBy(it).come('ada', 'shop')).rejects.toMatchObject(totalLimit);
  });
  test('is each organisation’s own', async () => {
    const it = await openShops(['shop'], { perApp: 5, total: 2 });
    await it.organisation('rival');
    await it.app('stall', 'rival');
    const { come } = usersBy(it);
    await come('ada', 'shop');
    await come('bob', 'stall', { organisationId: 'rival' });
    await expect(come('eve', 'stall', { organisationId: 'rival' })).rejects.toMatchObject(totalLimit);
  });
  test('is full for good when nobody is left who could be ended', async () => {
    const it = await openShops(['shop'], { perApp: 5, total: 2 });
    const { come, comeToStay, reserved } = usersBy(it);
    const isFull = () => reserved.isFull({ kind: 'user.total.count', of: 'acme' }, 2);
    await come('ada', 'shop', { enrolling: true });
    expect(await isFull()).toBe(false);
    await comeToStay('eve', 'shop');
    expect(await isFull()).toBe(true);
    expect((await it.events('person-person-of-ada')).map(({ type }) => type)).toEqual([
      'PersonRegistered',
      'PersonDeleted',
    ]);
  });
});

describe('giving a place back', () => {
  test('again and again frees it once', async () => {
    for (const size of [3, 10]) {
      const it = await openShops(['shop'], { perApp: size });
      const one = processOn(it);
      await Promise.all(ids(size).map((id) => one.register(id, 'shop')));
      await one.remove('user-0');
      for (let times = 0; times < 3; times += 1) await processOn(it).react(userRef('user-0'));
      await Promise.all([1, 2].map(() => processOn(it).react(userRef('user-0'))));
      expect(await one.reserved.count(perApp())).toBe(size - 1);
      await one.register('ada', 'shop');
      await expect(one.register('eve', 'shop')).rejects.toMatchObject(full);
    }
  });
  test('happens with the end of its holder, in the same append', async () => {
    const it = await openShops(['shop'], { perApp: 10 });
    const one = usersBy(it);
    for (const id of ids(3)) await one.register(id, 'shop');
    await one.remove('user-0');
    expect(await it.store.claims.isHolder('user-user-0')).toBe(false);
    expect(await it.store.claims.count('max.user.per.app.count-shop')).toBe(2);
  });
});

describe('all holders', () => {
  test('are found once each, when they are few and when they are many', async () => {
    for (const size of [3, 150]) {
      const it = await openShops(['shop'], { perApp: size });
      const one = processOn(it);
      await Promise.all(ids(size).map((id) => one.register(id, 'shop')));
      await one.remove('user-1');
      const found = (await Array.fromAsync(one.reserved.eachHolder(perApp()))).map(({ id }) => id);
      expect(found.sort()).toEqual(
        ids(size)
          .filter((id) => id !== 'user-1')
          .sort(),
      );
    }
  });
  test('are listed without a read of their streams', async () => {
    const it = await openShops(['shop'], { perApp: 10 });
    for (const id of ids(5)) await usersBy(it).register(id, 'shop');
    const { store, since } = counting(it.store);
    const found = await Array.fromAsync(executor(store, it.vault).reserved.eachHolder(perApp()));
    expect(found.map(({ id }) => id)).toEqual(ids(5));
    expect(since()).toMatchObject({ streams: 0, events: 0 });
  });
});
