import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../bench/postgres.ts';
import { examine } from '../../doctor/examine.ts';
import { ref } from '../../domain/kit.ts';
import {
  ChooseVanityAddress,
  DeleteOrganisation,
  RegisterOrganisation,
} from '../../domain/organisation/commands.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { double, urlOf } from '../../event-store/eventstoredb/testKit.ts';
import { tempFolder } from '../../event-store/testFolder.ts';
import { importOrganisation } from '../../importCommand.ts';
import { personAt } from '../../passkeys/holders.ts';
import { openSystem, type System } from '../../system.ts';
import { damaged, forged, resealed } from '../people/forging.ts';
import { backupToken, fetchBackup, leavesWithBackup } from '../people/leaving.ts';
import { type Operator, operatorOf, shopper, webApp } from '../people/people.ts';
import { beginRegisteringUser, finishRegisteringUser, invitedUser } from '../people/team.ts';
import { type Here, sharedProduct } from '../product.ts';

type Backup = { ada: Operator; appId: string; graceId: string; archive: Buffer; passphrase: string };
let product: Here;
let folder: string;
let acme: Backup;
let rival: Backup;
/** Another installation, in which no process runs, and which has the rival. */
let there: System;

const address = 'ida@users.example';
/** An organisation with a user, and with an invited person, that leaves with a backup. */
async function left(): Promise<Backup> {
  const ada = await operatorOf(product);
  const shop = await webApp(ada);
  const { userId: graceId } = await shopper(product, shop).register('grace');
  const [there, { accessToken }] = [shopper(product, shop), await invitedUser(product, ada, shop, address)];
  await finishRegisteringUser(there, shop, await beginRegisteringUser(there, shop, accessToken));
  // A name goes from one group to another, of which the first has had it in the log before.
  const { id: alpha } = await ada.call('POST /groups', { name: 'Alpha' });
  const { id: beta } = await ada.call('POST /groups', { name: 'Beta' });
  await ada.call('PUT /group/:groupId', { groupId: beta, name: 'Gamma' });
  await ada.call('PUT /group/:groupId', { groupId: alpha, name: 'Beta' });
  const { passphrase } = await leavesWithBackup(ada);
  const answer = await fetchBackup(product, await backupToken(product, ada));
  const archive = Buffer.from(await answer.arrayBuffer());
  return { ada, graceId, ...shop, archive, passphrase: passphrase! };
}
const opened = (env: Record<string, string>) => openSystem({ LOG_LEVEL: 'error', ...env }, () => {});

beforeAll(async () => {
  product = await sharedProduct();
  folder = await mkdtemp(join(tmpdir(), 'latchkey-there-'));
  acme = await left();
  rival = await left();
  there = await opened({ DATA_DIR: join(folder, 'data') });
  expect(await imports(rival)).toMatchObject({ told: expect.stringMatching(/sign in with their passkeys/) });
});
afterAll(async () => {
  await there?.close();
  await rm(folder, { recursive: true });
});

type Asked = { archive: Buffer; passphrase: string; planId?: string };
/** What the import says, and how many events it appended. */
async function imports({ archive, passphrase, planId = 'special_plan' }: Asked, to: System = there) {
  const file = join(folder, 'acme.zip');
  await writeFile(file, archive);
  const before = await to.store.head();
  const told: string[] = [];
  await importOrganisation(to, { file, passphrase, planId }, (line) => told.push(line)).catch((error) =>
    told.push((error as Error).message),
  );
  return { told: told.join('\n'), appended: (await to.store.head()) - before };
}
const refused = async (why: string | RegExp, asked: Partial<Asked>) =>
  expect(await imports({ ...acme, ...asked })).toEqual({
    told: typeof why === 'string' ? expect.stringContaining(why) : expect.stringMatching(why),
    appended: 0,
  });

test('an archive that is none, was cut off, or does not open with this passphrase changes nothing', async () => {
  await refused(/^This passphrase does not open/, { passphrase: '0000-0000' });
  await refused(/is no backup, or it was edited or cut off/, {
    archive: acme.archive.subarray(0, acme.archive.length / 2),
  });
  await refused(/is no backup/, { archive: Buffer.alloc(1000) });
  const nowhere = { file: join(folder, 'nowhere.zip'), passphrase: acme.passphrase, planId: 'special_plan' };
  await expect(importOrganisation(there, nowhere, () => {})).rejects.toThrow(`no file ${nowhere.file}`);
  await refused('There is no plan none here, so nothing was imported', { planId: 'none' });
});

test('an archive of which one byte is another is refused by the name of the file, whichever it is', async () => {
  const all = await damaged(acme.archive);
  const kinds = new Map(
    all.map(([name, bytes]) => [name.replace(/\w+(?=\.(?:csv|json)$)/, '*'), { name, bytes }]),
  );
  expect([...kinds.keys()].sort()).toEqual([
    ...['history.jsonl', 'index.html', 'lists/*.csv', 'lists/*.json'],
    ...['restore/*.json', 'restore/events.jsonl', 'restore/keys.jsonl'],
  ]);
  for (const { name, bytes } of kinds.values())
    await refused(`edited or damaged: ${name} does not open`, { archive: bytes });
});

