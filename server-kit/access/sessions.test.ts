import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteRecords } from '../../event-store/records/sqliteRecords.ts';
import { tempFolder } from '../../event-store/testFolder.ts';
import { audienceIn, readCookie, sessionCookies } from '../http/request/cookies.ts';
import { sessionsOf } from './sessions.ts';

const hour = 3_600_000;
const admin = { role: 'admin', id: 'a1' } as const;
const operator = { role: 'operator', id: 'o1', organisationId: 'org1' } as const;
const host = { app: 'public' } as const;
const on = { host };

async function setUp() {
  const time = { now: 1_000_000 };
  const clock = () => time.now;
  const records = sqliteRecords(join(await tempFolder(), 'records.db'), { clock });
  onTestFinished(() => records.close());
  return { time, records, sessions: sessionsOf(records, clock) };
}

test('a session tells who signed in, on the host where that was, and nowhere else', async () => {
  const { sessions } = await setUp();
  const token = await sessions.start(operator, on);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await sessions.find(token, host)).toEqual(operator);
  expect(await sessions.find(token, { app: 'admin' })).toBeNull();
  expect(await sessions.find(token, { app: 'org', subdomain: 'public' })).toBeNull();
  const elsewhere = await sessions.start(operator, { host: { app: 'org', subdomain: 'acme12' } });
  expect(await sessions.find(elsewhere, { app: 'org', subdomain: 'acme12' })).toEqual(operator);
  expect(await sessions.find(elsewhere, { app: 'org', subdomain: 'acme13' })).toBeNull();
});

test('text that is no token finds nobody', async () => {
  const { sessions } = await setUp();
  for (const token of [undefined, '', 'a', 'a'.repeat(43), `${'a'.repeat(43)}\n`, 'a'.repeat(5000)])
    expect(await sessions.find(token, host)).toBeNull();
});

test('the token itself is not stored', async () => {
  const { sessions, records } = await setUp();
  const token = await sessions.start(operator, on);
  for (const kind of ['session', 'session-person', 'session-organisation', 'session-use'])
    expect(await records.get(kind, token)).toBeUndefined();
});

test('signing out ends one session only', async () => {
  const { sessions } = await setUp();
  const [first, second] = [await sessions.start(operator, on), await sessions.start(operator, on)];
  await sessions.end(first);
  await sessions.end(undefined);
  expect(await sessions.find(first, host)).toBeNull();
  expect(await sessions.find(second, host)).toEqual(operator);
});

test('all sessions of a person end, those of others stay', async () => {
  const { sessions } = await setUp();
  const colleague = { ...operator, id: 'o2' };
  const tokens = [await sessions.start(operator, on), await sessions.start(operator, on)];
  const other = await sessions.start(colleague, on);
  await sessions.endAllOf(operator.id);
  for (const token of tokens) expect(await sessions.find(token, host)).toBeNull();
  expect(await sessions.find(other, host)).toEqual(colleague);
});

test('all sessions of an organisation end, those of others and of the staff stay', async () => {
  const { sessions } = await setUp();
  const stranger = { role: 'operator', id: 'o9', organisationId: 'org2' } as const;
  const gone = [await sessions.start(operator, on), await sessions.start({ ...operator, id: 'o2' }, on)];
  const stays = [await sessions.start(stranger, on), await sessions.start(admin, on)];
  await sessions.endAllOfOrganisation('org1');
  for (const token of gone) expect(await sessions.find(token, host)).toBeNull();
  for (const token of stays) expect(await sessions.find(token, host)).not.toBeNull();
});

test('sessions that were opened after a time go on when the earlier ones end late', async () => {
  const { sessions, time } = await setUp();
  const opened = { ...on, deviceId: 'phone' };
  const before = await sessions.start(operator, opened);
  const suspendedAt = time.now;
  time.now += 10_000;
  const after = await sessions.start(operator, opened);
  await sessions.endAllOf(operator.id, suspendedAt);
  await sessions.endAllOfOrganisation('org1', suspendedAt);
  await sessions.endAllOfDevice('phone', suspendedAt);
  expect(await sessions.find(before, host)).toBeNull();
  expect(await sessions.find(after, host)).toEqual(operator);
});

test('an ended session does not come back when a request was looking it up meanwhile', async () => {
  const { sessions, time } = await setUp();
  const token = await sessions.start(operator, on);
  time.now += hour;
  const looking = sessions.find(token, host);
  await sessions.endAllOf(operator.id);
  await looking;
  expect(await sessions.find(token, host)).toBeNull();
});

test('a session ends two hours after its last use', async () => {
  const { sessions, time } = await setUp();
  const token = await sessions.start(operator, on);
  time.now += 1.9 * hour;
  expect(await sessions.find(token, host)).toEqual(operator);
  time.now += 1.9 * hour;
  expect(await sessions.find(token, host)).toEqual(operator);
  time.now += 2 * hour;
  expect(await sessions.find(token, host)).toBeNull();
});

test.for([
  [operator, 12],
  [admin, 8],
] as const)('however much it is used, a session of %o ends after %i hours', async ([actor, hours]) => {
  const { sessions, time } = await setUp();
  const token = await sessions.start(actor, on);
  const end = time.now + hours * hour;
  while (time.now + hour < end) {
    time.now += hour;
    expect(await sessions.find(token, host)).toEqual(actor);
  }
  time.now = end - 1;
  expect(await sessions.find(token, host)).toEqual(actor);
  time.now = end;
  expect(await sessions.find(token, host)).toBeNull();
});

