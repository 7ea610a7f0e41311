import { createServer, type Server, type Socket } from 'node:net';
import {
  ConstraintViolationError,
  InappropriateAuthError,
  InsufficientAccessError,
  InvalidCredentialsError,
  UnavailableError,
  UnwillingToPerformError,
} from 'ldapts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DirectorySettings, directorySettings } from '../../domain/application/settings/directory.ts';
import type { Kit } from '../../server-kit/kit.ts';
import {
  ada,
  type Directory,
  pagelessReader,
  sentDirectory,
  startDirectory,
} from '../../test/clients/ldap.ts';
import { connectReader, personWith, type Reader, testDirectory } from './directory.ts';
import { pagesOf } from './pages.ts';
import { type AccountProblem, accountProblemOf } from './problem.ts';

let directory: Directory;
beforeAll(async () => {
  directory = await startDirectory();
});
const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) server.close();
  await directory?.stop();
});

const kit = { config: { LDAP_NETWORKS: '127.0.0.0/8' }, clock: Date.now } as unknown as Kit;
const reader = (changes: Partial<DirectorySettings> = {}, password = sentDirectory.password): Reader => {
  const settings = directorySettings.parse({
    ...{ server: 'localhost', port: directory.ports.tls, certificate: directory.certificate },
    ...{ baseDn: sentDirectory.base_dn, bindDn: sentDirectory.bind_dn },
    ...changes,
  });
  return { settings, account: { dn: settings.bindDn, password } };
};
/** A server at which every connection is treated in this way. */
async function serverThat(treat: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    treat(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as { port: number }).port;
}

