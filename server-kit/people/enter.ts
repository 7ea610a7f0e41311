import { randomUUID } from 'node:crypto';
import { lives, ref } from '../../domain/kit.ts';
import { person } from '../../domain/person/person.ts';
import { Refusal } from '../../domain/refusals.ts';
import { isUnprovedAddress } from '../../domain/user/directory.ts';
import { UseOpening } from '../../domain/user/opened.ts';
import { user } from '../../domain/user/user.ts';
import type { Kit } from '../kit.ts';
import { detailsOf } from './details.ts';
import { headOf, oneWith, provedAddressOf } from './joined.ts';
import { keepEarlier } from './oneAccess.ts';
import { openingFor } from './openings.ts';
import { accessAt, accessOf, eachAccessOf, type Owner } from './people.ts';
import { personalOf } from './personal.ts';

/** How many names are tried for a person whose name others have in the application. */
const mostNames = 20;

/**
 * The user that a person is in an application; null where the person may not go. Where the application is open to the
 * person by a group or to everybody, the first sign-in records the access. Whether anything is suspended is not asked.
 */
export async function enter(kit: Kit, asked: string, applicationId: string): Promise<Owner | null> {
  const personId = await headOf(kit, asked);
  const { id, state } = await accessAt(kit, personId, applicationId);
  const opening = state.direct && lives(state) ? null : await openingFor(kit, personId, applicationId);
  if (lives(state)) return state.direct || opening ? accessOf(kit, personId, applicationId) : null;
  if (!opening) return null;
  const { ancestors } = await kit.executor.look(ref(person, personId));
  const { name, username, isAddress } = await calledOf(kit, personId);
  const groupId = opening.by === 'group' ? opening.groupId : null;
  const memberId = groupId ? await memberOf(kit, personId, groupId) : personId;
  const access = { id, applicationId, personId, groupId, memberId, name };
  const actor = { role: 'user', id, organisationId: ancestors.organisationId! } as const;
  const by = { actor, correlationId: randomUUID() };
  for (let n = 1; ; n++) {
    const called = n === 1 ? { username, isAddress } : { username: `${username}.${n}`, isAddress: false };
    try {
      await kit.executor.execute(UseOpening, { ...access, ...called }, by);
      await keepEarlier(kit, access, by);
      return accessOf(kit, personId, applicationId);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'user.taken') || n === mostNames) throw error;
    }
  }
}

/** Who of those who are one person belongs to a group. */
async function memberOf(kit: Kit, personId: string, groupId: string) {
  for (const each of await oneWith(kit, personId))
    if ((await kit.executor.look(ref(person, each))).state.groups.includes(groupId)) return each;
  return personId;
}

/**
 * The name and the user name of a person: the proved address, or what the person is called in another application. An
 * address that nobody has proved may be that of somebody else, for whom the next application would take the person.
 */
async function calledOf(kit: Kit, personId: string) {
  const address = await provedAddressOf(kit, personId);
  const { name } = await detailsOf(kit, personId);
  let username = address;
  if (!username)
    for await (const { id } of eachAccessOf(kit, personId)) {
      const { username: called } = await personalOf(kit, ref(user, id));
      if (!called || isUnprovedAddress((await kit.executor.look(ref(user, id))).state, called)) continue;
      username = called;
      break;
    }
  return { name: name ?? '', username: username ?? personId, isAddress: Boolean(address) };
}
