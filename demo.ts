import { createHash, randomUUID } from 'node:crypto';
import { CreateApplication } from './domain/application/commands.ts';
import { AddDevice } from './domain/device/commands.ts';
import { RegisterOperator, RequestDeviceInvitation, VerifyEmail } from './domain/operator/commands.ts';
import {
  ChangeOrganisationPlan,
  ChooseVanityAddress,
  RegisterOrganisation,
} from './domain/organisation/commands.ts';
import { CompleteSignIn } from './domain/transaction/commands.ts';
import { RegisterUser, SuspendUser } from './domain/user/commands.ts';
import type { Provenance } from './event-store/metadata.ts';
import type { Kit } from './server-kit/kit.ts';

const day = 24 * 60 * 60 * 1000;
const days = 90;
const people = [
  'Ada',
  'Grace',
  'Alan',
  'Edsger',
  'Barbara',
  'Donald',
  'Frances',
  'Ken',
  'Margaret',
  'Dennis',
  'Radia',
  'Tim',
  'Shafi',
  'Leslie',
  'Katherine',
  'Linus',
];
const seen = [
  { platform: 'iOS', browser: 'Safari' },
  { platform: 'Android', browser: 'Chrome' },
  { platform: 'Windows', browser: 'Edge' },
  { platform: 'macOS', browser: 'Safari' },
] as const;

/** Returns a number from 0 to 1 that depends only on the words, so that every demo is the same. */
const chance = (...words: unknown[]) =>
  createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0) / 2 ** 32;

const email = 'demo@acme.example';

/**
 * Fills the log with three months of a believable organisation. It uses commands, so that the data obeys the rules.
 * `at` sets the executor's clock. An existing demo stays as it is.
 */
export async function seedDemo({ executor }: Kit, at: (milliseconds: number) => void): Promise<void> {
  if (!(await executor.reserved.holderOf('subdomain', 'demo-acme'))) await seed(executor, at);
}

/** Mails a link that adds the reader's passkey, unless the demo's operator already has one. */
export async function inviteReader({ executor }: Kit): Promise<void> {
  const operator = await executor.reserved.holderOf('email', email);
  if (!operator || (await executor.reserved.count({ kind: 'max.device.count', of: operator.id }))) return;
  const provenance: Provenance = { actor: { role: 'system', id: 'demo' }, correlationId: 'demo' };
  await executor.execute(RequestDeviceInvitation, { id: operator.id }, provenance);
}

async function seed(executor: Kit['executor'], at: (milliseconds: number) => void) {
  const [id, operatorId] = [randomUUID(), randomUUID()];
  const provenance: Provenance = {
    actor: { role: 'operator', id: operatorId, organisationId: id },
    correlationId: 'demo',
    call: 'demo',
    ip: '192.0.2.7',
  };
  const start = Date.now() - days * day;
  at(start);
  const where = {
    country: 'India',
    url: 'https://acme.example',
    size: '50-200',
    industry: 'Computer Software',
  };
  await executor.execute(RegisterOrganisation, { id, name: 'Acme Demo', ...where }, provenance);
  const person = {
    name: 'Demo Operator',
    email,
    phoneNumber: '+91 80 0000 0000',
    designation: 'C level',
  };
  await executor.execute(
    RegisterOperator,
    { id: operatorId, organisationId: id, owner: true, ...person },
    provenance,
  );
  await executor.execute(VerifyEmail, { id: operatorId }, provenance);
  await executor.execute(
    ChooseVanityAddress,
    { id, name: 'Acme Demo', subdomain: 'demo-acme', country: where.country },
    provenance,
  );
  await executor.execute(
    ChangeOrganisationPlan,
    { id, planId: 'special_plan' },
    { ...provenance, actor: { role: 'system', id: 'demo' } },
  );
  for (const [name, origins] of [
    ['Acme Shop', ['https://shop.acme.example']],
    ['Acme Intranet', ['https://intranet.acme.example']],
  ] as const) {
    const applicationId = randomUUID();
    const settings = { kind: 'web' as const, name, origins: [...origins] };
    await executor.execute(
      CreateApplication,
      { id: applicationId, organisationId: id, settings },
      provenance,
    );
    for (const [i, person] of people.entries())
      await seedUser(executor, at, {
        start,
        i,
        person,
        applicationId,
        organisationId: id,
        provenance,
        rpId: new URL(origins[0]).hostname,
      });
  }
  at(Number.NaN);
}

type Seed = {
  start: number;
  i: number;
  person: string;
  applicationId: string;
  organisationId: string;
  provenance: Provenance;
  rpId: string;
};

/** Creates a user with a passkey, who has signed in on some of the days since. */
async function seedUser(
  { execute }: Kit['executor'],
  at: (milliseconds: number) => void,
  { start, i, person, applicationId, organisationId, provenance, rpId }: Seed,
) {
  const [userId, deviceId] = [randomUUID(), randomUUID()];
  const joined = Math.floor(chance(applicationId, i) * days * 0.6);
  const { platform, browser } = seen[i % seen.length]!;
  const owner = { kind: 'user', id: userId } as const;
  const by: Provenance = {
    ...provenance,
    actor: { role: 'user', id: userId, organisationId },
    ip: `198.51.100.${i + 1}`,
  };
  at(start + joined * day);
  await execute(
    RegisterUser,
    { id: userId, applicationId, username: `${person.toLowerCase()}@example.com`, name: person },
    by,
  );
  const credential = {
    credentialId: randomUUID(),
    publicKey: 'demo',
    rpId,
    counter: 0,
    transports: ['internal'],
    fmt: 'none',
    aaguid: '',
    backupEligible: true,
    backedUp: true,
    deviceType: 'Web',
    platform,
  };
  await execute(AddDevice, { id: deviceId, owner, credential }, by);
  for (let each = joined; each < days; each++) {
    if (chance(userId, each) > 0.3) continue;
    at(start + each * day + Math.floor(chance(each, userId) * day * 0.9));
    const proof = { deviceId, method: 'this device', counter: 0, platform, browser, backedUp: true } as const;
    await execute(CompleteSignIn, { id: randomUUID(), owner, organisationId, applicationId, ...proof }, by);
  }
  if (i % 7 === 6) await execute(SuspendUser, { id: userId }, provenance);
}
