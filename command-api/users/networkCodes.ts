import { newCode } from '../../approvals/networkCodes.ts';
import { usersNamed } from '../../approvals/requests.ts';
import { application } from '../../domain/application/application.ts';
import { applicationKinds } from '../../domain/application/kinds.ts';
import { ref } from '../../domain/kit.ts';
import { featureOf } from '../../domain/methods.ts';
import { refuse } from '../../domain/refusals.ts';
import { type Begun, beginSignIn } from '../../passkeys/begin.ts';
import { must } from '../../passkeys/client.ts';
import { begunBy, finishSignIn } from '../../passkeys/finish.ts';
import { acceptedOf } from '../../passkeys/ownPasskeys.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/standing.ts';

type SigningIn = Begun & { organisationId: string; username: string | null };
const token = 'network code';

/** Handles the page on which users of RADIUS applications get a code in place of the password, after their passkey. */
export function networkCodeHandlers(kit: Kit) {
  const { executor, origins } = kit;

  /** The organisation whose host the caller is on, and the place of its ceremonies. */
  async function placeOf({ host }: Caller) {
    const subdomain = host.app === 'org' ? host.subdomain : refuse('request.unknown');
    const holder = await executor.reserved.holderOf('subdomain', subdomain);
    const organisationId = holder?.id ?? refuse('request.unknown');
    await mustStand(kit, { organisationId });
    const origin = origins.org(subdomain);
    return { organisationId, origin, rpId: new URL(origin).hostname };
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
      let appName = '';
      const { owner, deviceId, position } = await finishSignIn(
        kit,
        begun,
        credential as never,
        caller.provenance,
        async ({ applicationId, id }) => {
          if (!applicationId) return false;
          const { state, ancestors } = await executor.look(ref(application, applicationId));
          const { settings } = state;
          if (ancestors.organisationId !== organisationId || !settings) return false;
          appName = settings.name;
          const isNamed =
            !begun.username || (await usersNamed(kit, applicationId, begun.username)).includes(id);
          return applicationKinds[settings.kind].family === 'radius' && isNamed;
        },
      );
      const { code, expiresAt } = await newCode(kit, owner.id);
      const accepted = await acceptedOf(kit, owner.id, begun.rpId, deviceId);
      return { errorCode: 0, code, expiresAt, appName, accepted, position };
    },
  } satisfies CommandHandlers;
}
