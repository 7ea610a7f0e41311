import type { CommandHandlers } from '../../server-kit/http/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { devicesOf } from '../devices.ts';
import { updateUserOf } from './users.ts';

/** Handles changes of users of OpenID applications and of their devices. */
export function oidcUserHandlers(kit: Kit) {
  const devices = devicesOf(kit, 'user', 'oidc');
  return {
    updateOidcUser: updateUserOf(kit, 'oidc'),

    async suspendOIDCUserDevice(body, caller) {
      const done = await devices.suspend(body, body.suspend, caller);
      return {
        ...done,
        errorMessage: body.suspend ? 'Device suspended Successfully' : 'Device activated Successfully',
      };
    },

    async removeOIDCUserDevice(body, caller) {
      return devices.remove(body, caller);
    },
  } satisfies CommandHandlers;
}
