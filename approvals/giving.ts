import { WithholdAccess } from '../domain/invite/commands.ts';
import { invite } from '../domain/invite/invite.ts';
import { lives, ref } from '../domain/kit.ts';
import type { CustomValues } from '../domain/profile/customAttributes.ts';
import { Refusal, type RefusalCode } from '../domain/refusals.ts';
import { RegisterUser } from '../domain/user/commands.ts';
import { MakeUserDirect } from '../domain/user/opened.ts';
import { user } from '../domain/user/user.ts';
import { further, type Provenance } from '../event-store/metadata.ts';
import type { Kit } from '../server-kit/kit.ts';
import { addCustom } from '../server-kit/people/customAttributes.ts';
import { type Attributes, addDetails, detailsOf } from '../server-kit/people/details.ts';
import { keepEarlier } from '../server-kit/people/oneAccess.ts';
import { accessAt, ownAccessAt } from '../server-kit/people/people.ts';
import { personalOf } from '../server-kit/people/personal.ts';
import { useUp } from './invited.ts';

export type Given = {
  inviteId: string;
  personId: string;
  email: string;
  name: string;
  /** What the person says about themselves. */
  attributes?: Attributes | undefined;
};
/** An application of an invitation: why the person has no access to it, or null. */
export type Outcome = { applicationId: string; why: RefusalCode | null };

/**
 * Gives a person the access that an invitation promised, to each application of it that takes the person in now, and uses the
 * invitation up. Where some do not, it stays open for these. Throws the refusal of the first when no access could be given.
 * A repeat changes nothing, nor does an invitation that was withdrawn meanwhile.
 */
export async function giveAccess(kit: Kit, given: Given, provenance: Provenance): Promise<void> {
  const { inviteId: id } = given;
  const by = further(provenance);
  const { state } = await kit.executor.look(ref(invite, id), { fresh: true });
  if (!lives(state)) return;
  const refused: { applicationId: string; error: Refusal }[] = [];
  for (const applicationId of state.applications) {
    await giveOne(kit, given, applicationId, by).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ applicationId, error });
    });
  }
  if (refused.length && refused.length === state.applications.length) throw refused[0]!.error;
  const withheld = refused.map(({ applicationId, error }) => ({ applicationId, why: error.code }));
  if (withheld.length) await kit.executor.execute(WithholdAccess, { id, withheld }, by);
  if (withheld.every(({ why }) => why === 'application.unknown')) await useUp(kit, id, by);
}

type Access = { personId: string; applicationId: string; username: string; name: string };
/** Why a person has access: an invitation, or a request that an operator allows. */
type Why = { inviteId: string } | { helpId: string; proved: boolean };
/**
 * Gives a person access to an application, which stands by itself from now on where it did not yet. Returns the id of the
 * user. A repeat changes nothing.
 */
export async function registerAccess(kit: Kit, access: Access, why: Why, by: Provenance) {
  const { personId, applicationId } = access;
  const { id, state } = await accessAt(kit, personId, applicationId);
  if (lives(state)) return makeDirect(kit, id, by);
  // The person may have been joined into another one meanwhile, and the access is the person's own, also after a parting.
  const own = await ownAccessAt(kit, personId, applicationId);
  const name = (await detailsOf(kit, personId)).name || access.name;
  await kit.executor.execute(RegisterUser, { id: own.id, ...access, name, ...why }, by);
  const kept = await keepEarlier(kit, { id: own.id, personId, applicationId }, by);
  if (kept !== own.id) return makeDirect(kit, kept, by);
  return { id: own.id, isNew: true };
}

/** Lets an access that is there stand by itself. */
async function makeDirect({ executor }: Kit, id: string, by: Provenance) {
  if (!(await executor.look(ref(user, id))).state.direct) await executor.execute(MakeUserDirect, { id }, by);
  return { id, isNew: false };
}

async function giveOne(
  kit: Kit,
  { inviteId, personId, email, name, attributes }: Given,
  applicationId: string,
  by: Provenance,
) {
  const access = { personId, applicationId, username: email, name };
  const { isNew } = await registerAccess(kit, access, { inviteId }, by);
  if (!isNew) return;
  const { about, custom } = await personalOf(kit, ref(invite, inviteId));
  await addDetails(kit, personId, { name, ...((about ?? {}) as Attributes), ...attributes }, by);
  await addCustom(kit, personId, (custom ?? {}) as CustomValues, by);
}

/** What came of each application of an invitation for a person. */
export async function outcomesOf(kit: Kit, inviteId: string, personId: string): Promise<Outcome[]> {
  const { applications, withheld } = (await kit.executor.look(ref(invite, inviteId))).state;
  const outcomes = applications.map(async (applicationId) => {
    if (lives((await accessAt(kit, personId, applicationId)).state)) return { applicationId, why: null };
    const found = withheld.find((each) => each.applicationId === applicationId);
    return { applicationId, why: found?.why ?? ('user.noAccess' as const) };
  });
  return Promise.all(outcomes);
}
