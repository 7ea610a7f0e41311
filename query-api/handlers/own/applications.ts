import { application } from '../../../domain/application/application.ts';
import { lives, ref } from '../../../domain/kit.ts';
import { user } from '../../../domain/user/user.ts';
import { openings } from '../../../projections/models/groups/openings.ts';
import { users } from '../../../projections/models/users/users.ts';
import type { QueryHandlers } from '../../../server-kit/calls/caller.ts';
import { groupIdsOf } from '../../../server-kit/people/joined.ts';
import { openingFor } from '../../../server-kit/people/openings.ts';
import { accessAt, eachAccessOf } from '../../../server-kit/people/people.ts';
import { startOf } from '../../../server-kit/startOf.ts';
import type { QueryKit } from '../../kit.ts';
import { list } from '../../list.ts';

/** The most applications that are shown, of each way to have one. */
const most = 100;

/** How often somebody signed in to an application, and when somebody was there last, be it by a session that began elsewhere. */
type Use = { signIns: number; lastUsed: string | null };
const never: Use = { signIns: 0, lastUsed: null };

/** Handlers for the applications of the signed-in person. */
export function ownApplicationHandlers(kit: QueryKit) {
  const { db, executor } = kit;

  /** The applications that are open to everybody, and to the groups of a person: the oldest of each. */
  async function openTo(personId: string, organisationId: string): Promise<string[]> {
    const groups = [...(await groupIdsOf(kit, personId))].slice(0, most);
    const found: string[] = [];
    for (const groupId of groups.length ? [null, groups] : [null]) {
      const query = {
        range: `[0,${most - 1}]`,
        sort: '["createdAt","ASC"]',
        filter: JSON.stringify({ groupId }),
      };
      const { rows } = await list(db, openings, query, { organisationId });
      found.push(...rows.map((row) => row.applicationId));
    }
    return found;
  }

  /** The use by these users, by application. Of people who were joined, several are of one. */
  async function usesOf(ids: readonly string[], organisationId: string): Promise<Map<string, Use>> {
    const uses = new Map<string, Use>();
    if (!ids.length) return uses;
    const query = { range: `[0,${most - 1}]`, filter: JSON.stringify({ id: ids }) };
    for (const { applicationId, loginCount, lastLogin } of (await list(db, users, query, { organisationId }))
      .rows) {
      const { signIns, lastUsed } = uses.get(applicationId) ?? never;
      const last = [lastUsed, lastLogin].filter((at) => at !== null).toSorted();
      uses.set(applicationId, { signIns: signIns + loginCount, lastUsed: last.at(-1) ?? null });
    }
    return uses;
  }

  /** What a person has of an application, and why; nothing where there is no access. */
  async function shown(personId: string, appId: string, organisationId: string, use: Use = never) {
    const { settings, status } = (await executor.look(ref(application, appId))).state;
    if (!settings || status === 'deleted') return [];
    const access = await accessAt(kit, personId, appId);
    const direct = lives(access.state) && access.state.direct;
    const opening = direct ? null : await openingFor(kit, personId, appId);
    if (!direct && !opening) return [];
    const isSuspended = status === 'suspended' || access.state.status === 'suspended';
    return [
      {
        ...{ appId, name: settings.name, suspended: isSuspended, isNetwork: settings.kind === 'radius' },
        why: direct ? ('invited' as const) : opening!.by,
        group: opening?.by === 'group' ? opening.name : null,
        used: lives(access.state),
        ...use,
        scopes: lives(access.state) ? [...(await executor.look(ref(user, access.id))).state.granted] : [],
        attributes: settings.kind === 'saml' ? settings.attributes.map(({ name }) => name) : [],
        start: isSuspended ? null : await startOf(kit, settings, appId, organisationId),
      },
    ];
  }

  return {
    async ownApplications(_, { actor }) {
      const organisationId = actor.organisationId!;
      const ids = new Set<string>();
      const userIds: string[] = [];
      for await (const { id, applicationId } of eachAccessOf(kit, actor.id)) {
        ids.add(applicationId!);
        if (userIds.push(id) === most) break;
      }
      const uses = await usesOf(userIds, organisationId);
      for (const id of await openTo(actor.id, organisationId)) ids.add(id);
      const all = await Promise.all([...ids].map((id) => shown(actor.id, id, organisationId, uses.get(id))));
      return { errorCode: 0, applications: all.flat().sort((a, b) => (a.name < b.name ? -1 : 1)) };
    },
  } satisfies QueryHandlers;
}
