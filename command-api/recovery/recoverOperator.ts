import type { AboutRecovery } from '../../api/calls/operators/recovery.ts';
import { unsubscribe } from '../../approvals/push/unsubscribe.ts';
import { formsOf } from '../../domain/addresses.ts';
import { ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import {
  CompleteRecovery,
  OpenRecovery,
  RequestRecovery,
  StopRecovery,
} from '../../domain/recovery/commands.ts';
import type { Recovery } from '../../domain/recovery/recovery.ts';
import { type Begun, beginRegistration } from '../../passkeys/begin.ts';
import { begunBy, finishRegistration } from '../../passkeys/finish.ts';
import { passkeysOf } from '../../passkeys/ownPasskeys.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import { withinQuota } from '../../server-kit/calls/quota.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { afterReply } from '../afterReply.ts';
import { enrollable, type Link, openAttempt, recoverable, recoveryOf } from './recovery.ts';

/** Handles the recovery of operators' access. Their passkeys are made and used on the base host. */
export function recoveryHandlers(kit: Kit) {
  const { tokens, executor, origins, config, clock } = kit;
  const rp = { rpId: config.BASE_DOMAIN, origin: origins.public };
  async function request(address: string, caller: Caller) {
    const found = await executor.reserved.anyHolderOf('email', formsOf(address));
    if (!found) return;
    await recoverable(kit, found.id);
    // Only what is mailed counts, so that whoever is refused has links in the mailbox that still work.
    await withinQuota(kit, 'recoveryMails', found.id);
    const owner = { kind: 'operator', id: found.id } as const;
    const { provenance } = caller;
    await executor.execute(RequestRecovery, { id: found.id, owner, by: 'self' }, provenance);
  }

  async function aboutRecovery(link: Link, state: Recovery, organisationId: string, waitHours: number) {
    const [person, company] = await Promise.all([
      personalOf(kit, ref(operator, link.personId)),
      personalOf(kit, ref(organisation, organisationId)),
    ]);
    const opened = state.phase === 'opened';
    const ready = opened && new Date(clock()).toISOString() >= state.readyAt;
    return {
      errorCode: 0,
      name: person.name ?? '',
      email: person.email ?? '',
      organisationName: company.name ?? '',
      phase: ready ? 'ready' : opened ? 'waiting' : 'requested',
      waitHours: state.by === 'self' ? waitHours : 0,
      readyAt: opened ? state.readyAt : null,
      expiresAt: opened ? state.expiresAt : state.openUntil,
    } satisfies AboutRecovery;
  }

  return {
    /** Looks nothing up before it answers, so that neither the answer nor its time reveals who is registered. */
    async requestRecovery({ email }, caller) {
      afterReply(kit, 'a recovery could not be requested', () => request(email, caller));
      return { errorCode: 0 };
    },

    async readRecovery({ accessToken }) {
      const { kind } = tokens.open(['recovery', 'stop recovery'], accessToken);
      const { link, state, organisationId, waitHours } = await openAttempt(kit, accessToken, kind);
      return aboutRecovery(link, state, organisationId, waitHours);
    },

    async openRecovery({ accessToken }, caller) {
      const { link, organisationId, waitHours } = await openAttempt(kit, accessToken);
      const { position } = await executor.execute(
        OpenRecovery,
        { id: link.personId, round: link.round, waitHours },
        caller.provenance,
      );
      return {
        ...(await aboutRecovery(link, await recoveryOf(kit, link.personId), organisationId, waitHours)),
        position,
      };
    },

    async enrolRecovery({ accessToken }) {
      const { personId, round } = tokens.open<Link>('recovery', accessToken);
      const link = { personId, round };
      const { deviceId } = await enrollable(kit, link);
      const { email, name } = await personalOf(kit, ref(operator, personId));
      return beginRegistration(tokens, 'recover', {
        ...rp,
        rpName: 'Latchkey',
        holderId: personId,
        userName: email ?? '',
        displayName: name ?? '',
        link,
        deviceId,
        has: await passkeysOf(kit, personId),
      });
    },

    /** The recovery's own stream decides before the device is added; after that, all of the person's sessions and apps end. */
    async verifyEnrolRecovery({ credential, transactionId }, caller) {
      const begun = begunBy<Begun & { link: Link; deviceId: string }>(kit, 'recover', transactionId);
      const { personId, round } = begun.link;
      const { organisationId, deviceId } = await enrollable(kit, begun.link, { resuming: true });
      const { position } = await finishRegistration(
        kit,
        { ...begun, recovered: true },
        credential as never,
        { kind: 'operator', id: personId, organisationId, applicationId: null },
        caller.provenance,
        (by) => executor.execute(CompleteRecovery, { id: personId, round, deviceId }, by),
        async (by) => {
          await kit.sessions.endAllOf(personId);
          await unsubscribe(kit, [personId], by);
        },
      );
      return { errorCode: 0, position };
    },

    async stopRecovery({ accessToken }, caller) {
      const { personId, round } = tokens.open<Link>('stop recovery', accessToken);
      const { provenance } = caller;
      const { position } = await executor.execute(StopRecovery, { id: personId, round }, provenance);
      return { errorCode: 0, position };
    },

    async stopRecoveryOf({ userId }, caller) {
      const { provenance } = caller;
      const { id, position } = await executor.execute(StopRecovery, { id: userId }, provenance);
      return { errorCode: 0, id, position };
    },
  } satisfies CommandHandlers;
}
