import { newCode } from '../../approvals/networkCodes.ts';
import { isNamed } from '../../approvals/requests/open.ts';
import { formsOf } from '../../domain/addresses.ts';
import { application } from '../../domain/application/application.ts';
import { applicationKinds } from '../../domain/application/kinds.ts';
import { families } from '../../domain/families/families.ts';
import { ref } from '../../domain/kit.ts';
import { featureOf } from '../../domain/methods.ts';
import { refuse } from '../../domain/refusals.ts';
import { user } from '../../domain/user/user.ts';
import { type Begun, beginSignIn } from '../../passkeys/begin.ts';
import { must } from '../../passkeys/client.ts';
import { begunBy, finishSignIn } from '../../passkeys/finish.ts';
import { type Found, oneAccess, personAt } from '../../passkeys/holders.ts';
import { acceptedOf } from '../../passkeys/ownPasskeys.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { enter } from '../../server-kit/people/enter.ts';
import { headOf } from '../../server-kit/people/joined.ts';
import { type Owner, personIdOf } from '../../server-kit/people/people.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { organisationHere } from '../organisationHere.ts';

type SigningIn = Begun & { organisationId: string; username: string | null };
const token = 'network code';

/** Handles the page on which users of RADIUS applications get a code in place of the password, after their passkey. */
export function networkCodeHandlers(kit: Kit) {
  const { executor, origins } = kit;

  /** The organisation whose host the caller is on, and the place of its ceremonies. */
  async function placeOf(caller: Caller) {
    const { organisationId, subdomain } = await organisationHere(kit, caller);
    const origin = origins.org(subdomain);
    return { organisationId, origin, rpId: new URL(origin).hostname };
  }

  /** Whether an access is one to a network and not of an opening that has ended, under the name that was typed, if one was. */
  async function isNetworkUser({ id, applicationId }: Owner, username: string | null) {
    const { settings } = (await executor.look(ref(application, applicationId!))).state;
    if (!settings || applicationKinds[settings.kind].family !== 'radius') return false;
    const personId = await personIdOf(kit, id);
    if (!(await enter(kit, personId, applicationId!))) return false;
    if (username === null) return true;
    const own = (await personalOf(kit, ref(user, id))).username ?? '';
    return formsOf(own).some((form) => formsOf(username).includes(form));
  }

  /**
   * The access of a person to a network that is open to everybody or to one of the person's groups, which is recorded; null for a
   * stranger, and for the name of somebody else. The passkey has proved who it is, so that a missing access is told.
   */
  async function entered({ kind, id, organisationId }: Found, here: string, username: string | null) {
    if (kind !== 'person' || organisationId !== here) return null;
    if (username !== null && (await personAt(kit, here, username)) !== (await headOf(kit, id))) return null;
    const networks = executor.reserved.eachHolder({ kind: families.radius.limit, of: here });
    for await (const { id: applicationId } of networks) {
      const owner = await enter(kit, id, applicationId);
      if (owner) return owner;
    }
    return refuse('user.noAccess');
  }

  return {
    async loginUser({ username }, caller) {
      const place = await placeOf(caller);
      const feature = featureOf['this device'];
      if (!(await executor.grantedTo(place.organisationId, feature))) refuse('plan.feature', { feature });
      return beginSignIn(kit.tokens, token, { ...place, username: username ?? null });
    },

    async verifyLoginUser({ credential, transactionId }, caller) {
      const begun = begunBy<SigningIn>(kit, token, transactionId);
      const { organisationId, origin } = await placeOf(caller);
      must(begun.organisationId === organisationId && begun.origin === origin, 'another organisation');
      const { owner, holder, deviceId, position } = await finishSignIn(
        kit,
        begun,
        credential as never,
        caller.provenance,
        {
          as: async (found) =>
            (await oneAccess(kit, found, organisationId, (owner) => isNetworkUser(owner, begun.username))) ??
            entered(found, organisationId, begun.username),
          fits: async (owner) => isNamed(kit, owner.applicationId!, begun.username)(owner),
        },
      );
      const { state } = await executor.look(ref(application, owner.applicationId!));
      const appName = state.settings?.name ?? '';
      const { code, expiresAt } = await newCode(kit, await headOf(kit, holder.id));
      const accepted = await acceptedOf(kit, holder.id, begun.rpId, deviceId);
      return { errorCode: 0, code, expiresAt, appName, accepted, position };
    },
  } satisfies CommandHandlers;
}
