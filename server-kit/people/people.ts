import { lives, ref } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { LinkPerson, RegisterPerson } from '../../domain/person/commands.ts';
import { person } from '../../domain/person/person.ts';
import { ignoreRefusal, Refusal, type RefusalCode, refuse } from '../../domain/refusals.ts';
import { standing } from '../../domain/standing.ts';
import { DeleteUser } from '../../domain/user/commands.ts';
import { type User, user } from '../../domain/user/user.ts';
import type { InputOf } from '../../event-store/executor/execute.ts';
import { type Ancestors, further, type Provenance } from '../../event-store/metadata.ts';
import type { HowRead } from '../../event-store/states/states.ts';
import { accessId } from '../access/accessId.ts';
import type { Kit } from '../kit.ts';
import { oneWith } from './joined.ts';
import { chainOf } from './standing.ts';

/** Who signs in: a member of the team, or the user that a person is in an application. */
export type Owner = {
  kind: 'operator' | 'user';
  id: string;
  organisationId: string;
  applicationId: string | null;
};

/** The person to whom an access was given; empty for an unknown one. See `headOf` for one who was joined into another. */
export async function personIdOf({ executor }: Pick<Kit, 'executor'>, userId: string): Promise<string> {
  return (await executor.look(ref(user, userId))).state.personId;
}
type Looking = Pick<Kit, 'executor'>;
type Access = { id: string; state: User; ancestors: Ancestors };
/** The access that one of several has, who are one person, or the one that a registration of this one would make. */
export async function ownAccessAt(
  { executor }: Looking,
  personId: string,
  applicationId: string,
  how: HowRead = {},
): Promise<Access> {
  for (let round = 0; ; round++) {
    const id = accessId(personId, applicationId, round);
    const { state, ancestors } = await executor.look(ref(user, id), how);
    if (state.status !== 'deleted') return { id, state, ancestors };
  }
}
/** The access of a person to an application, or the one that a registration would make: the first that is not deleted. */
export async function accessAt(kit: Looking, personId: string, applicationId: string) {
  const [head = '', ...others] = await oneWith(kit, personId);
  const own = await ownAccessAt(kit, head, applicationId);
  if (lives(own.state)) return own;
  for (const each of others) {
    const theirs = await ownAccessAt(kit, each, applicationId);
    if (lives(theirs.state)) return theirs;
  }
  return own;
}
/** The owner that a user is; null for one who is not there. Whether it is suspended is not asked. */
function ownerOf({ id, state, ancestors }: Access): Owner | null {
  const { organisationId, applicationId } = ancestors;
  if (!lives(state)) return null;
  return { kind: 'user', id, organisationId: organisationId!, applicationId: applicationId! };
}
const ownerAt = async ({ executor }: Looking, id: string) =>
  ownerOf({ id, ...(await executor.look(ref(user, id))) });
/** The user that a person is in an application; null without access. Whether it is suspended is not asked. */
export const accessOf = async (kit: Looking, personId: string, applicationId: string) =>
  ownerOf(await accessAt(kit, personId, applicationId));

const accessesOf = (personId: string) => ({ kind: 'person.access', of: personId }) as const;
/** The users that a person is, one at a time, for callers that may need only some. */
export async function* eachAccessOf(kit: Looking, personId: string): AsyncIterable<Owner> {
  for (const each of await oneWith(kit, personId))
    for await (const { id } of kit.executor.reserved.eachHolder(accessesOf(each))) {
      const owner = await ownerAt(kit, id);
      if (owner) yield owner;
    }
}

/**
 * One of the users that a person is: one who may sign in now, if there is one, or else why this one may not. By what this
 * process follows, which may lack what happened within the last second.
 */
export async function bestAccess(
  kit: Looking,
  personId: string,
  counts: (owner: Owner) => Promise<boolean> = async () => true,
): Promise<{ owner: Owner; why: RefusalCode | null } | null> {
  let first: { owner: Owner; why: RefusalCode | null } | null = null;
  for (const each of await oneWith(kit, personId))
    for (const { id } of await kit.executor.reserved.holdersOf(accessesOf(each), { known: true })) {
      const owner = await ownerAt(kit, id);
      if (!owner || !(await counts(owner))) continue;
      const found = { owner, why: standing(await chainOf(kit, { ...owner, userId: owner.id })) };
      if (!found.why) return found;
      first ??= found;
    }
  return first;
}

/** Refuses a newcomer when the organisation has no room for another person, before anything is on record. */
export async function mayCome({ executor }: Looking, organisationId: string, personId: string) {
  if (lives((await executor.look(ref(person, personId))).state)) return;
  const most = await executor.grantedTo(organisationId, 'user.total.count');
  const places = { kind: 'user.total.count', of: organisationId } as const;
  if (typeof most === 'number' && (await executor.reserved.isFull(places, most))) refuse('user.totalLimit');
}
/** Makes the person of an access that was given ahead of it. The access of who is refused ends. */
export async function registerPerson(
  { executor }: Looking,
  userId: string,
  input: InputOf<typeof RegisterPerson>,
  by: Provenance,
) {
  try {
    return await executor.execute(RegisterPerson, input, by);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await executor.execute(DeleteUser, { id: userId }, further(by)).catch(ignoreRefusal);
    throw error;
  }
}

/** Records that an entry of a directory is a person's. Resolves with false when it is that of another person. */
export async function linkEntry({ executor }: Looking, id: string, entry: string, by: Provenance) {
  const { entries } = (await executor.look(ref(person, id), { fresh: true })).state;
  if (entries.includes(entry)) return true;
  if (entries.length >= limits.personEntries) return false;
  try {
    await executor.execute(LinkPerson, { id, entries: [...entries, entry] }, further(by));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
