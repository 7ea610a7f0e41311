import type { z } from 'zod';
import type { sdkCalls } from '../../../api/calls/approvals/sdk.ts';
import { linkTo } from '../../../approvals/links.ts';
import { openDeviceRequest } from '../../../approvals/registration/furtherDevice.ts';
import { refuse } from '../../../domain/refusals.ts';
import { takesMoreDevices } from '../../../domain/user/commands.ts';
import { idOf } from '../../../event-store/executor/ids.ts';
import { type Begun, beginRegistration } from '../../../passkeys/begin.ts';
import { must } from '../../../passkeys/client.ts';
import { type Confirmed, mustStillCount } from '../../../passkeys/confirmed.ts';
import { begunBy, finishRegistration } from '../../../passkeys/finish.ts';
import { holderOf, holdersWith } from '../../../passkeys/holders.ts';
import { passkeysOf } from '../../../passkeys/ownPasskeys.ts';
import { tokenFor } from '../../../passkeys/userToken.ts';
import type { Caller, CommandHandlers } from '../../../server-kit/calls/caller.ts';
import { deviceIn } from '../../../server-kit/http/request/userAgent.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import { knownOf } from '../../../server-kit/people/details.ts';
import { recoverableUser } from '../../recovery/recovery.ts';
import { ownDeviceSite, signsIn } from './sdkSite.ts';

type Adding = Begun & Confirmed & { appId: string; userId: string; holderId: string; deviceId: string };
const token = 'add user passkey';
type Answered = { appId: string } & z.output<typeof sdkCalls.sdkAddDevice.body>;

/** Handles adding a passkey on the website or on a phone, after an existing passkey has confirmed it. */
export function sdkDeviceHandlers(kit: Kit) {
  const { executor, tokens } = kit;

  /**
   * Confirms with an existing passkey on the website, which counts as a sign-in like any other, and fixes the id of the
   * one device that it adds.
   */
  async function confirmed(asked: Answered, caller: Caller) {
    const site = await ownDeviceSite(kit, asked.appId, caller);
    takesMoreDevices(site.app);
    const { begun, owner, holder, deviceId: confirmedBy, position } = await signsIn(kit, site, asked, caller);
    const confirmedAt = kit.clock();
    const userId = owner.id;
    const [has, most] = [
      await passkeysOf(kit, ...(await holdersWith(kit, holder))),
      await executor.grantedTo(site.organisationId, 'max.device.count'),
    ];
    if (typeof most === 'number' && has.length >= most) refuse('device.limit');
    const once = { correlationId: begun.id, idempotencyKey: begun.id };
    const deviceId = idOf({ actor: { role: 'user', id: userId }, ...once }, 'device');
    const { username, name } = await knownOf(kit, userId);
    return {
      site,
      userId,
      holderId: (await holderOf(kit, owner)).id,
      ...{ deviceId, confirmedBy, confirmedAt },
      has,
      username: username ?? '',
      name: name ?? '',
      position,
    };
  }

  return {
    async sdkAddDevice(asked, caller) {
      const { site, has, username, name, position, ...ids } = await confirmed(asked, caller);
      const { rpId, origin, appId, app } = site;
      const registration = await beginRegistration(tokens, token, {
        ...{ rpId, origin, appId, ...ids, has },
        rpName: app.settings!.name,
        userName: username,
        displayName: name,
      });
      return { ...registration, position };
    },

    async sdkAddPhone(asked, caller) {
      const { userId: ownerId, deviceId, username, ...by } = await confirmed(asked, caller);
      const { confirmedBy, confirmedAt, holderId } = by;
      const from = { device: deviceIn(caller), ip: caller.ip, place: asked.place ?? null };
      const registration = { confirmedBy, confirmedAt, holderId };
      const asking = {
        applicationId: asked.appId,
        ...{ ownerId, deviceId, account: username, registration, ...from },
      };
      const { id, number, secret, expiresAt } = await openDeviceRequest(kit, asking, caller.provenance);
      const opened = { transactionId: id, secret, number: number!, expiresAt };
      return { errorCode: 0, ...opened, ...(await linkTo(kit, id)) };
    },

    async sdkVerifyAddDevice({ appId, credential, transactionId }, caller) {
      const site = await ownDeviceSite(kit, appId, caller);
      takesMoreDevices(site.app);
      const begun = begunBy<Adding>(kit, token, transactionId);
      must(begun.appId === appId && begun.origin === site.origin, 'another application');
      const { userId: id, deviceId } = begun;
      await mustStillCount(kit, begun.holderId, begun);
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
