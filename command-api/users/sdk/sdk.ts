import { beginSignIn } from '../../../passkeys/begin.ts';
import { acceptedOf } from '../../../passkeys/ownPasskeys.ts';
import { tokenFor } from '../../../passkeys/userToken.ts';
import type { CommandHandlers } from '../../../server-kit/calls/caller.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { beginUser, finishUser } from '../registration.ts';
import { ownDeviceSite, signsIn, siteFor } from './sdkSite.ts';

/** Handles ceremonies of an application's users on the customer's own origin, whose host is the RP ID. */
export function sdkHandlers(kit: Kit) {
  const { tokens } = kit;

  return {
    async sdkChallenge({ appId }, caller) {
      await siteFor(kit, appId, caller);
      return { ...(await kit.captcha.challenge()) };
    },

    async sdkRegister({ appId, ...registrant }, caller) {
      return beginUser(kit, await ownDeviceSite(kit, appId, caller), registrant);
    },

    async sdkVerifyRegister({ appId, ...answered }, caller) {
      const site = await ownDeviceSite(kit, appId, caller);
      const { position, ...made } = await finishUser(kit, site, answered as never, caller);
      return { errorCode: 0, ...(await tokenFor(kit, site, made)), position };
    },

    async sdkLogin({ appId, username }, caller) {
      const { rpId, origin } = await ownDeviceSite(kit, appId, caller);
      return beginSignIn(tokens, 'sign user in', { rpId, origin, appId, username: username ?? null });
    },

    async sdkVerifyLogin({ appId, credential, transactionId }, caller) {
      const site = await ownDeviceSite(kit, appId, caller);
      const asked = { appId, credential, transactionId };
      const { begun, owner, holder, deviceId, position } = await signsIn(kit, site, asked, caller);
      const accepted = await acceptedOf(kit, holder.id, begun.rpId, deviceId);
      return {
        errorCode: 0,
        ...(await tokenFor(kit, site, { userId: owner.id, deviceId })),
        accepted,
        position,
      };
    },
  } satisfies CommandHandlers;
}
