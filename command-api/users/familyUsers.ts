import { isSuspension } from '../../api/calls/parts/suspending.ts';
import type { Calls } from '../../api/calls.ts';
import type { SharedHandlersOf } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { devicesOf } from '../devices.ts';
import { updateUserOf } from './users.ts';

/** Handles changes of the users of single sign-on and networks and of their devices, for each family alike. */
export const sharedUserHandlers = (
  kit: Kit,
): Pick<SharedHandlersOf<Calls, 'command'>, 'updatesUser' | 'suspendsDevice' | 'removesDevice'> => ({
  updatesUser: (realm) => updateUserOf(kit, realm),
  suspendsDevice(realm) {
    const devices = devicesOf(kit, 'user', realm);
    return async (body, caller) => {
      const suspended = isSuspension(body);
      const done = await devices.suspend(body, suspended, caller);
      const errorMessage = `Device ${suspended ? 'suspended' : 'activated'} Successfully`;
      return { ...done, errorMessage };
    };
  },
  removesDevice: (realm) => devicesOf(kit, 'user', realm).remove,
});