test('a directory is read over LDAPS and over StartTLS', async () => {
  await testDirectory(kit, reader());
  await testDirectory(kit, reader({ security: 'starttls', port: directory.ports.plain }));
});
test('a password is checked by a bind, and only the right one of a known person passes', async () => {
  const check = (userId: string, password: string) => personWith(kit, reader(), { userId, password });
  expect(await check(ada.userId, ada.password)).toMatchObject({
    ...{ names: [ada.userId], emails: ['ada@acme.example'] },
    entryId: expect.stringMatching(/^entryuuid [\da-f-]{36}$/),
  });
  expect(await check(ada.userId, 'another password')).toBeNull();
  expect(await check('nobody', ada.password)).toBeNull();
});
test.each(['*', 'a*', 'ada)(uid=*', '*)(objectClass=*', 'ada\0', '\\61da', '(', ')'])(
  'the user name %j finds nobody',
  async (userId) => expect(await personWith(kit, reader(), { userId, password: ada.password })).toBeNull(),
);
test('an empty password is refused before the server is asked, for which it would be a bind as nobody', async () => {
  await expect(connectReader(kit, reader({}, ''))).rejects.toThrow('A password is needed');
  await expect(personWith(kit, reader(), { userId: ada.userId, password: '' })).rejects.toThrow(
    'A password is needed',
  );
});
test.each<[string, Partial<DirectorySettings>, RegExp]>([
  ['no server', { port: 1 }, /localhost:1 refuses connections/],
  ['a wrong bind DN', { bindDn: 'cn=nobody,dc=acme,dc=example' }, /does not accept bind DN and password/],
  ['a base that is not there', { baseDn: 'ou=x,dc=acme,dc=example' }, /has no entry ou=x,dc=acme,dc=example/],
  ['an attribute that nobody has', { filter: 'mobile' }, /no entry with the attribute mobile below/],
  ['a certificate of an unknown authority', { certificate: '' }, /not trusted. Add the CA certificate/],
  ['another name than that of the certificate', { server: '127.0.0.1' }, /not one for 127\.0\.0\.1/],
])('%s is named', async (_, changes, said) => {
  await expect(testDirectory(kit, reader(changes))).rejects.toThrow(said);
});
test('TLS where there is none is named', async () => {
  const trying = testDirectory(kit, reader({ port: directory.ports.plain }));
  await expect(trying).rejects.toThrow(/does not speak TLS as expected|closed the connection/);
});
test('a server is reached only on the open internet and in the networks that are allowed', async () => {
  const guarded = { config: { LDAP_NETWORKS: '10.1.0.0/16' } } as unknown as Kit;
  for (const server of ['localhost', '127.0.0.1', '::1', '169.254.169.254', '::ffff:127.0.0.1'])
    await expect(testDirectory(guarded, reader({ server })), server).rejects.toThrow(/with LDAP_NETWORKS$/);
});
test('a server that is silent, resets, hangs up or speaks something else ends in an error within its time', async () => {
  const soonAfter = { connect: 300, question: 300, octets: 1024 };
  const trying = (port: number, security: 'ldaps' | 'starttls') =>
    connectReader(kit, reader({ port, security }), soonAfter);
  const silent = await serverThat(() => undefined);
  const resetting = await serverThat((socket) => socket.resetAndDestroy());
  const hangingUp = await serverThat((socket) => socket.end());
  const web = await serverThat((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  // The answer to StartTLS (RFC 4511 section 4.14.2) is yes, and then there is no TLS.
  const yes = Buffer.from('300c02010278070a010004000400', 'hex');
  const lying = await serverThat((socket) => {
    socket.once('data', (asked) => {
      yes[4] = asked[4]!;
      socket.write(yes);
      socket.on('data', () => socket.write('this is no TLS'));
    });
  });
  for (const security of ['ldaps', 'starttls'] as const) {
    await expect(trying(silent, security)).rejects.toThrow(/does not answer within 0.3 seconds/);
    for (const port of [resetting, hangingUp, web])
      await expect(trying(port, security)).rejects.toThrow(/closed the connection|not speak|not answer/);
  }
  await expect(trying(lying, 'starttls')).rejects.toThrow(/closed the connection|not speak|not answer/);
});
test('a server that refers to another one is named, and the other one is not asked', async () => {
  const away = 'ou=away,dc=acme,dc=example';
  let asked = 0;
  const port = await serverThat((socket) => {
    asked += 1;
    socket.destroy();
  });
  await directory.change((client) =>
    client.add(away, {
      objectClass: ['referral', 'extensibleObject'],
      ou: 'away',
      ref: `ldap://127.0.0.1:${port}/${away}`,
    }),
  );
  await expect(testDirectory(kit, reader({ baseDn: away }))).rejects.toThrow(
    /refers to another server. Referrals are not followed/,
  );
  expect(asked).toBe(0);
});
test('where an account may not read in pages, all is read at once, and references to other servers are counted', async () => {
  const { base_dn, bind_dn } = sentDirectory;
  const ref = { objectClass: ['referral', 'extensibleObject'], ou: 'further', ref: 'ldap://127.0.0.1:1/' };
  await directory.change((client) => client.add(`ou=further,${base_dn}`, ref));
  for (const bindDn of [bind_dn, pagelessReader]) {
    const connection = await connectReader(kit, reader({ bindDn }));
    const [page, ...others] = await Array.fromAsync(pagesOf(connection, reader({ bindDn })));
    expect(page!.searchEntries, bindDn).toMatchObject([{ uid: ada.userId }]);
    expect([page!.searchReferences.length, others]).toEqual([1, []]);
    connection.close();
  }
});
test('a server without StartTLS is not talked to in the clear', async () => {
  let heard = '';
  const clear = await serverThat((socket) => {
    socket.on('data', (asked) => {
      heard += asked.toString('latin1');
      // unwillingToPerform (RFC 4511 section 4.1.9)
      const no = Buffer.from('300c02010078070a013504000400', 'hex');
      no[4] = asked[4]!;
      socket.write(no);
    });
  });
  await expect(testDirectory(kit, reader({ port: clear, security: 'starttls' }))).rejects.toThrow(
    /answered with code 53/,
  );
  expect(heard).not.toContain(sentDirectory.password);
});
test('a connection that was cut is not made again, neither without TLS nor without a password', async () => {
  const connection = await connectReader(kit, reader());
  connection.close();
  await expect(connection.search('', { scope: 'base' })).rejects.toThrow(/closed the connection/);
});

test.each<readonly [Error, AccountProblem]>([
  [new ConstraintViolationError('too many tries'), 'locked'],
  [new InappropriateAuthError(), 'account'],
  [new InsufficientAccessError(), 'account'],
  [new UnwillingToPerformError('account inactivated'), 'account'],
  ...(
    [
      ['532', 'password'],
      ['773', 'password'],
      ['533', 'account'],
      ['701', 'account'],
      ['775', 'locked'],
    ] as const
  ).map(([data, said]) => [activeDirectory(data), said] as const),
])('a bind that fails because of the account is told from a wrong password: %s', (error, said) => {
  expect(accountProblemOf(error)).toBe(said);
});
test('a wrong password and an unavailable server say nothing about the account', () => {
  for (const error of [activeDirectory('52e'), new InvalidCredentialsError(), new UnavailableError()])
    expect(accountProblemOf(error)).toBeNull();
});
function activeDirectory(data: string) {
  return new InvalidCredentialsError(
    `80090308: LdapErr: DSID-0C090439, comment: AcceptSecurityContext error, data ${data}, v4563`,
  );
}

test('a server that claims a long answer is cut off before it sends it, also after StartTLS', async () => {
  const claims = Buffer.from('3084800000000201', 'hex');
  const lengthy = await serverThat((socket) => socket.write(claims));
  await expect(testDirectory(kit, reader({ port: lengthy, security: 'starttls' }))).rejects.toThrow(
    /sent more than can be read at once. An entry can have 64 KB/,
  );
  const few = { connect: 10_000, question: 10_000, octets: 100 };
  for (const changes of [{}, { security: 'starttls', port: directory.ports.plain } as const]) {
    const connection = await connectReader(kit, reader(changes), few);
    const search = () => connection.search(sentDirectory.base_dn, { attributes: ['cn', 'sn', 'mail'] });
    await expect(search()).rejects.toThrow(/sent more than can be read at once/);
    connection.close();
  }
});
