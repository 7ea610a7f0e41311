import type { z } from 'zod';
import type { sdkCalls } from '../../api/calls/sdk.ts';
import { withinRegistrations } from '../../approvals/registrationQuota.ts';
import { stillOpen } from '../../domain/invite/commands.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { openTo, RegisterUser } from '../../domain/user/commands.ts';
import { user } from '../../domain/user/user.ts';
import { usernameClaims } from '../../domain/user/username.ts';
import { newId } from '../../event-store/newId.ts';
import { type Begun, beginRegistration, beginSignIn } from '../../passkeys/begin.ts';
import { must } from '../../passkeys/client.ts';
import { begunBy, finishRegistration } from '../../passkeys/finish.ts';
import { acceptedOf } from '../../passkeys/ownPasskeys.ts';
import type { CommandHandlers } from '../../server-kit/http/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { joining, knownInvite, openInvite, useUp } from '../invites/openInvite.ts';
import { beginUserRecovery, finishUserRecovery, recovering, recoveryIn } from '../recovery/recoverUser.ts';
import { ownDeviceSite, signsIn, siteFor, tokenFor } from './sdkSite.ts';

type In<K extends 'sdkRegister' | 'sdkVerifyRegister' | 'sdkLogin' | 'sdkVerifyLogin'> = {
  appId: string;
} & ((typeof sdkCalls)[K] extends {
  body: infer B extends z.ZodType;
}
  ? z.output<B>
  : never);
type Registering = Begun & {
  appId: string;
  userId: string;
  organisationId: string;
  deviceId: string;
  username: string;
  name: string;
  inviteId: string | null;
};

/** Handles ceremonies of an application's users on the customer's own origin, whose host is the RP ID. */
export function sdkHandlers(kit: Kit) {
  const { tokens, executor } = kit;

  /** The person who registers, as typed or as invited to this application. */
  async function whoRegisters({ appId, username = '', name, invite }: In<'sdkRegister'>) {
    if (!invite) return { username, name, userId: newId(), deviceId: newId(), inviteId: null };
    const { inviteId, applicationId, ...invited } = await openInvite(kit, invite);
    if (applicationId !== appId) refuse('session.token');
    const ids = { userId: joining(inviteId, 'user'), deviceId: joining(inviteId, 'device') };
    return { username: invited.email, name: invited.name, inviteId, ...ids };
  }

  /** Refuses a deleted invitation. A used one passes: this may be a repeat, which the ids derived from it decide. */
  async function notDeleted(inviteId: string) {
    const { state } = await knownInvite(kit, inviteId);
    if (!state.used) stillOpen(state, new Date(kit.clock()));
  }

  return {
    async sdkChallenge({ appId }, caller) {
      await siteFor(kit, appId, caller);
      return { ...(await kit.captcha.challenge()) };
    },

    async sdkRegister(input, caller) {
      const { appId } = input;
      const { app, organisationId, rpId, origin } = await ownDeviceSite(kit, appId, caller);
      const lost = input.invite ? recoveryIn(kit, input.invite) : null;
      if (lost) return beginUserRecovery(kit, lost, { appId, rpId, origin, rpName: app.settings!.name });
      openTo(app, input.invite !== undefined);
      const { username, name, ...ids } = await whoRegisters(input);
      return beginRegistration(tokens, 'register user', {
        rpId,
        origin,
        rpName: app.settings!.name,
        appId,
        organisationId,
        username,
        name,
        ...ids,
        userName: username,
        displayName: name,
      });
    },

    async sdkVerifyRegister({ appId, credential, transactionId }, caller) {
      const site = await ownDeviceSite(kit, appId, caller);
      const begun = begunBy<Registering>(kit, ['register user', recovering], transactionId);
      must(begun.appId === appId && begun.origin === site.origin, 'another application');
      const { userId, deviceId, username, name, inviteId } = begun;
      const { provenance: by } = caller;
      if (begun.kind === recovering) {
        const { position } = await finishUserRecovery(kit, begun as never, credential as never, by);
        return { errorCode: 0, ...(await tokenFor(kit, site, { userId, deviceId })), position };
      }
      if (inviteId) await notDeleted(inviteId);
      const person = { id: userId, applicationId: appId, username, name, enrolling: true };
      const { organisationId } = site;
      const owner = { kind: 'user', id: userId, organisationId, applicationId: appId } as const;
      const { position } = await executor.reserved.during(`user-${userId}`, () =>
        finishRegistration(
          kit,
          begun,
          credential as never,
          owner,
          by,
          async (by) => {
            const invited = inviteId ? { inviteId } : {};
            for (const claim of usernameClaims(appId, username, invited.inviteId))
              await executor.reserve(claim, ref(user, userId), by);
            if (!inviteId) await withinRegistrations(kit, site, caller.ip);
            await executor.execute(RegisterUser, { ...person, ...invited }, by);
          },
          async (by) => inviteId && useUp(kit, inviteId, by),
        ),
      );
      return { errorCode: 0, ...(await tokenFor(kit, site, { userId, deviceId })), position };
    },

    async sdkLogin({ appId, username }, caller) {
      const { rpId, origin } = await ownDeviceSite(kit, appId, caller);
      return beginSignIn(tokens, 'sign user in', { rpId, origin, appId, username: username ?? null });
    },

    async sdkVerifyLogin({ appId, credential, transactionId }, caller) {
      const site = await ownDeviceSite(kit, appId, caller);
      const asked = { appId, credential, transactionId };
      const { begun, owner, deviceId, position } = await signsIn(kit, site, asked, caller);
      const accepted = await acceptedOf(kit, owner.id, begun.rpId);
      return {
        errorCode: 0,
        ...(await tokenFor(kit, site, { userId: owner.id, deviceId })),
        accepted,
        position,
      };
    },
  } satisfies CommandHandlers;
}
