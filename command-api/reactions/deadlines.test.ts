import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { personalIn } from '../../approvals/requests/look.ts';
import { type Asking, openRequest } from '../../approvals/requests/open.ts';
import { application } from '../../domain/application/application.ts';
import { ChangeApplication, CreateApplication } from '../../domain/application/commands.ts';
import { type Command, ref } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { ChangeOrganisationPlan, RegisterOrganisation } from '../../domain/organisation/commands.ts';
import { ReactivateOrganisation, RequestDeletion } from '../../domain/organisation/leaving.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import { CloseTransaction } from '../../domain/transaction/approval.ts';
import { ApproveRegistration } from '../../domain/transaction/approving.ts';
import { createLog } from '../../server-kit/log.ts';
import { readConfig } from '../../server-kit/settings/config.ts';
import { openKit } from '../../server-kit/start/openKit.ts';
import { until } from '../../test/until.ts';
import { bootstrap } from '../bootstrap.ts';
import { cascades } from './cascade.ts';
import { deadlines } from './deadlines.ts';
import { freshMetadata, type ReadMetadata } from './providerMetadata.ts';
import { runReactions } from './runner/run.ts';
import { begun } from './testPlaces.ts';

let folder: string;
let now: number;
let kit: Awaited<ReturnType<typeof openKit>>;
let stopping: AbortController;
let running: Promise<void>;
/** What is at the address of a service provider's metadata: them, or why they cannot be read. */
let metadata: Awaited<ReturnType<ReadMetadata>> | null;
const read: ReadMetadata = async () => metadata ?? refuse('sso.metadataNone');
const reacting = [...deadlines, ...cascades, ...freshMetadata(read)];
const day = 24 * 60 * 60 * 1000;
const by = { actor: { role: 'visitor', id: 'visitor' }, correlationId: 'test' } as const;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  now = Date.now();
  kit = await openKit(readConfig({ DATA_DIR: folder }), createLog('silent'), () => now);
  await bootstrap(kit);
  stopping = new AbortController();
  running = runReactions(kit, reacting, stopping.signal);
  // A reaction handles only events after its start.
  await Promise.all([deadlines[0]!.name, 'read-provider-metadata'].map((name) => begun(kit.store, name)));
});
afterEach(async () => {
  stopping.abort();
  await running;
  await kit.close();
  await rm(folder, { recursive: true });
});
const typesOf = async (stream: string) =>
  (await Array.fromAsync(kit.store.readStream(stream))).map(({ type }) => type);

const acme = {
  ...{ id: 'acme', name: 'Acme', country: 'France', url: 'https://acme.example', size: '1-10' },
  ...{ industry: 'Retail' },
};
const statusOf = async () =>
  (await kit.executor.look(ref(organisation, 'acme'), { fresh: true })).state.status;
test('a deletion that was taken back on day six does not happen; asked for again, it does on day seven', async () => {
  const does = <C extends Command>(command: C, input: object) =>
    kit.executor.execute(command, { id: 'acme', ...input } as never, by);
  await does(RegisterOrganisation, acme);
  await does(RequestDeletion, { operatorId: 'ada', backup: false });
  now += 6 * day;
  await does(ReactivateOrganisation, {});
  await does(RequestDeletion, { operatorId: 'ada', backup: false });
  now += day;
  // The deadline of the first request has passed once that of a later one has.
  const { id } = await open();
  now += limits.approval;
  await holds(`transaction-${id}`, ['TransactionOpened', 'TransactionExpired']);
  expect(await statusOf()).toBe('suspended');
  now += 6 * day;
  await until(async () => expect(await statusOf()).toBe('deleted'));
});

const from = { target: 'operator console', device: 'Chrome on Windows', ip: '203.0.113.7' };
const open = (asking: Partial<Asking> = {}) => openRequest(kit, { kind: 'login', ...from, ...asking }, by);
const holds = (stream: string, types: string[]) =>
  until(async () => expect(await typesOf(stream)).toEqual(types));
const erased = (subject: string) =>
  until(async () => expect(await typesOf(`erasure-${subject}`)).toEqual(['SubjectErased']));

test('that nobody answered is on record, and what it told of where it came from is erased', async () => {
  const { id } = await open();
  expect(await personalIn(kit, id)).toMatchObject({ device: from.device, ip: from.ip });
  expect(await typesOf(`transaction-${id}`)).toEqual(['TransactionOpened']);
  now += limits.approval;
  await holds(`transaction-${id}`, ['TransactionOpened', 'TransactionExpired']);
  await erased(id);
  await until(async () => expect(await personalIn(kit, id)).toMatchObject({ device: null, ip: null }));
});

