import { ref } from '../../domain/kit.ts';
import { UnsubscribePush } from '../../domain/pushSubscription/commands.ts';
import { pushSubscription } from '../../domain/pushSubscription/pushSubscription.ts';
import { ignoreRefusal } from '../../domain/refusals.ts';
import { further, type Provenance } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';

/**
 * Ends the messages to the installed apps of these people: to all, or to `some` by the device with whose passkey they were
 * signed in when they subscribed. An app that its owner still has is signed in again, and subscribes anew.
 */
export async function unsubscribe(
  { executor }: Pick<Kit, 'executor'>,
  ownerIds: readonly string[],
  by: Provenance,
  some: (deviceId: string | null) => boolean | Promise<boolean> = () => true,
) {
  for (const of of ownerIds)
    for await (const { id } of executor.reserved.eachHolder({ kind: 'push.count', of })) {
      const { state } = await executor.look(ref(pushSubscription, id), { fresh: true });
      if (!(await some(state.deviceId))) continue;
      await executor.execute(UnsubscribePush, { id }, further(by)).catch(ignoreRefusal);
    }
}
