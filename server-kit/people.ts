import { lives, ref } from '../domain/kit.ts';
import type { RefusalCode } from '../domain/refusals.ts';
import { standing } from '../domain/standing.ts';
import { user } from '../domain/user/user.ts';
import { accessId } from './access/accessId.ts';
import type { Kit } from './kit.ts';
import { chainOf } from './standing.ts';

/** Who signs in: a member of the team, or the user that a person is in an application. */
export type Owner = {
  kind: 'operator' | 'user';
  id: string;
  organisationId: string;
  applicationId: string | null;
};

/** The person who has an access; empty for an unknown one. */
export async function personIdOf({ executor }: Pick<Kit, 'executor'>, userId: string): Promise<string> {
  return (await executor.look(ref(user, userId))).state.personId;
}
/** The access of a person to an application, or the one that a registration would make: the first that is not deleted. */
export async function accessAt({ executor }: Pick<Kit, 'executor'>, personId: string, applicationId: string) {
  for (let round = 0; ; round++) {
    const id = accessId(personId, applicationId, round);
    const { state, ancestors } = await executor.look(ref(user, id));
    if (state.status !== 'deleted') return { id, state, ancestors };
  }
}
/** The user that a person is in an application; null without access. Whether it is suspended is not asked. */
export async function accessOf(
  kit: Pick<Kit, 'executor'>,
  personId: string,
  applicationId: string,
): Promise<Owner | null> {
  const { id, state, ancestors } = await accessAt(kit, personId, applicationId);
  if (!lives(state)) return null;
  return { kind: 'user', id, organisationId: ancestors.organisationId!, applicationId };
}

/** The users that a person is, in all applications. `known` is enough where what happened within the last second may lack. */
export async function everyAccessOf(
  { executor }: Pick<Kit, 'executor'>,
  personId: string,
  { known = false } = {},
): Promise<Owner[]> {
  const held = await executor.reserved.holdersOf({ kind: 'person.access', of: personId }, { known });
  const found = await Promise.all(
    held.map(async ({ id }) => {
      const { state, ancestors } = await executor.look(ref(user, id));
      const { organisationId, applicationId } = ancestors;
      return lives(state)
        ? { kind: 'user' as const, id, organisationId: organisationId!, applicationId: applicationId! }
        : null;
    }),
  );
  return found.flatMap((each) => each ?? []);
}

/** One of the users that a person is: one who may sign in now, if there is one, or else why this one may not. */
export async function bestAccess(
  kit: Pick<Kit, 'executor'>,
  personId: string,
  counts: (owner: Owner) => Promise<boolean> = async () => true,
): Promise<{ owner: Owner; why: RefusalCode | null } | null> {
  let first: { owner: Owner; why: RefusalCode | null } | null = null;
  for (const owner of await everyAccessOf(kit, personId, { known: true })) {
    if (!(await counts(owner))) continue;
    const found = { owner, why: standing(await chainOf(kit, { ...owner, userId: owner.id })) };
    if (!found.why) return found;
    first ??= found;
  }
  return first;
}
