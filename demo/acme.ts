import { createHash, randomUUID } from 'node:crypto';
import { CreateApplication } from '../domain/application/commands.ts';
import { AddDevice } from '../domain/device/commands.ts';
import { RegisterPerson } from '../domain/person/commands.ts';
import { CompleteSignIn } from '../domain/transaction/commands.ts';
import { RegisterUser, SuspendUser } from '../domain/user/commands.ts';
import type { Provenance } from '../event-store/metadata.ts';
import { accessId } from '../server-kit/access/accessId.ts';
import type { Kit } from '../server-kit/kit.ts';

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

/**
 * Makes two applications with users who have signed in over three months. It uses commands, so that the data obeys the
 * rules. `at` sets the executor's clock.
 */
export async function seedPeople(
  executor: Kit['executor'],
  at: (milliseconds: number) => void,
  organisationId: string,
  provenance: Provenance,
) {
  const start = Date.now() - days * day;
  const known = new Map<string, string>();
  for (const [name, origins] of [
    ['Acme Shop', ['https://shop.acme.example']],
    ['Acme Intranet', ['https://intranet.acme.example']],
  ] as const) {
    at(start);
    const applicationId = randomUUID();
    const settings = { kind: 'web' as const, name, origins: [...origins] };
    await executor.execute(CreateApplication, { id: applicationId, organisationId, settings }, provenance);
    for (const [i, person] of people.entries())
      await seedUser(executor, at, {
        ...{ start, i, person, known, applicationId, organisationId, provenance },
        rpId: new URL(origins[0]).hostname,
      });
  }
}

type Seed = {
  start: number;
  i: number;
  person: string;
  /** The ids of the people who have access to another application already. */
  known: Map<string, string>;
  applicationId: string;
  organisationId: string;
  provenance: Provenance;
  rpId: string;
};

/** Creates a user with a passkey, who has signed in on some of the days since. */
async function seedUser(
  { execute }: Kit['executor'],
  at: (milliseconds: number) => void,
  { start, i, person, known, applicationId, organisationId, provenance, rpId }: Seed,
) {
  const address = `${person.toLowerCase()}@example.com`;
  const [personId, deviceId] = [known.get(person) ?? randomUUID(), randomUUID()];
  const userId = accessId(personId, applicationId);
  const joined = Math.floor(chance(applicationId, i) * days * 0.6);
  const { platform, browser } = seen[i % seen.length]!;
  const owner = { kind: 'user', id: userId } as const;
  const by: Provenance = {
    ...provenance,
    actor: { role: 'user', id: userId, organisationId },
    ip: `198.51.100.${i + 1}`,
  };
  at(start + joined * day);
  const newcomer = { id: personId, organisationId, address, details: { name: person } };
  if (!known.has(person)) await execute(RegisterPerson, newcomer, by);
  known.set(person, personId);
  const access = { id: userId, personId, applicationId, username: address, name: person };
  await execute(RegisterUser, access, by);
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
  const holder = { kind: 'person', id: personId } as const;
  await execute(AddDevice, { id: deviceId, holder, credential, applicationId }, by);
  for (let each = joined; each < days; each++) {
    if (chance(userId, each) > 0.3) continue;
    at(start + each * day + Math.floor(chance(each, userId) * day * 0.9));
    const proof = { deviceId, method: 'this device', counter: 0, platform, browser, backedUp: true } as const;
    await execute(
      CompleteSignIn,
      { id: randomUUID(), owner, personId, organisationId, applicationId, ...proof },
      by,
    );
  }
  if (i % 7 === 6) await execute(SuspendUser, { id: userId }, provenance);
}
