import { type Flags, isSuspension } from '../../api/calls/parts/suspending.ts';
import type { FamilyName } from '../../domain/families/families.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { devicesOf } from '../devices.ts';
import { updateUserOf } from './users.ts';

type OneDevice = { userId: string; credentialID: string };

/** Suspends, activates and removes devices of one family's users. */
function devicesIn(kit: Kit, realm: FamilyName) {
  const devices = devicesOf(kit, 'user', realm);
  return {
    async suspend(body: OneDevice & Flags, caller: Caller) {
      const suspended = isSuspension(body);
      const done = await devices.suspend(body, suspended, caller);
      return {
        ...done,
        errorMessage: suspended ? 'Device suspended Successfully' : 'Device activated Successfully',
      };
    },
    remove: (body: OneDevice, caller: Caller) => devices.remove(body, caller),
  };
}

/** Handles changes of users of OpenID, SAML and RADIUS applications and of their devices. */
export function familyUserHandlers(kit: Kit) {
  const oidc = devicesIn(kit, 'oidc');
  const saml = devicesIn(kit, 'saml');
  const radius = devicesIn(kit, 'radius');
  return {
    updateOidcUser: updateUserOf(kit, 'oidc'),
    suspendOIDCUserDevice: oidc.suspend,
    removeOIDCUserDevice: oidc.remove,
    updateSamlUser: updateUserOf(kit, 'saml'),
    suspendSAMLUserDevice: saml.suspend,
    removeSAMLUserDevice: saml.remove,
    updateRadiusUser: updateUserOf(kit, 'radius'),
    suspendRadiusUserDevice: radius.suspend,
    removeRadiusUserDevice: radius.remove,
  } satisfies CommandHandlers;
}
