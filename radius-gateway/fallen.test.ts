import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { application } from '../domain/application/application.ts';
import * as applications from '../domain/application/events.ts';
import * as groups from '../domain/group/events.ts';
import { group } from '../domain/group/group.ts';
import { type Aggregate, type EventType, type Happened, ref, streamOf } from '../domain/kit.ts';
import { ChangeOrganisationPlan, RegisterOrganisation } from '../domain/organisation/commands.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import * as people from '../domain/person/events.ts';
import { person } from '../domain/person/person.ts';
import { CreatePlan, firstPlans } from '../domain/plan/commands.ts';
import * as radiusClients from '../domain/radiusClient/events.ts';
import { radiusClient } from '../domain/radiusClient/radiusClient.ts';
import * as users from '../domain/user/events.ts';
import { user } from '../domain/user/user.ts';
import { company } from '../event-store/testSystem.ts';
import { createLog } from '../server-kit/log.ts';
import { readConfig } from '../server-kit/settings/config.ts';
import { openKit } from '../server-kit/start/openKit.ts';
import { sample } from '../test/stored/samples.ts';
import type { Client } from './clients/clients.ts';
import { linksOf, losses, lostBy } from './fallen.ts';

const by = { actor: { role: 'system', id: 'test' }, correlationId: 'test' } as const;
let folder: string;
let kit: Awaited<ReturnType<typeof openKit>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-'));
  kit = await openKit(readConfig({ DATA_DIR: folder }), createLog('silent'));
  for (const plan of firstPlans) await kit.executor.execute(CreatePlan, plan, by);
});
afterAll(async () => {
  await kit.close();
  await rm(folder, { recursive: true });
});

/** Everything on which a login depends. The user has access by a group, of which another person is who is one with the first. */
const chain = { organisation, application, group, person, user, radiusClient };
type Link = keyof typeof chain;
type Ids = Record<Link | 'other', string>;

async function happens(ids: Ids, link: Link, events: readonly Happened[], id = ids[link]) {
  const declared: Record<string, EventType> = chain[link].events as never;
  const about = { organisationId: ids.organisation, applicationId: ids.application };
  const metadata = (version: number) => ({ version, at: new Date(0).toISOString(), ...by, ...about });
  const versionOf = (type: string) => Object.values(declared).find((each) => each.type === type)!.version;
  const written = events.map(({ type, data }) => ({
    ...{ id: randomUUID(), type, data, metadata: metadata(versionOf(type)) },
  }));
  await kit.store.append(streamOf(ref(chain[link] as Aggregate, id)), written, 'any');
}

/** A user who may enter, as one person, or as one who was joined into the one who belongs to the group. */
async function admitted(isJoined: boolean): Promise<Ids> {
  const ids = Object.fromEntries([...Object.keys(chain), 'other'].map((name) => [name, randomUUID()])) as Ids;
  await kit.executor.execute(RegisterOrganisation, { id: ids.organisation, ...company }, by);
  await kit.executor.execute(ChangeOrganisationPlan, { id: ids.organisation, planId: 'special_plan' }, by);
  const settings = sample(applications.ApplicationCreated.schema, '') as { settings: never };
  const into = isJoined ? ids.other : ids.person;
  const until = new Date(0).toISOString();
  const registered = people.PersonRegistered({ address: null });
  await happens(ids, 'application', [
    applications.ApplicationCreated(settings),
    applications.ApplicationOpenedToGroup({ groupId: ids.group }),
  ]);
  await happens(ids, 'group', [groups.GroupCreated(sample(groups.GroupCreated.schema, '') as never)]);
  const joined = isJoined ? [people.PersonJoined({ into })] : [];
  await happens(ids, 'person', [registered, ...joined]);
  await happens(ids, 'person', [registered, people.JoinPrepared({ personId: ids.person, until })], ids.other);
  await happens(ids, 'person', [people.GroupJoined({ groupId: ids.group })], into);
  const access = {
    personId: ids.person,
    realm: 'radius',
    username: 'ada',
    name: 'Ada',
    direct: false,
  } as const;
  await happens(ids, 'user', [users.UserRegistered(access)]);
  const client = sample(radiusClients.RadiusClientAdded.schema, 'RadiusClientChanged') as never;
  await happens(ids, 'radiusClient', [radiusClients.RadiusClientAdded(client)]);
  return ids;
}

const cases = (Object.keys(chain) as Link[]).flatMap((link) =>
  (Object.values(chain[link].events) as EventType[]).flatMap((declared) =>
    (link === 'person' ? [false, true] : [false]).map((isJoined) => ({
      ...{ link, declared, isJoined, type: declared.type },
    })),
  ),
);
test.for(cases)('$type (joined: $isJoined) wakes a waiting login, if it takes the way in', async (one) => {
  const { link, declared, isJoined } = one;
  const ids = await admitted(isJoined);
  const { organisation: organisationId, application: applicationId, radiusClient: id } = ids;
  const client = { organisationId, applicationId, id } as Client;
  const links = await linksOf(kit, client, ids.user);
  expect(await lostBy(kit, client, ids.user, links)).toBeNull();
  const known = {
    ...{ organisationId, applicationId, groupId: ids.group, userId: ids.user, personId: ids.person },
    into: ids.other,
  };
  await happens(ids, link, [declared(sample(declared.schema, declared.type, known) as never)]);
  const isLost = (await lostBy(kit, client, ids.user, links)) !== null;
  expect(isLost).toBe(isLost && (losses as string[]).includes(declared.type));
});
