import type { TransactionReply } from '../../api/calls/approvals/transactions.ts';
import { ownerRef } from '../../domain/device/commands.ts';
import { aboutKind } from '../../domain/families/requests.ts';
import { lives, ref, streamOf } from '../../domain/kit.ts';
import type { TransactionOpened } from '../../domain/transaction/events.ts';
import { statusAt, type Transaction, transaction } from '../../domain/transaction/transaction.ts';
import type { Kit } from '../../server-kit/kit.ts';

/** A request as recorded in the log, without personal fields. */
export async function lookAt({ executor }: Pick<Kit, 'executor'>, id: string, fresh = false) {
  const { state, ancestors } = await executor.look(ref(transaction, id), { fresh });
  return { state, ancestors };
}
/** The outcome of a request, in the words of the requirements. */
export function outcomeOf(state: ReturnType<typeof statusAt>): TransactionReply['status'] {
  if (state === 'pending') return 'PENDING';
  return state === 'approved' || state === 'completed' ? 'SUCCESS' : 'FAILED';
}
/** The state of a request as told to the waiting screen. */
export async function statusOf(
  kit: Pick<Kit, 'executor' | 'clock'>,
  id: string,
  fresh = false,
): Promise<TransactionReply> {
  const { state } = await lookAt(kit, id, fresh);
  const now = statusAt(state, kit.clock());
  const status = outcomeOf(now);
  return {
    errorCode: 0,
    transactionId: id,
    transactionStatus: status,
    status,
    state: now,
    message: state.message,
    expiresAt: state.opened!.expiresAt,
  };
}
/** The personal fields of a request; null once erased. */
export async function personalIn({ store, vault }: Pick<Kit, 'store' | 'vault'>, id: string) {
  const stream = streamOf(ref(transaction, id));
  const [first] = await Array.fromAsync(store.readStream(stream, { maxCount: 1 }));
  const [read] = await vault.open([first!]);
  type OpenedData = ReturnType<typeof TransactionOpened>['data'];
  // Fields added in a later version are absent in the data of an earlier one.
  return read!.data as Partial<Pick<OpenedData, 'account' | 'registration' | 'device' | 'ip' | 'place'>>;
}

/** The existing person whom a request names, for the audit of the organisation. */
export async function whoseIs({ executor }: Kit, { opened }: Transaction) {
  if (!opened?.ownerId) return null;
  const owner = { kind: aboutKind(opened.kind).owner, id: opened.ownerId };
  return lives((await executor.look(ownerRef(owner))).state) ? owner : null;
}
