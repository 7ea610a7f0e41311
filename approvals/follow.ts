import type { TransactionReply } from '../api/calls/approvals/transactions.ts';
import { ref, streamOf } from '../domain/kit.ts';
import { transaction } from '../domain/transaction/transaction.ts';
import type { Kit } from '../server-kit/kit.ts';
import type { Changes } from './changes.ts';
import { lookAt, statusOf } from './requests/look.ts';

/**
 * Reports the state of a request now, at its outcome, and when something happens to one of the other streams. It ends with the
 * outcome or the signal.
 */
export async function* followed(
  kit: Pick<Kit, 'executor' | 'clock'>,
  changes: Changes,
  id: string,
  signal: AbortSignal,
  others: readonly string[] = [],
): AsyncGenerator<TransactionReply, void> {
  for (;;) {
    const { opened } = (await lookAt(kit, id)).state;
    const left = Math.max(0, Date.parse(opened!.expiresAt) - kit.clock());
    const { come } = await changes.next([streamOf(ref(transaction, id)), ...others], left + 10, signal);
    // The log reports an outcome slightly before this process has cached it, so the state is read fresh.
    const now = await statusOf(kit, id, true);
    yield now;
    if (now.transactionStatus !== 'PENDING' || signal.aborted) return;
    await come;
  }
}
