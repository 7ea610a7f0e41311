import { counts, type Keeping } from '../domain/keeping/lastOne.ts';
import type { Claim, Command, Ref, State } from '../domain/kit.ts';
import { Refusal } from '../domain/refusals.ts';
import type { InputOf } from '../event-store/executor/execute.ts';
import { mustBeUnchanged } from '../event-store/executor/prepare.ts';
import type { Done } from '../event-store/executor/turns.ts';
import { further, type Provenance } from '../event-store/metadata.ts';
import type { Kit } from '../server-kit/kit.ts';

type Leaving = {
  /** The aggregate whose stream decides that the last one stays. */
  keeper: Ref;
  /** The claims that the keeper's members or devices hold. */
  claims: readonly Claim[];
  /** The id of the member or device that will stop working. */
  leaver: string;
  /** Whether another one can stand in for the leaver; by default each can. */
  counts?: (state: State) => boolean;
  /** Whether the keeper still counts another one. */
  stays?: (state: Keeping, id: string) => boolean;
  command: Command;
  inputWith: (other: string | null) => unknown;
};
const bookkeeping = { role: 'system', id: 'last-one' } as const;
/** Makes the system the actor, because the audit should show only the suspension or removal itself. */
export const behindTheScenes = ({ idempotencyKey: _, ...provenance }: Provenance): Provenance => ({
  ...provenance,
  actor: bookkeeping,
});
/** The same for what a keeper notes, which is not what the caller has read: it may have been edited since. */
export const atTheKeeper = (provenance: Provenance) => behindTheScenes(further(provenance));

/** True for a holder that is neither suspended nor still being registered. */
const works = (state: State & { enrolling?: boolean }) => state.status === 'active' && !state.enrolling;

/**
 * Withdraws one of several members or devices while another one still works, or throws the command's refusal. The other
 * one is only proposed here, and the keeper's stream decides. If it stops at the same moment, the next one is proposed.
 */
export async function leave(
  { executor }: Pick<Kit, 'executor'>,
  leaving: Leaving,
  provenance: Provenance,
): Promise<Done> {
  const {
    keeper,
    claims,
    leaver,
    counts: standsIn = () => true,
    stays = counts,
    command,
    inputWith,
  } = leaving;
  async function another(): Promise<string | null> {
    const kept = (await executor.look(keeper, { fresh: true })).state as unknown as Keeping;
    for (const claim of claims)
      for await (const holder of executor.reserved.eachHolder(claim)) {
        if (holder.id === leaver || !stays(kept, holder.id)) continue;
        const { state } = await executor.look(holder);
        if (works(state) && standsIn(state)) return holder.id;
      }
    return null;
  }
  for (;;) {
    const other = await another();
    try {
      const input = inputWith(other) as InputOf<Command>;
      return await executor.execute(command, input, atTheKeeper(provenance));
    } catch (error) {
      if (!(error instanceof Refusal) || other === null) throw error;
      // Only a refusal because the other one has left meanwhile is worth another try.
      const { state } = await executor.look(keeper, { fresh: true });
      if (stays(state as unknown as Keeping, other)) throw error;
    }
  }
}

/**
 * Refuses the removal of what somebody has changed since, before the keeper lets it go, which cannot be taken back. Returns
 * the provenance of the removal, which then no longer depends on that.
 */
export async function stillUnchanged(
  { executor }: Pick<Kit, 'executor'>,
  target: Ref,
  { unchangedSince, ...by }: Provenance,
): Promise<Provenance> {
  mustBeUnchanged(await executor.look(target, { fresh: true }), { unchangedSince });
  return by;
}

/** Stops the one that the keeper counts no more. If it goes on after all, because that is refused, the keeper counts it again. */
export async function stopOrStay<T>(stop: () => Promise<T>, stay: () => Promise<unknown>) {
  try {
    return await stop();
  } catch (error) {
    if (error instanceof Refusal) await stay();
    throw error;
  }
}
