import { Refusal } from '../../domain/refusals.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { lookAt, whoseIs } from '../requests/look.ts';
import { notify, notifyNobody } from './notify.ts';
import { pusherOf } from './pusher.ts';
import { vapidOf } from './vapid.ts';

/**
 * Sends a user's request to the apps of the person whom it names. The opener does not learn whether the person exists,
 * has an app or was asked too often, and does not wait for the push services.
 */
export function sendsTo(kit: Kit) {
  const pusher = pusherOf(kit, vapidOf(kit));
  return async (transactionId: string, provenance: Provenance) => {
    const { state } = await lookAt(kit, transactionId);
    const owner = await whoseIs(kit, state);
    const { organisationId, ownerId } = state.opened!;
    const asked = await (owner
      ? notify(kit, pusher, { owner, organisationId: organisationId!, transactionId }, provenance)
      : notifyNobody(kit, { ownerId: ownerId!, transactionId }, provenance)
    ).catch((error) => {
      if (error instanceof Refusal && error.code === 'push.tooMany') return undefined;
      throw error;
    });
    asked?.send().catch((error) => kit.log.warn({ err: error }, 'a push message was not sent'));
  };
}
