import { reasonOf, type Told } from '../approvals/networks/replies.ts';
import { application } from '../domain/application/application.ts';
import * as applications from '../domain/application/events.ts';
import * as groups from '../domain/group/events.ts';
import { group } from '../domain/group/group.ts';
import { type Ref, ref } from '../domain/kit.ts';
import * as organisations from '../domain/organisation/events.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import * as people from '../domain/person/events.ts';
import { person } from '../domain/person/person.ts';
import * as radiusClients from '../domain/radiusClient/events.ts';
import { radiusClient } from '../domain/radiusClient/radiusClient.ts';
import type { RefusalCode } from '../domain/refusals.ts';
import { standing } from '../domain/standing.ts';
import * as users from '../domain/user/events.ts';
import { user } from '../domain/user/user.ts';
import type { Kit } from '../server-kit/kit.ts';
import { groupIdsOf, oneWith } from '../server-kit/people/joined.ts';
import { chainOf } from '../server-kit/people/standing.ts';
import type { Client } from './clients/clients.ts';

type Looking = Pick<Kit, 'executor'>;

/** The reason why a user (without an id, anybody) may not enter from this client now; null when there is none. */
export async function fallenOf(
  kit: Looking,
  { organisationId, applicationId }: Client,
  userId = '',
): Promise<RefusalCode | null> {
  return standing(await chainOf(kit, { organisationId, applicationId, userId }));
}

/** Types of the events by which somebody may lose the way in while a request waits. */
export const losses = [
  ...[organisations.OrganisationSuspended, organisations.OrganisationDeleted],
  ...[applications.ApplicationSuspended, applications.ApplicationDeleted],
  ...[applications.ApplicationClosedToGroup, applications.ApplicationClosedToEverybody],
  ...[people.PersonSuspended, people.PersonDeleted, people.PersonParted],
  ...[people.GroupLeft, groups.GroupDeleted],
  ...[users.UserSuspended, users.UserDeleted],
  ...[radiusClients.RadiusClientSuspended, radiusClients.RadiusClientDeleted],
].map(({ type }) => type);

/** All on whom it depends whether a user (without an id, anybody) may enter from this client. */
export async function linksOf(kit: Looking, client: Client, userId: string | undefined): Promise<Ref[]> {
  const all: Ref[] = [
    ref(organisation, client.organisationId),
    ref(application, client.applicationId),
    ref(radiusClient, client.id),
  ];
  if (!userId) return all;
  const { personId, direct } = (await kit.executor.look(ref(user, userId))).state;
  all.push(ref(user, userId), ...(await oneWith(kit, personId)).map((id) => ref(person, id)));
  if (direct) return all;
  const { openTo } = (await kit.executor.look(ref(application, client.applicationId))).state;
  const own = await groupIdsOf(kit, personId);
  return [...all, ...openTo.groups.filter((id) => own.has(id)).map((id) => ref(group, id))];
}

/**
 * What a client is told whose request cannot be approved any more; null while it can. Something has just happened to these
 * `links`, which are read anew. What this process knows of all others is enough.
 */
export async function lostBy(
  kit: Looking,
  client: Client,
  userId: string | undefined,
  links: readonly Ref[],
): Promise<Told | null> {
  // The log tells of an event slightly before this process has cached what it changes.
  await Promise.all(links.map((link) => kit.executor.look(link, { fresh: true })));
  const { status } = (await kit.executor.look(ref(radiusClient, client.id))).state;
  if (status !== 'active') return { code: 'reply.client' };
  const fallen = await fallenOf(kit, client, userId);
  return fallen && reasonOf({ code: fallen });
}
