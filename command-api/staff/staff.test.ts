import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raw, refusal, refusing } from '../../test/clients/raw.ts';
import {
  addsStaffPasskey,
  adminOf,
  confirmsStaffPasskey,
  newStaffMember,
  staffKeyOf,
  staffKeyOn,
  staffSignIn,
} from '../../test/people/staff.ts';
import { type Guest, type Here, solveCaptcha, startProduct, visit } from '../../test/product.ts';

let product: Here;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

/** A visitor of the admin host with its own IP address. */
const onAdminHost = () => visit(product, 'admin.localhost');
const passes = (guest: Guest, credentials: { username: string; password: string; captcha?: string }) =>
  raw(guest, 'POST /admin/adminLogin', credentials);
const role = async (guest: Guest) => (await guest.call('GET /session', {})).role;
const asks = (asked: object) =>
  product.system.commands.staff!(asked, () => {}) as Promise<{ lines: string[] }>;

describe('signing in', () => {
  test('a password alone signs nobody in: the first time a passkey is made, later it answers [security.admin-accounts]', async () => {
    const credentials = await newStaffMember(product);
    const guest = onAdminHost();
    expect(await guest.call('POST /admin/adminLogin', credentials)).toMatchObject({ step: 'enrol' });
    expect(await role(guest)).toBe('visitor');
    const key = await staffSignIn(guest, product, credentials);
    expect(await role(guest)).toBe('admin');
    const again = onAdminHost();
    const begun = await again.call('POST /admin/adminLogin', credentials);
    const allowCredentials = [{ type: 'public-key', id: key.id }];
    expect(begun).toMatchObject({ step: 'passkey', options: { rpId: 'admin.localhost', allowCredentials } });
    expect(await role(again)).toBe('visitor');
  });

  test('a passkey signs in without name and password, once for each challenge', async () => {
    const key = await staffKeyOf(product);
    const guest = onAdminHost();
    const { options, transactionId } = await guest.call('POST /admin/passkeyLogin', {});
    expect(options.allowCredentials).toEqual([]);
    const answer = { credential: key.get(options), transactionId };
    expect(await guest.call('POST /admin/verify-passkeyLogin-assertion', answer)).toMatchObject({
      username: 'admin@localhost',
    });
    expect(await role(guest)).toBe('admin');
    const replay = onAdminHost();
    expect(await refusal(replay.call('POST /admin/verify-passkeyLogin-assertion', answer))).toEqual(
      refusing('ceremony.failed'),
    );
    expect(await role(replay)).toBe('visitor');
  });

  test("another member's passkey does not answer for an account", async () => {
    const credentials = await newStaffMember(product);
    await staffSignIn(onAdminHost(), product, credentials);
    const guest = onAdminHost();
    const { options, transactionId } = await guest.call('POST /admin/adminLogin', credentials);
    const credential = (await staffKeyOf(product)).get(options);
    expect(
      await refusal(guest.call('POST /admin/verify-passkeyLogin-assertion', { credential, transactionId })),
    ).toEqual(refusing('ceremony.failed'));
  });

  test('only one of two people who enrol with one password at once gets in', async () => {
    const credentials = await newStaffMember(product);
    const guests = [onAdminHost(), onAdminHost()];
    const ended = await Promise.allSettled(
      guests.map(async (guest) => {
        const { options, transactionId } = await guest.call('POST /admin/adminLogin', credentials);
        const credential = staffKeyOn(product).create(options);
        return guest.call('POST /admin/verify-enrol-attestation', { credential, transactionId });
      }),
    );
    const enrolled = ended.filter(({ status }) => status === 'fulfilled');
    expect(enrolled).toHaveLength(1);
    expect((await Promise.all(guests.map(role))).sort()).toEqual(['admin', 'visitor']);
  });

  test('staff ceremonies are answered on the admin host alone', async () => {
    const guest = visit(product);
    expect(await refusal(guest.call('POST /admin/passkeyLogin', {}))).toEqual(refusing('session.forbidden'));
  });
});

