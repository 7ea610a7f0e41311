import { isSuspension } from '../../api/calls/parts/suspending.ts';
import { calls } from '../../api/calls.ts';
import { formsOf } from '../../domain/addresses.ts';
import { device } from '../../domain/device/device.ts';
import { ref } from '../../domain/kit.ts';
import { limits } from '../../domain/limits.ts';
import { RequestDeviceInvitation } from '../../domain/operator/commands.ts';
import { operator } from '../../domain/operator/operator.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import { idOf } from '../../event-store/executor/ids.ts';
import { type Begun, beginRegistration, beginSignIn } from '../../passkeys/begin.ts';
import { type Grant, grantCounts } from '../../passkeys/confirmed.ts';
import { begunBy, finishRegistration, finishSignIn } from '../../passkeys/finish.ts';
import { asMember } from '../../passkeys/holders.ts';
import { passkeysOf } from '../../passkeys/ownPasskeys.ts';
import { admit } from '../../server-kit/calls/admit.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { recoveredOf } from '../../server-kit/people/recovered.ts';
import { mustStand } from '../../server-kit/people/standing.ts';
import { devicesOf } from '../devices.ts';
import { mailsTo } from '../mail/quota.ts';
import { mustReachMember } from '../reach.ts';

const minutes = 60;
/** The new device's id derives from `once`, so that a token adds only one device and a repeat resumes. */
export type Granted = Grant & { once: string };
export const deviceOf = ({ operatorId, once }: Granted) =>
  idOf({ actor: { role: 'operator', id: operatorId }, correlationId: once, idempotencyKey: once }, 'device');

const held = ({ executor }: Kit, operatorId: string) =>
  executor.reserved.count({ kind: 'max.device.count', of: operatorId });

/** Refuses unless the operator may have one more device; adding it decides the limit exactly. */
export async function addingTo(kit: Kit, operatorId: string) {
  const { executor } = kit;
  const { ancestors } = await executor.look(ref(operator, operatorId));
  const organisationId = ancestors.organisationId ?? refuse('operator.unknown');
  await mustStand(kit, { organisationId, operatorId });
  const most = await executor.grantedTo(organisationId, 'max.device.count');
  if (typeof most === 'number' && (await held(kit, operatorId)) >= most) refuse('device.limit');
  return { operatorId, organisationId };
}
/** Refuses a grant that no longer counts, or whose device has been added. */
export async function unused(kit: Kit, granted: Granted) {
  if (!(await grantCounts(kit, granted))) refuse('session.token');
  const { state } = await kit.executor.look(ref(device, deviceOf(granted)));
  if (state.status !== 'absent') refuse('session.token');
}

type Named = { userId?: string | undefined; email?: string | undefined };
/**
 * Whom a new device is for: by id, else by address, else the caller. Whoever may not add devices of others is not told
 * whether an address is known.
 */
async function meant({ executor }: Kit, { userId, email }: Named, caller: Caller) {
  if (userId || !email) return userId ?? caller.actor.id;
  const found = (await executor.reserved.anyHolderOf('email', formsOf(email)))?.id ?? '';
  admit(calls.generateEmailToken, caller, { userId: found });
  return found || refuse('operator.unknown');
}

