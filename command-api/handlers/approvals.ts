import type { Approval } from '../../api/calls/sessions.ts';
import { ref, streamOf } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { statusAt, type Transaction, transaction } from '../../domain/transaction/transaction.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { numbersOf } from '../ceremony/approval.ts';

/** What a request asks of whoever has its link: where it came from and when, and the numbers to choose from. */
export async function approvalOf(
  { executor, store, vault, clock, config }: Kit,
  id: string,
): Promise<Approval> {
  const state = (await executor.look(ref(transaction, id))).state as Transaction;
  const opened = state.opened ?? refuse('transaction.unknown');
  const [first] = await Array.fromAsync(store.readStream(streamOf(ref(transaction, id)), { maxCount: 1 }));
  const [read] = await vault.open([first!]);
  const { device, place } = read!.data as {
    device: string | null;
    place: { longitude: number; latitude: number } | null;
  };
  return {
    id,
    type: 2,
    auth: null,
    longitude: place?.longitude ?? null,
    latitude: place?.latitude ?? null,
    reqTime: opened.requestedAt,
    device,
    state: statusAt(state, clock()),
    message: state.message,
    expiresAt: opened.expiresAt,
    secondsLeft: Math.max(0, Math.round((Date.parse(opened.expiresAt) - clock()) / 1000)),
    numbers: numbersOf(opened),
    tiles: config.TILES_URL,
  };
}