describe('own passkeys', () => {
  test('a second one is confirmed by the first, has a name, and can go; the last one stays', async () => {
    const guest = onAdminHost();
    const key = await staffSignIn(guest, product, await newStaffMember(product));
    const id = await addsStaffPasskey(product, guest, key);
    await guest.call('PUT /admin/passkey/:passkeyId', { passkeyId: id, name: 'Phone' });
    const { passkeys } = await guest.call('GET /admin/passkeys', {});
    expect(passkeys.map(({ name }) => name)).toContain('Phone');
    expect(passkeys).toHaveLength(2);
    const first = passkeys.find((each) => each.id !== id)!.id;
    await guest.call('DELETE /admin/passkey/:passkeyId', { passkeyId: id });
    expect(await refusal(guest.call('DELETE /admin/passkey/:passkeyId', { passkeyId: first }))).toEqual(
      refusing('admin.passkeyLast'),
    );
  });

  test('one confirmation adds one passkey', async () => {
    const guest = onAdminHost();
    const key = await staffSignIn(guest, product, await newStaffMember(product));
    const { options, transactionId } = await confirmsStaffPasskey(product, guest, key);
    const add = () =>
      guest.call('POST /admin/verify-addPasskey-attestation', {
        credential: staffKeyOn(product).create(options),
        transactionId,
      });
    await add();
    await add();
    expect((await guest.call('GET /admin/passkeys', {})).passkeys).toHaveLength(2);
  });

  test('a colleague neither confirms, renames nor removes it', async () => {
    const [ada, bob] = [onAdminHost(), onAdminHost()];
    const key = await staffSignIn(ada, product, await newStaffMember(product));
    await staffSignIn(bob, product, await newStaffMember(product));
    const id = await addsStaffPasskey(product, ada, key);
    for (const work of [
      bob.call('PUT /admin/passkey/:passkeyId', { passkeyId: id, name: 'Mine' }),
      bob.call('DELETE /admin/passkey/:passkeyId', { passkeyId: id }),
    ])
      expect(await refusal(work)).toEqual(refusing('admin.passkeyUnknown'));
    const { options, transactionId } = await ada.call('POST /admin/confirmPasskey', {});
    const credential = key.get(options);
    expect(
      await refusal(bob.call('POST /admin/verify-confirmPasskey-assertion', { credential, transactionId })),
    ).toEqual(refusing('ceremony.failed'));
  });

  test('a removed passkey takes the sessions that it opened', async () => {
    const credentials = await newStaffMember(product);
    const [first, second] = [onAdminHost(), onAdminHost()];
    const key = await staffSignIn(first, product, credentials);
    await staffSignIn(second, product, credentials);
    const own = (await first.call('GET /admin/passkeys', {})).passkeys[0]!.id;
    await addsStaffPasskey(product, first, key);
    await first.call('DELETE /admin/passkey/:passkeyId', { passkeyId: own });
    expect(await role(second)).toBe('visitor');
  });
});

describe('own sessions', () => {
  test('they are listed, ended one by one, and all at once', async () => {
    const credentials = await newStaffMember(product);
    const [here, there, third] = [onAdminHost(), onAdminHost(), onAdminHost()];
    for (const guest of [here, there, third]) await staffSignIn(guest, product, credentials);
    const { sessions } = await here.call('GET /ownSessions', {});
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const name = (await there.call('GET /ownSessions', {})).sessions.find(({ current }) => current)!.name;
    await here.call('DELETE /ownSessions/:sessionName', { sessionName: name });
    expect(await Promise.all([here, there, third].map(role))).toEqual(['admin', 'visitor', 'admin']);
    await here.call('POST /signOutEverywhere', {});
    expect(await Promise.all([here, there, third].map(role))).toEqual(['visitor', 'visitor', 'visitor']);
  });

  test("nobody ends another one's session", async () => {
    const [ada, bob] = [onAdminHost(), onAdminHost()];
    await staffSignIn(ada, product, await newStaffMember(product));
    await staffSignIn(bob, product, await newStaffMember(product));
    const { name } = (await ada.call('GET /ownSessions', {})).sessions[0]!;
    expect(await refusal(bob.call('DELETE /ownSessions/:sessionName', { sessionName: name }))).toEqual(
      refusing('session.unknown'),
    );
    expect(await role(ada)).toBe('admin');
  });
});

