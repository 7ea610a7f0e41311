import type { TransactionReply } from '../api/calls/approvals/transactions.ts';
import { ref, streamOf } from '../domain/kit.ts';
import { transaction } from '../domain/transaction/transaction.ts';
import type { Kit } from '../server-kit/kit.ts';
import type { Changes } from './changes.ts';
import { lookAt, statusOf } from './requests/look.ts';

type Following = Pick<Kit, 'executor' | 'clock'>;
/** The state of a request, and the streams of which something was told since the report before. */
type Report = { reply: TransactionReply; changed: ReadonlySet<string> };

/**
 * Reports the state of a request now, at its outcome, and when something happens to one of the other streams. It ends with the
 * outcome or the signal.
 */
export async function* followedWith(
  kit: Following,
  changes: Changes,
  id: string,
  signal: AbortSignal,
  others: readonly string[],
): AsyncGenerator<Report, void> {
  const watch = changes.watch([streamOf(ref(transaction, id)), ...others], signal);
  try {
    const { opened } = (await lookAt(kit, id)).state;
    const left = () => Math.max(0, Date.parse(opened!.expiresAt) - kit.clock()) + 10;
    await watch.begun(left());
    for (let changed: Report['changed'] = new Set(); ; changed = await watch.next(left())) {
      // The log reports an outcome slightly before this process has cached it, so the state is read fresh.
      const reply = await statusOf(kit, id, true);
      yield { reply, changed };
      if (reply.transactionStatus !== 'PENDING' || signal.aborted) return;
    }
  } finally {
    watch.end();
  }
}

/** Reports the state of a request now and at its outcome. It ends with the outcome or the signal. */
export async function* followed(
  kit: Following,
  changes: Changes,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<TransactionReply, void> {
  for await (const { reply } of followedWith(kit, changes, id, signal, [])) yield reply;
}
