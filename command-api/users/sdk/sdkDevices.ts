import { ref } from '../../../domain/kit.ts';
import { refuse } from '../../../domain/refusals.ts';
import { takesMoreDevices } from '../../../domain/user/commands.ts';
import { user } from '../../../domain/user/user.ts';
import { idOf } from '../../../event-store/executor/prepare.ts';
import { type Begun, beginRegistration } from '../../../passkeys/begin.ts';
import { must } from '../../../passkeys/client.ts';
import { begunBy, finishRegistration } from '../../../passkeys/finish.ts';
import { passkeysOf } from '../../../passkeys/ownPasskeys.ts';
import type { CommandHandlers } from '../../../server-kit/http/request/caller.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { personalOf } from '../../../server-kit/personal.ts';
import { recoverableUser } from '../../recovery/recovery.ts';
import { ownDeviceSite, signsIn, tokenFor } from './sdkSite.ts';

type Adding = Begun & { appId: string; userId: string; deviceId: string };
const token = 'add user passkey';

/** Handles adding a passkey on the website, after an existing passkey has confirmed it. */
export function sdkDeviceHandlers(kit: Kit) {
  const { executor, tokens } = kit;
  return {
    /** Confirms with an existing passkey, which counts as a sign-in like any other and adds only one passkey. */
    async sdkAddDevice(asked, caller) {
      const { appId } = asked;
      const site = await ownDeviceSite(kit, appId, caller);
      const { app, organisationId, rpId, origin } = site;
      takesMoreDevices(app);
      const { begun, owner, position } = await signsIn(kit, site, asked, caller);
      const userId = owner.id;
      const [has, most] = [
        await passkeysOf(kit, userId),
        await executor.grantedTo(organisationId, 'max.device.count'),
      ];
      if (typeof most === 'number' && has.length >= most) refuse('device.limit');
      const { username, name } = await personalOf(kit, ref(user, userId));
      const once = { correlationId: begun.id, idempotencyKey: begun.id };
      const registration = await beginRegistration(tokens, token, {
        ...{ rpId, origin, appId, userId, has },
        deviceId: idOf({ actor: { role: 'user', id: userId }, ...once }, 'device'),
        rpName: app.settings!.name,
        userName: username ?? '',
        displayName: name ?? '',
      });
      return { ...registration, position };
    },

    async sdkVerifyAddDevice({ appId, credential, transactionId }, caller) {
      const site = await ownDeviceSite(kit, appId, caller);
      takesMoreDevices(site.app);
      const begun = begunBy<Adding>(kit, token, transactionId);
      must(begun.appId === appId && begun.origin === site.origin, 'another application');
      const { userId: id, deviceId } = begun;
      const { organisationId } = await recoverableUser(kit, id);
      const { position } = await finishRegistration(
        kit,
        begun,
        credential as never,
        { kind: 'user', id, organisationId, applicationId: appId },
        caller.provenance,
        async () => undefined,
      );
      return { errorCode: 0, ...(await tokenFor(kit, site, { userId: id, deviceId })), position };
    },
  } satisfies CommandHandlers;
}