describe('passwords that are tried', () => {
  test('25 wrong ones from 25 addresses are slowed down, and whoever knows the password gets in', async () => {
    const { username, password } = await newStaffMember(product);
    const statuses: number[] = [];
    for (let n = 0; n < 25; n++)
      statuses.push((await passes(onAdminHost(), { username, password: `guess ${n}` })).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10).filter((status) => status === 429).length).toBeGreaterThanOrEqual(13);
    const owner = onAdminHost();
    expect((await passes(owner, { username, password })).body).toMatchObject({ errorCode: 1104 });
    const captcha = await solveCaptcha(owner);
    expect((await passes(owner, { username, password, captcha })).status).toBe(200);
    expect((await passes(owner, { username, password, captcha })).status).toBe(400);
  });

  test('60 wrong ones at once do not starve the right one', async () => {
    const { username, password } = await newStaffMember(product);
    const flood = Array.from({ length: 60 }, () => passes(onAdminHost(), { username, password: 'a guess' }));
    const owner = onAdminHost();
    const captcha = await solveCaptcha(owner);
    expect((await passes(owner, { username, password, captcha })).status).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    // On a busy machine, a wrong password may wait until its time limit.
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
  });

  test('a passkey is never slowed down', async () => {
    const credentials = await newStaffMember(product);
    const key = await staffSignIn(onAdminHost(), product, credentials);
    for (let n = 0; n < 15; n++) await passes(onAdminHost(), { ...credentials, password: 'a guess' });
    const guest = onAdminHost();
    const { options, transactionId } = await guest.call('POST /admin/passkeyLogin', {});
    await guest.call('POST /admin/verify-passkeyLogin-assertion', {
      credential: key.get(options),
      transactionId,
    });
    expect(await role(guest)).toBe('admin');
  });

  test('each failed try is an event with its address, and a flood is counted instead of kept', async () => {
    const { username } = await newStaffMember(product);
    const admin = await adminOf(product);
    for (let n = 0; n < 40; n++) await passes(onAdminHost(), { username, password: 'a guess' });
    const members = await staffRows(admin);
    const { id } = members.find((each) => each.username === username)!;
    const { events } = await admin.call('GET /history/:stream', { stream: `refusal-${id}` });
    expect(events).toHaveLength(10);
    for (const { type, ip, data } of events) {
      expect(type).toBe('StaffSignInRefused');
      expect(ip).toMatch(/^127\./);
      expect(data).toMatchObject({ statusCode: 401, refusal: 'session.password', leftOut: 0 });
    }
  });

  test('a name that nobody has looks the same from outside, and its tries are kept as well', async () => {
    const admin = await adminOf(product);
    const unknown = `nobody${process.pid}@acme.example`;
    const statuses: number[] = [];
    for (let n = 0; n < 15; n++)
      statuses.push((await passes(onAdminHost(), { username: unknown, password: 'a guess' })).status);
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    const { events } = await admin.call('GET /history/:stream', { stream: 'refusal-nobody' });
    expect(events[0]).toMatchObject({ type: 'StaffSignInRefused', actor: { role: 'visitor' } });
  });
});

type StaffRow = { id: string; username: string; passkeyCount: number };
async function staffRows(admin: Guest): Promise<StaffRow[]> {
  const { readAfter, store } = product.system;
  await readAfter.reached(await store.head());
  return (await admin.send('/api/models/staff')).json() as Promise<StaffRow[]>;
}

describe('the owner of the machine [security.admin-accounts]', () => {
  test('lists the members', async () => {
    const { username } = await newStaffMember(product);
    const { lines } = await asks({ verb: 'list' });
    expect(lines.find((line) => line.startsWith(username))).toMatch(/0 passkeys {2}has not signed in yet/);
    expect(lines.find((line) => line.startsWith('admin@localhost'))).toMatch(
      /1 passkey {2}last signed in 20/,
    );
  });

  test('sets a new password: the old one is wrong, all sessions end, the passkeys stay', async () => {
    const credentials = await newStaffMember(product);
    const guest = onAdminHost();
    const key = await staffSignIn(guest, product, credentials);
    const { lines } = await asks({ verb: 'passwd', username: credentials.username, resetPasskeys: false });
    expect(await role(guest)).toBe('visitor');
    expect((await passes(onAdminHost(), credentials)).status).toBe(401);
    const password = /password (\S+)/.exec(lines[0]!)![1]!;
    const again = await onAdminHost().call('POST /admin/adminLogin', { ...credentials, password });
    expect(again).toMatchObject({ step: 'passkey', options: { allowCredentials: [{ id: key.id }] } });
  });

  test('takes the passkeys of who lost them: none of them answers, and a new one is made', async () => {
    const credentials = await newStaffMember(product);
    const guest = onAdminHost();
    const lost = await staffSignIn(guest, product, credentials);
    const { username } = credentials;
    const password = 'a password from standard input';
    await asks({ verb: 'passwd', username, password, resetPasskeys: true });
    expect(await role(guest)).toBe('visitor');
    const { options, transactionId } = await guest.call('POST /admin/passkeyLogin', {});
    const credential = lost.get(options);
    expect(
      await refusal(guest.call('POST /admin/verify-passkeyLogin-assertion', { credential, transactionId })),
    ).toEqual(refusing('ceremony.failed'));
    await staffSignIn(guest, product, { username, password });
    expect(await role(guest)).toBe('admin');
  });

  test('a password that is too short is refused', async () => {
    const { username } = await newStaffMember(product);
    await expect(asks({ verb: 'passwd', username, password: 'short', resetPasskeys: false })).rejects.toThrow(
      '12 to 1000 characters',
    );
  });

  test('removes a member: sessions end, password and passkey are worth nothing, the name is free', async () => {
    const credentials = await newStaffMember(product);
    const guest = onAdminHost();
    await staffSignIn(guest, product, credentials);
    const { username } = credentials;
    await asks({ verb: 'remove', username });
    expect(await role(guest)).toBe('visitor');
    expect((await passes(onAdminHost(), credentials)).status).toBe(401);
    expect((await asks({ verb: 'list' })).lines.join()).not.toContain(username);
    expect((await asks({ verb: 'add', username })).lines[0]).toMatch(/may sign in/);
    await expect(asks({ verb: 'remove', username: 'stranger@acme.example' })).rejects.toThrow(
      'no such admin',
    );
  });
});