type Line = { stream: string; id: string; data: object; metadata: Record<string, unknown>; claims: object[] };
const events = 'restore/events.jsonl';
/** Adds a copy of the user's first event that differs, without what is sealed for the first alone. */
const smuggles = (change: (line: Line) => object) => (files: Map<string, string>) => {
  const lines = files
    .get(events)!
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const copy = {
    ...lines.find(({ stream }) => stream === `user-${acme.graceId}`)!,
    id: randomUUID(),
    claims: [],
  };
  copy.metadata = { ...copy.metadata, sealed: [] };
  files.set(
    events,
    `${[...lines, { ...copy, ...change(copy) }].map((line) => JSON.stringify(line)).join('\n')}\n`,
  );
};
/** Edits the user's first event, of which these are the sealed values of a hostile hand. */
const seals = (values: unknown) => (files: Map<string, string>) => {
  const lines = files.get(events)!.split('\n');
  const at = lines.findIndex((line) => line.includes(`"user-${acme.graceId}"`));
  const line = JSON.parse(lines[at]!) as Line;
  line.metadata.sealed = resealed(files, line, values);
  files.set(events, lines.with(at, JSON.stringify(line)).join('\n'));
};
const misshapen = (why: string) => () =>
  `of ${events} is wrong: UserRegistered cannot have this form (${why}`;
const replaces = (name: string, from: string, to: () => string) => (files: Map<string, string>) =>
  files.set(name, files.get(name)!.replaceAll(from, to()));
const edits: Record<string, [change: (files: Map<string, string>) => unknown, why: () => string]> = {
  'is of 0.2.0': [
    replaces('restore/manifest.json', '"version":3', () => '"version":2'),
    () =>
      'has format 2, and this release of Latchkey reads format 3: import it with the release that made it.',
  ],
  'is of another version': [
    replaces('restore/manifest.json', '"madeAt"', () => '"made"'),
    () => 'line 1 of restore/manifest.json is of another version',
  ],
  'unpacks to zeros without an end': [
    (files) => files.set(events, '\0'.repeat(20_000_000)),
    () => `${events} was edited: it has a line that is too long`,
  ],
  'has an event without what it must say': [smuggles(() => ({ data: {} })), misshapen('personId: ')],
  'has an event with a text in place of a truth': [
    smuggles(({ data }) => ({ data: { ...data, direct: 'yes' } })),
    misshapen('direct: '),
  ],
  'has a sealed value of another kind': [seals([{ path: ['username'], value: 42 }]), misshapen('username: ')],
  'has sealed values without a place': [seals([null]), misshapen('')],
  'has a sealed address that is none': [seals([{ path: ['$ip'], value: {} }]), misshapen('ip: ')],
  'has what nobody can open': [
    smuggles(({ id, metadata }) => ({
      metadata: {
        ...metadata,
        sealed: [{ subject: acme.graceId, kind: 'personal', keyId: 'other', blob: id }],
      },
    })),
    misshapen(''),
  ],
  'has an event of no time': [
    smuggles(({ metadata }) => ({ metadata: { ...metadata, at: 'yesterday' } })),
    () => `of ${events} is of another version, or was edited`,
  ],
  'has a path that leaves the folder': [
    (files) => files.set('../../evil.txt', ''),
    () => 'is no backup, or it was edited or cut off (Unsafe filename)',
  ],
  'has a file more': [(files) => files.set('evil.txt', ''), () => 'was edited: no backup has "evil.txt"'],
  'has an event in a stream that others have': [
    smuggles(() => ({ stream: `operator-${rival.ada.userId}` })),
    () => `Others have operator-${rival.ada.userId} here`,
  ],
  'has an event that names another organisation': [
    smuggles(({ metadata }) => ({ metadata: { ...metadata, organisationId: rival.ada.uniqueId } })),
    () => 'The backup has an event of another organization',
  ],
  'has a user of an application of others': [
    smuggles(({ metadata }) => ({
      stream: `user-${randomUUID()}`,
      metadata: { ...metadata, applicationId: rival.appId },
    })),
    () => `Others have application-${rival.appId} here`,
  ],
  'joins a person into one of others': [
    smuggles(() => ({
      ...{ stream: `person-${randomUUID()}`, type: 'PersonJoined', data: { into: rival.graceId } },
    })),
    () => `Others have user-${rival.graceId} here`,
  ],
  'says that somebody of others did it': [
    smuggles(({ metadata }) => ({
      metadata: { ...metadata, actor: { role: 'operator', id: rival.ada.userId } },
    })),
    () => `Others have operator-${rival.ada.userId} here`,
  ],
  'takes a place of others': [
    smuggles(() => ({ claims: [{ kind: 'max.user.per.app.count', of: rival.appId }] })),
    () => `Others have application-${rival.appId} here`,
  ],
  'takes the address of a person at others': [
    smuggles(() => ({ claims: [{ kind: 'person.address', value: `${rival.ada.uniqueId}:${address}` }] })),
    () => `Others have organisation-${rival.ada.uniqueId} here`,
  ],
  'takes a user name at others': [
    smuggles(() => ({ claims: [{ kind: 'username', value: `${rival.appId}:mary` }] })),
    () => `Others have application-${rival.appId} here`,
  ],
  'has a key of others': [
    (files) => {
      const name = 'restore/keys.jsonl';
      const key = JSON.parse(files.get(name)!.split('\n')[0]!);
      files.set(name, `${files.get(name)}${JSON.stringify({ ...key, subject: rival.ada.userId })}\n`);
    },
    () => `a key that is not its own: ${rival.ada.userId}`,
  ],
  'has the address of an organisation that is here': [
    replaces(events, 'SUBDOMAIN', () => rival.ada.subdomain),
    () => `Others have the same here, so nothing was imported: subdomain ${rival.ada.subdomain}`,
  ],
  'has the id of an organisation that is here': [
    (files) => {
      for (const name of ['restore/manifest.json', events])
        replaces(name, acme.ada.uniqueId, () => rival.ada.uniqueId)(files);
    },
    () => 'This organization was imported already.',
  ],
};
for (const [how, [change, why]] of Object.entries(edits))
  test(`an archive whose owner edited it is refused, and changes nothing: it ${how}`, async () => {
    const archive = await forged(acme.archive, acme.passphrase, (files) => {
      files.set(events, files.get(events)!.replaceAll(acme.ada.subdomain, 'SUBDOMAIN'));
      change(files);
      files.set(events, files.get(events)!.replaceAll('SUBDOMAIN', acme.ada.subdomain));
    });
    await refused(why(), { archive });
  });

