import { describe, expect, test } from 'vitest';
import { CannotStartError } from '../cannotStart.ts';
import { newStream, thing } from '../testContract/kit.ts';
import { grantReading, readCredentials } from './grant.ts';
import { whenReadable } from './reach.ts';
import { appended, double, doubleWithUsers, noCertificates, storeAt, urlOf } from './testKit.ts';

/** Waits for the log at an address. Returns the messages meanwhile; `onTry` is called with the number of each attempt. */
async function reached(url: string, onTry: (tried: number) => unknown = () => {}) {
  const lines: string[] = [];
  const times: number[] = [];
  let tried = 0;
  const store = await storeAt(url);
  const head = async () => {
    await onTry(++tried);
    return store.head();
  };
  // Half a minute passes between two attempts.
  const now = () => tried * 30_000;
  const tell = (line: string) => {
    lines.push(line);
    times.push(now());
  };
  await whenReadable(url, { ...store, head }, { tell, now, rest: 1 });
  return { lines, times, store };
}
/** The first message about a log that cannot be read. */
async function firstLine(url: string): Promise<string> {
  const store = await storeAt(url);
  return new Promise((tell, reject) => {
    // The wait is abandoned once the message has arrived.
    const told = (line: string) => {
      tell(line);
      throw new Error('enough');
    };
    whenReadable(url, store, { tell: told }).catch(reject);
  });
}
const refused = async (url: string) => {
  const error = await reached(url).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(CannotStartError);
  expect(error.message).not.toMatch('s3cret');
  expect(error.message).not.toMatch('\n');
  return error.message as string;
};

describe('what can heal is waited for, and told once a minute', () => {
  test('nobody is there yet', async () => {
    const server = await double();
    server.down();
    const { lines, times } = await reached(urlOf(server), (tried) => tried === 6 && server.up());
    expect(times).toEqual([30_000, 90_000, 150_000]);
    expect(lines[0]).toMatch(
      /^EventStoreDB at 127.0.0.1:\d+ \(EVENTSTOREDB_URL\) has nobody who listens there; waiting/,
    );
  });
  test('a cluster has no leader yet', async () => {
    const server = await double();
    server.down();
    const host = `127.0.0.1:${server.port}`;
    const url = `esdb://${host},${host}?tls=false&discoveryInterval=1&maxDiscoverAttempts=2`;
    const { lines } = await reached(url, (tried) => tried === 2 && server.up());
    expect(lines).toEqual([expect.stringMatching(/has nobody who listens there; .*ECONNREFUSED/)]);
  });
  test.skipIf(noCertificates).for([
    ['a certificate that is not trusted', 'tls=true', /certificate that is not trusted here: tlsCAFile/],
    ['a node with TLS, asked without', 'tls=false', /hangs up on a connection without TLS/],
  ] as const)('%s', async ([, options, why]) => {
    const { at } = await doubleWithUsers({ ada: 's3cret' });
    const line = await firstLine(at('ada:s3cret', options));
    expect(line).toMatch(why);
    expect(line).not.toMatch('s3cret');
  });
  test('a node without TLS, asked with it', async () => {
    expect(await firstLine(urlOf(await double(), 'tls=true'))).toMatch(/does not speak TLS/);
  });
});

describe.skipIf(noCertificates)('with users', () => {
  test('a wrong password, no user and a missing right end the start with what helps', async () => {
    const { server, at } = await doubleWithUsers({ admin: 'changeit', ada: 's3cret' });
    const plain = await double({ users: server.mischief.users });
    expect(await refused(at('ada:s3cret-not'))).toMatch(/no such user and password/);
    expect(await refused(at(''))).toMatch(/names none: put user:password@ before the hosts/);
    expect(await refused(at('ada:s3cret'))).toMatch(/npm run eventstoredb -- grant/);
    expect(await refused(urlOf(plain).replace('//', '//ada:s3cret@'))).toMatch(
      /tls=false, with which none is sent/,
    );
    expect((await reached(at('admin:changeit'))).lines).toEqual([]);
  });

  test('an ordinary user reads the whole log once an admin granted it, and the right is added once', async () => {
    const { at } = await doubleWithUsers({ admin: 'changeit', ada: 's3cret', bob: 'b' });
    const url = at('ada:s3cret');
    const store = await storeAt(url);
    expect(await store.append(newStream(), [thing()], 'no_stream')).toMatchObject({ revision: 0 });
    await expect(store.head()).rejects.toThrow(/PERMISSION_DENIED/);
    const admin = readCredentials('admin:changeit\n');
    expect(await grantReading(at('bob:b'), admin)).toEqual({ user: 'bob', had: false });
    expect(await grantReading(url, admin)).toEqual({ user: 'ada', had: false });
    expect(await grantReading(url, admin)).toEqual({ user: 'ada', had: true });
    const { lines } = await reached(url);
    expect(lines).toEqual([]);
    const { position } = await appended(store);
    expect(await store.head()).toBe(position);
    expect(await (await storeAt(at('bob:b'))).head()).toBe(position);
  });

  test('only an admin grants it, over TLS, to a user that is named', async () => {
    const { at } = await doubleWithUsers({ admin: 'changeit', ada: 's3cret' });
    const given = (url: string, line: string) =>
      Promise.resolve()
        .then(() => grantReading(url, readCredentials(line)))
        .catch((error) => error.message);
    expect(await given(at('ada:s3cret'), 'admin:guess')).toMatch(/knows no admin with this password/);
    expect(await given(at('ada:s3cret'), 'ada:s3cret')).toMatch(
      /only its admins grant this, and ada is none/,
    );
    expect(await given(at(''), 'admin:changeit')).toMatch(/names no user/);
    expect(await given(at('ada:s3cret', 'tls=false'), 'admin:changeit')).toMatch(/has tls=false/);
    expect(await given(at('ada:s3cret'), 'changeit')).toMatch(/as name:password/);
  });
});
