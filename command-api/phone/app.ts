import { ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { person } from '../../domain/person/person.ts';
import { refuse } from '../../domain/refusals.ts';
import { user } from '../../domain/user/user.ts';
import { type Begun, beginSignIn } from '../../passkeys/begin.ts';
import { begunBy, finishSignIn } from '../../passkeys/finish.ts';
import { oneAccess, personIn } from '../../passkeys/holders.ts';
import { acceptedOf } from '../../passkeys/ownPasskeys.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { bestAccess } from '../../server-kit/people/people.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { mustStand } from '../../server-kit/people/standing.ts';

const token = 'sign user in to the app';
type Started = Begun & { organisationId: string };

/** The user name of a person in one of the applications. */
async function firstName(kit: Kit, personId: string) {
  const found = await bestAccess(kit, personId);
  return found && ((await personalOf(kit, ref(user, found.owner.id))).username ?? null);
}

/** Handles the installed app: its owner on a host, and users' sign-in to it. */
export function appHandlers(kit: Kit) {
  const { executor, origins, tokens } = kit;

  /** The organisation of the request's host; null on the base host. */
  async function organisationAt({ host }: Caller) {
    if (host.app === 'public') return null;
    if (host.app !== 'org') refuse('session.forbidden');
    return (await executor.reserved.holderOf('subdomain', host.subdomain)) ?? refuse('organisation.unknown');
  }

  return {
    async app(_, caller) {
      const organisation = await organisationAt(caller);
      const { role, id } = caller.actor;
      const owner: 'user' | 'operator' = organisation ? 'user' : 'operator';
      const { name = null } = organisation ? await personalOf(kit, organisation) : {};
      const own = role === owner ? await personalOf(kit, ref(role === 'user' ? person : operator, id)) : {};
      const username = own.address ?? own.email ?? (role === 'user' ? await firstName(kit, id) : null);
      return { errorCode: 0, owner, organisation: name, username };
    },

    async appLogin(_, caller) {
      const { host } = caller;
      const organisation = await organisationAt(caller);
      if (!organisation || host.app !== 'org') refuse('session.forbidden');
      await mustStand(kit, { organisationId: organisation.id });
      const origin = origins.org(host.subdomain);
      const rpId = new URL(origin).hostname;
      return beginSignIn(tokens, token, { rpId, origin, organisationId: organisation.id });
    },

    async appVerifyLogin({ credential, transactionId }, caller, answer) {
      const begun = begunBy<Started>(kit, token, transactionId);
      const { organisationId } = begun;
      // A sign-in must finish on the host where it began.
      if ((await organisationAt(caller))?.id !== organisationId) refuse('session.forbidden');
      await mustStand(kit, { organisationId });
      const { provenance } = caller;
      const { owner, holder, deviceId, position } = await finishSignIn(
        kit,
        begun,
        credential as never,
        provenance,
        { as: (found) => oneAccess(kit, found, organisationId), method: 'phone' },
      );
      const id = (await personIn(kit, holder)) ?? holder.id;
      await answer.signIn({ role: 'user', id, organisationId }, { deviceId });
      return {
        errorCode: 0,
        userId: owner.id,
        accepted: await acceptedOf(kit, holder.id, begun.rpId, deviceId),
        position,
      };
    },
  } satisfies CommandHandlers;
}