test('answered requests do not expire, but the data of people who never registered is forgotten', async () => {
  const named = await open({ ownerId: 'ada' });
  const { id } = await open({
    ...{ kind: 'register', ownerId: 'nobody', organisationId: 'acme', deviceId: 'phone' },
    ...{ account: 'nobody@acme.example', registration: {} },
  });
  await kit.executor.execute(CloseTransaction, { id, as: 'declined' }, by);
  now += limits.approval;
  await erased('nobody');
  expect(await typesOf(`transaction-${id}`)).toEqual(['TransactionOpened', 'TransactionDeclined']);
  // The screen's data of a login is sealed to the request, whoever it names.
  await erased(named.id);
});

test('an approved registration that was interrupted is made, and the person is not forgotten', async () => {
  const person = {
    ...{ email: 'ada@acme.example', name: 'Ada', phoneNumber: '+44 20 7946 0000', designation: 'C level' },
  };
  const company = {
    ...{ name: 'Acme', country: 'United Kingdom', url: 'https://acme.example' },
    ...{ size: '10-50', industry: 'Computer Software' },
  };
  const { id, number } = await open({
    ...{ kind: 'register', ownerId: 'ada', organisationId: 'acme', deviceId: 'phone' },
    ...{ account: person.email, registration: { person, company } },
  });
  const credential = {
    ...{ credentialId: 'credential-1', publicKey: 'pQECAyYgASFY', rpId: 'localhost', counter: 0 },
    ...{ transports: [], fmt: 'none', aaguid: '0', backupEligible: false, backedUp: false },
    ...{ deviceType: 'Web', platform: 'Android' },
  };
  await kit.executor.execute(ApproveRegistration, { id, number, credential, under: null }, by);
  now += limits.approval;
  await holds('device-phone', ['DeviceAdded']);
  // Work that has begun is finished before a stop.
  stopping.abort();
  await running;
  expect(await typesOf('operator-ada')).toContain('OperatorRegistered');
  expect(await typesOf('erasure-ada')).toEqual([]);
});

test('the metadata of a service provider are read when their address is new and each day; what they lack or what fails changes nothing', async () => {
  const run = <C extends Command>(command: C, input: object) =>
    kit.executor.execute(command, input as never, by);
  await run(RegisterOrganisation, acme);
  await run(ChangeOrganisationPlan, { id: 'acme', planId: 'special_plan' });
  const pem = `-----BEGIN CERTIFICATE-----\n${'A'.repeat(64)}\n${'B'.repeat(64)}\n-----END CERTIFICATE-----\n`;
  const first = { acsUrl: 'https://hr.example/acs', sloUrl: 'https://hr.example/slo' };
  const settings = {
    ...{ kind: 'saml' as const, name: 'HR', entityId: 'https://hr.example/sp', ...first },
    signingCertificate: { pem, fileName: 'mine.pem' },
    encrypted: false,
    metadataUrl: 'https://hr.example/metadata',
  };
  metadata = null;
  await run(CreateApplication, { id: 'hr', organisationId: 'acme', settings });
  const readings = () =>
    until(async () => {
      const events = await Array.fromAsync(kit.store.readStream('application-hr'));
      const all = events.filter(({ type }) => type === 'ServiceProviderMetadataRead');
      expect(all).toHaveLength(count);
      return all.at(-1)!.data as { problem: string; changed: string[] };
    });
  const current = async () => {
    const { settings } = (await kit.executor.look(ref(application, 'hr'), { fresh: true })).state;
    return settings as unknown as Record<string, unknown>;
  };
  let count = 1;
  expect(await readings()).toMatchObject({ problem: expect.stringContaining('no metadata'), changed: [] });
  // Renaming the application reads nothing; a day later there are metadata, without a certificate or an address for logout.
  await run(ChangeApplication, { id: 'hr', changes: { kind: 'saml', name: 'People' } });
  const moved = { acsUrl: 'https://hr.example/new', otherAcsUrls: ['https://hr.example/acs'] };
  const none = { sloUrl: '', sloResponseUrl: '', signingCert: '', encryptCert: '' };
  metadata = { entityID: settings.entityId, ...moved, ...none };
  const daysLater = async (days: number) => {
    now += days * day;
    count += 1;
    return readings();
  };
  expect(await daysLater(1)).toEqual({
    ...{ url: settings.metadataUrl, problem: '', told: null, changed: ['acsUrl', 'otherAcsUrls'] },
    nextAt: expect.any(String),
  });
  expect(await current()).toMatchObject({ name: 'People', ...moved, sloUrl: first.sloUrl });
  expect(await current()).toMatchObject({ signingCertificate: settings.signingCertificate });
  // Neither those of another service provider nor addresses that an application may not have are taken over.
  metadata = { ...metadata, entityID: 'https://evil.example/sp', acsUrl: 'https://evil.example/acs' };
  expect((await daysLater(1)).problem).toContain('another service provider');
  metadata = { ...metadata, entityID: settings.entityId, acsUrl: 'http://hr.example/acs' };
  expect(await daysLater(1)).toMatchObject({ problem: expect.stringMatching(/./), changed: [] });
  expect(await current()).toMatchObject(moved);
});