test('an archive with the address of an organisation that was deleted here changes nothing', async () => {
  const [id, subdomain] = [randomUUID(), acme.ada.subdomain];
  const by = { actor: { role: 'system' as const, id: 'test' }, correlationId: 'test' };
  const company = { country: 'India', url: 'https://acme.example', size: '1-10', industry: 'Retail' };
  const there = await opened({ DATA_DIR: await tempFolder() });
  const { executor } = there;
  try {
    await executor.execute(RegisterOrganisation, { id, name: 'Acme', ...company }, by);
    await executor.execute(ChooseVanityAddress, { id, name: 'Acme', country: 'India', subdomain }, by);
    await executor.execute(DeleteOrganisation, { id }, by);
    expect(await imports(acme, there)).toEqual({
      told: expect.stringContaining(
        `Others have the same here, so nothing was imported: subdomain ${subdomain}`,
      ),
      appended: 0,
    });
  } finally {
    await there.close();
  }
});

/** The system, whose log is cut off after this many events, and which opens no organisation. */
const cutOff = (system: System, after: number): System => {
  let left = after;
  const append: typeof system.store.append = async (...given) => {
    if (left-- <= 0) throw new Error('killed');
    return system.store.append(...given);
  };
  const execute = () => Promise.reject(new Error('killed'));
  const store = Object.assign(Object.create(system.store), { append });
  return { ...system, store, executor: { ...system.executor, execute } };
};
const unfinished = async () =>
  (await examine({ DATA_DIR: join(folder, 'data') })).filter(({ sentence }) =>
    sentence.includes(acme.ada.uniqueId),
  );

test('an import that was cut short is found by the doctor and goes on with the next attempt; a second one is refused', async () => {
  const of = ref(organisation, acme.ada.uniqueId);
  for (const after of [1, 9, Number.POSITIVE_INFINITY]) {
    expect(await imports(acme, cutOff(there, after))).toMatchObject({ told: 'killed' });
    expect(await unfinished()).toEqual([
      {
        wrong: true,
        sentence: expect.stringMatching(/cut short: stop Latchkey, and run npm run import .* again/),
      },
    ]);
  }
  expect((await imports(acme)).told).toContain('Its people sign in with their passkeys, as before.');
  expect((await there.executor.look(of, { fresh: true })).state).toMatchObject({
    status: 'active',
    leaving: null,
  });
  expect(await unfinished()).toEqual([]);
  expect(await imports(acme)).toEqual({ told: 'This organization was imported already.', appended: 0 });
  expect(await personAt(there, acme.ada.uniqueId, address)).toBe(
    await personAt(product.system, acme.ada.uniqueId, address),
  );
  const streams = await Array.fromAsync(there.store.readStream(`user-${acme.graceId}`));
  expect(new Set(streams.map(({ id }) => id)).size).toBe(streams.length);
});

test('an archive is taken into the stores of services', async () => {
  const postgres = (await startPostgres(() => {}))!;
  const server = await double();
  const env = {
    ...{ EVENTSTOREDB_URL: urlOf(server), DATABASE_URL: await postgres.fresh() },
    ...{ MASTER_KEY: Buffer.alloc(32, 7).toString('base64'), DATA_DIR: await tempFolder() },
  };
  const services = await opened(env);
  try {
    expect((await imports(acme, services)).told).toContain('Its people sign in with their passkeys');
    while (!(await services.readAfter.reached(await services.store.head())));
    const { rows } = await sql`select username from users order by username`.execute(services.db);
    expect(rows).toEqual([{ username: 'grace' }, { username: address }]);
  } finally {
    await services.close();
    await postgres.stop();
  }
});