/** Handles the devices of team members, whose passkeys are made and used on the base host. */
export function operatorDeviceHandlers(kit: Kit) {
  const { tokens, executor, origins, config } = kit;
  const rp = { rpId: config.BASE_DOMAIN, origin: origins.public };
  const devices = devicesOf(kit, 'operator');

  return {
    async suspendOperatorDevice(body, caller) {
      return devices.suspend(body, isSuspension(body), caller);
    },

    async removeOperatorDevice(body, caller) {
      return devices.remove(body, caller);
    },

    async generateEmailToken(asked, caller) {
      const { id, organisationId } = caller.actor;
      const operatorId = await meant(kit, asked, caller);
      const { ancestors } = await executor.look(ref(operator, operatorId));
      if (ancestors.organisationId !== organisationId) refuse('operator.unknown');
      await mustReachMember(kit, id, operatorId);
      await addingTo(kit, operatorId);
      if (operatorId === id)
        return { errorCode: 0, accessToken: tokens.seal('own device', { operatorId }, 10 * minutes) };
      const { email } = await personalOf(kit, ref(operator, operatorId));
      if (email) await mailsTo(kit, ancestors.organisationId!, email);
      const { provenance } = caller;
      const { position } = await executor.execute(RequestDeviceInvitation, { id: operatorId }, provenance);
      return { errorCode: 0, accessToken: null, position };
    },

    async verifyDeviceToken({ accessToken }) {
      const claims = tokens.open<{ operatorId: string } & Partial<Granted>>(
        ['own device', 'new device'],
        accessToken,
      );
      const { operatorId, organisationId } = await addingTo(kit, claims.operatorId);
      if (claims.once) await unused(kit, { ...claims, once: claims.once });
      const [person, company] = [
        await personalOf(kit, ref(operator, operatorId)),
        await personalOf(kit, ref(organisation, organisationId)),
      ];
      return {
        errorCode: 0,
        step: claims.once ? ('add' as const) : ('confirm' as const),
        name: person.name ?? '',
        email: person.email ?? '',
        organisationName: company.name ?? '',
      };
    },

    async confirmDevice({ accessToken }) {
      const { operatorId } = tokens.open<{ operatorId: string }>('own device', accessToken);
      await addingTo(kit, operatorId);
      return beginSignIn(tokens, 'confirm device', { ...rp, ownerId: operatorId });
    },

    /** Confirms with an existing passkey; this counts as a sign-in like any other. */
    async verifyConfirmDevice({ credential, transactionId }, caller) {
      const begun = begunBy<Begun & { ownerId: string }>(kit, 'confirm device', transactionId);
      // Of a recovery that completes from here on, what is granted is not.
      const recovered = await recoveredOf(kit, begun.ownerId);
      const { owner, deviceId, position } = await finishSignIn(
        kit,
        begun,
        credential as never,
        caller.provenance,
        {
          as: asMember,
          fits: async ({ id }) => id === begun.ownerId,
        },
      );
      const granted: Granted = { operatorId: owner.id, once: begun.id, confirmedBy: deviceId, recovered };
      const expiresIn = limits.deviceCodeValidity / 1000;
      const accessToken = tokens.seal('new device', granted, expiresIn);
      return { errorCode: 0, accessToken, expiresIn, position };
    },

    async addDevice({ accessToken }) {
      const { kind: _, exp: __, ...granted } = tokens.open<Granted>('new device', accessToken);
      const { operatorId } = granted;
      await addingTo(kit, operatorId);
      await unused(kit, granted);
      const { email, name } = await personalOf(kit, ref(operator, operatorId));
      return beginRegistration(tokens, 'add device', {
        ...rp,
        rpName: 'Latchkey',
        holderId: operatorId,
        userName: email ?? '',
        displayName: name ?? '',
        granted,
        has: await passkeysOf(kit, operatorId),
      });
    },

    async verifyAddDevice({ credential, transactionId }, caller) {
      const begun = begunBy<Begun & { granted: Granted }>(kit, 'add device', transactionId);
      const { operatorId } = begun.granted;
      if (!(await grantCounts(kit, begun.granted))) refuse('session.token');
      const { ancestors } = await executor.look(ref(operator, operatorId));
      const organisationId = ancestors.organisationId ?? refuse('operator.unknown');
      const { position } = await finishRegistration(
        kit,
        { ...begun, deviceId: deviceOf(begun.granted) },
        credential as never,
        { kind: 'operator', id: operatorId, organisationId, applicationId: null },
        caller.provenance,
        async () => undefined,
      );
      return { errorCode: 0, message: 'Device Added Successfully', position };
    },
  } satisfies CommandHandlers;
}