test('the cookie is for this host and for no script; on https browsers enforce it', () => {
  const { console: cookie, app } = sessionCookies('https://sign.example');
  expect(app.set('abc')).toMatch(/^__Host-latchkey-app=abc; Path=\/; HttpOnly/);
  expect(cookie.set('abc')).toBe('__Host-latchkey=abc; Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(cookie.clear()).toBe('__Host-latchkey=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0');
  expect(cookie.read('latchkey=x; __Host-latchkey=abc')).toBe('abc');
  const { console: plain } = sessionCookies('http://localhost:8080');
  expect(plain.set('abc')).toBe('latchkey=abc; Path=/; HttpOnly; SameSite=Lax');
  expect(plain.read('__Host-latchkey=x;latchkey=abc')).toBe('abc');
});

test('a page of the app has the session of the app alone, other pages that of the console first', () => {
  const cookies = sessionCookies('http://localhost:8080');
  for (const cookie of [undefined, 'latchkey=c', 'latchkey-app=a', 'latchkey=c; latchkey-app=a'])
    expect(audienceIn(cookies, { cookie }, 'app')).toBe('app');
  for (const cookie of [undefined, 'latchkey=c', 'latchkey=c; latchkey-app=a'])
    expect(audienceIn(cookies, { cookie }, undefined)).toBe('console');
  expect(audienceIn(cookies, { cookie: 'latchkey-app=a' }, undefined)).toBe('app');
});

test('the first of several cookies with one name counts, and none without a name', () => {
  expect(readCookie('a=1; a=2', 'a')).toBe('1');
  expect(readCookie('b=1;a = x=y ;', 'a')).toBe('x=y');
  expect(readCookie('=1; a', 'a')).toBeUndefined();
  expect(readCookie(undefined, 'a')).toBeUndefined();
  expect(readCookie(`${'b=1; '.repeat(2000)}a=1`, 'a')).toBeUndefined();
});

test('no header makes reading cookies throw, and a cookie that was sent is found', () => {
  const value = fc.stringMatching(/^[\w-]{0,60}$/);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), value, (noise, sent) => {
      readCookie(noise, 'latchkey');
      fc.pre(readCookie(noise, 'latchkey') === undefined);
      expect(readCookie(`${noise};latchkey=${sent}`, 'latchkey')).toBe(sent);
    }),
  );
});

test('a session that ended with its organisation still tells whose it was; one that was signed out does not', async () => {
  const { sessions } = await setUp();
  const [ended, left] = [await sessions.start(operator, on), await sessions.start(operator, on)];
  await sessions.end(left);
  await sessions.endAllOfOrganisation('org1');
  await sessions.endAllOf('o1');
  expect(await sessions.find(ended, host)).toBeNull();
  expect(await sessions.whose(ended, host)).toEqual({
    ...{ actor: operator, deviceId: null, transactionId: null, startedAt: 1_000_000 },
  });
  expect(await sessions.whose(ended, { app: 'admin' })).toBeNull();
  expect(await sessions.whose(left, host)).toBeNull();
});

test('a session goes on while its last use cannot be written, and has ended once it was idle', async () => {
  const { sessions, records, time } = await setUp();
  const token = await sessions.start(operator, on);
  const full = { ...records, put: () => Promise.reject(new Error('database or disk is full')) };
  const reading = sessionsOf(full, () => time.now);
  time.now += hour;
  expect(await reading.find(token, host)).toEqual(operator);
  time.now += hour;
  expect(await reading.find(token, host)).toBeNull();
});

test('a session ends with the device that opened it, and no other session does', async () => {
  const { sessions } = await setUp();
  const withPhone = await sessions.start(operator, { ...on, deviceId: 'phone' });
  const withLaptop = await sessions.start(operator, { ...on, deviceId: 'laptop' });
  expect(await sessions.whose(withPhone, host)).toEqual({
    actor: operator,
    deviceId: 'phone',
    transactionId: null,
    startedAt: 1_000_000,
  });
  await sessions.endAllOfDevice('phone');
  expect(await sessions.find(withPhone, host)).toBeNull();
  expect(await sessions.find(withLaptop, host)).toEqual(operator);
  expect(await sessions.whose(withPhone, host)).toEqual({
    actor: operator,
    deviceId: 'phone',
    transactionId: null,
    startedAt: 1_000_000,
  });
});

test('somebody sees their own open sessions, the newest first, and ends one', async () => {
  const { sessions, time } = await setUp();
  const first = await sessions.start(admin, { ...on, deviceId: 'key', browser: 'Chrome on macOS' });
  time.now += hour;
  const second = await sessions.start(admin, on);
  await sessions.start(operator, on);
  const listed = await sessions.listOf(admin.id);
  expect(listed.map(({ name }) => name)).toEqual([second, first].map(sessions.nameOf));
  expect(listed[1]).toMatchObject({
    ...{ startedAt: time.now - hour, usedAt: time.now - hour, deviceId: 'key', browser: 'Chrome on macOS' },
  });
  expect(await sessions.endOne(operator.id, sessions.nameOf(first))).toBe(false);
  expect(await sessions.endOne(admin.id, sessions.nameOf(first))).toBe(true);
  expect(await sessions.find(first, host)).toBeNull();
  expect(await sessions.find(second, host)).toEqual(admin);
  time.now += 3 * hour;
  expect(await sessions.listOf(admin.id)).toEqual([]);
});
