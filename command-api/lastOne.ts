import type { Claim, Command, Ref, State } from '../domain/kit.ts';
import { counts, type Keeping } from '../domain/lastOne.ts';
import { Refusal } from '../domain/refusals.ts';
import type { Done, InputOf } from '../event-store/execute.ts';
import type { Origin } from '../event-store/metadata.ts';
import type { Kit } from '../server-kit/kit.ts';

type Leaving = {
  /** Whose stream decides that the last one stays. */
  keeper: Ref;
  /** What it holds several of. */
  claim: Claim;
  /** The one that is to stop working. */
  leaver: string;
  command: Command;
  inputWith: (other: string | null) => unknown;
};
const bookkeeping = { role: 'system', id: 'last-one' } as const;
/** What keeps the last one is bookkeeping: the audit shows the suspension or removal itself. */
export const behindTheScenes = ({ idempotencyKey: _, ...origin }: Origin): Origin => ({
  ...origin,
  actor: bookkeeping,
});

/** Whether one that holds a slot works on its own: is neither suspended nor still being registered. */
const works = (state: State & { enrolling?: boolean }) => state.status === 'active' && !state.enrolling;

/**
 * Lets one of several stop working while another one still does, or throws what the command refuses. The other one is
 * only looked up here; the keeper's stream decides. When it stops at the same moment, the next one is looked up.
 */
export async function leave(
  { executor }: Pick<Kit, 'executor'>,
  leaving: Leaving,
  origin: Origin,
): Promise<Done> {
  const { keeper, claim, leaver, command, inputWith } = leaving;
  async function another(): Promise<string | null> {
    const kept = (await executor.look(keeper, { fresh: true })).state as unknown as Keeping;
    for await (const holder of executor.reserved.eachHolder(claim)) {
      if (holder.id === leaver || !counts(kept, holder.id)) continue;
      if (works((await executor.look(holder)).state)) return holder.id;
    }
    return null;
  }
  for (;;) {
    const other = await another();
    try {
      const input = inputWith(other) as InputOf<Command>;
      return await executor.execute(command, input, behindTheScenes(origin));
    } catch (error) {
      if (!(error instanceof Refusal) || other === null) throw error;
      // Only a refusal that the other one's leaving explains is worth another look.
      const { state } = await executor.look(keeper, { fresh: true });
      if (counts(state as unknown as Keeping, other)) throw error;
    }
  }
}
