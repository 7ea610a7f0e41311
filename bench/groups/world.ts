import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { OpenToEverybody, OpenToGroup } from '../../domain/application/openings.ts';
import { AddDevice } from '../../domain/device/commands.ts';
import { CreateGroup, UseGroup } from '../../domain/group/commands.ts';
import { JoinGroup, RegisterPerson } from '../../domain/person/commands.ts';
import { GroupJoined, PersonRegistered } from '../../domain/person/events.ts';
import { newId } from '../../event-store/newId.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { type Stream, writeStreams } from '../bulk.ts';
import { provenance } from '../shops.ts';
import { credential, makeWorld, openStores, organisationId } from '../sso/ours.ts';
import { applicationAt } from '../sso/world.ts';

/** How many people, applications, and groups of one person there are. */
export type Size = { people: number; applications: number; groups: number };
/** Those who sign in. */
export const visitors = 10;
export const visitorAt = (n: number) => ({ id: `visitor-${n}`, deviceId: `phone-of-${n}` });
export const groupAt = (n: number) => `group-${n}`;
/** Commands run at once, whose events become durable together. */
const atOnce = 100;

async function each(many: number, work: (n: number) => Promise<unknown>) {
  for (let from = 0; from < many; from += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, many - from) }, (_, n) => work(from + n)));
}

/** Opens an application to a group, as the call does. */
export async function openTo({ executor }: Kit, id: string, groupId: string) {
  await executor.execute(UseGroup, { id: groupId, applicationId: id }, provenance());
  await executor.execute(OpenToGroup, { id, groupId }, provenance());
}

/** Makes the applications, of which every other one is open to everybody and the others to a group, and who signs in. */
async function makeVisitors(kit: Kit, { applications, groups }: Size) {
  const { executor } = kit;
  await makeWorld(kit, applications);
  await each(groups, (n) =>
    executor.execute(CreateGroup, { id: groupAt(n), organisationId, name: groupAt(n) }, provenance()),
  );
  await each(applications, (n) =>
    n % 2
      ? executor.execute(OpenToEverybody, { id: applicationAt(n).id }, provenance())
      : openTo(kit, applicationAt(n).id, groupAt(n % groups)),
  );
  for (let n = 0; n < visitors; n++) {
    const { id, deviceId } = visitorAt(n);
    const address = `${id}@acme.example`;
    await executor.execute(RegisterPerson, { id, organisationId, address }, provenance());
    const adding = { holder: { kind: 'person', id } as const, applicationId: applicationAt(0).id };
    await executor.execute(
      AddDevice,
      { id: deviceId, ...adding, credential: credential(`key-${id}`) } as never,
      provenance(),
    );
    await each(groups, (g) => executor.execute(JoinGroup, { id, groupId: groupAt(g) }, provenance()));
  }
}

/** The others of the organisation, all of whom belong to one group. */
async function* others(many: number): AsyncGenerator<Stream> {
  const metadata = { version: 1, at: new Date().toISOString(), ...provenance(), organisationId };
  const happened = [PersonRegistered({ address: null }), GroupJoined({ groupId: groupAt(0) })];
  for (let n = 0; n < many; n++)
    yield {
      stream: `person-${newId()}`,
      events: happened.map((one) => ({ id: randomUUID(), ...one, metadata })),
    };
}

/** Fills a data folder. */
export async function fill(folder: string, size: Size) {
  await mkdir(folder);
  const kit = await openStores(folder);
  await makeVisitors(kit, size);
  await kit.close();
  await writeStreams(folder, others(size.people - visitors));
}
