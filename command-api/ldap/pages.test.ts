import { afterEach, expect, test } from 'vitest';
import { directorySettings } from '../../domain/application/settings/directory.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { sentDirectory } from '../../test/clients/ldap.ts';
import { type Found, type Search, startScripted } from '../../test/clients/scriptedLdap.ts';
import { connectReader } from './directory.ts';
import { pagesOf } from './pages.ts';

const kit = { config: { LDAP_NETWORKS: '127.0.0.0/8' }, clock: Date.now } as unknown as Kit;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** The user names on each page of a directory that answers so, and what it was asked. */
async function pagesFrom(answer: (search: Search) => Found, question = 30_000) {
  const asked: Search[] = [];
  const directory = await startScripted((search) => {
    asked.push(search);
    return answer(search);
  });
  const settings = directorySettings.parse({
    ...{ server: 'localhost', port: directory.port, certificate: directory.certificate },
    ...{ baseDn: sentDirectory.base_dn, bindDn: sentDirectory.bind_dn },
  });
  const reader = { settings, account: { dn: settings.bindDn, password: sentDirectory.password } };
  const connection = await connectReader(kit, reader, { connect: 10_000, question, octets: 1024 * 1024 });
  ends.push(connection.close, directory.stop);
  const pages = async () =>
    (await Array.fromAsync(pagesOf(connection, reader))).map(({ searchEntries }) =>
      searchEntries.map(({ uid }) => uid),
    );
  return { asked, pages };
}
const one = (uid: string) => ({ dn: `uid=${uid},${sentDirectory.base_dn}`, uid });

test('reading goes on behind a page that is empty and has a cookie', async () => {
  const { pages } = await pagesFrom(
    ({ cookie }) =>
      ({
        '': { entries: [one('a')], cookie: 'second' },
        second: { cookie: 'third' },
        third: { entries: [one('b')] },
      })[cookie]!,
  );
  expect(await pages()).toEqual([['a'], [], ['b']]);
});
test('a directory that sends empty pages without end is given up, and so told', async () => {
  const { asked, pages } = await pagesFrom(() => ({ cookie: 'on' }));
  await expect(pages()).rejects.toThrow('localhost sends one empty page of its entries after another');
  expect(asked).toHaveLength(101);
});
test('a directory is told how long it may take for each search, so that its answer comes while it is waited for', async () => {
  const { asked, pages } = await pagesFrom(({ cookie }) => (cookie ? {} : { cookie: 'second' }));
  await pages();
  expect(asked.map(({ seconds }) => seconds)).toEqual([29, 29]);
  const limited = await pagesFrom(() => (limited.asked.length === 1 ? { code: 12 } : {}), 1999);
  await limited.pages();
  expect(limited.asked.map(({ seconds }) => seconds)).toEqual([1, 1]);
});
