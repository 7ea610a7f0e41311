import { SubjectErased } from '../../domain/erasure/events.ts';
import { type Following, follow } from '../../event-store/reader/follow.ts';
import type { Destroyed } from '../../event-store/vault/erasedAgain.ts';
import type { Kit } from '../kit.ts';

/** Milliseconds between two notes of how far the keys are destroyed. A start looks again at what came after the last one. */
const minute = 60_000;

type Erasing = Pick<Kit, 'store' | 'vault' | 'log'> & {
  /** Notes in the key store how far its keys are destroyed. */
  note: (destroyed: Destroyed) => Promise<unknown>;
};

/**
 * Destroys the keys that any process erases, also in this process's cache, until the signal aborts. Now and then it notes
 * how far it is.
 */
export function followErasures(
  { store, vault, log, note }: Erasing,
  signal: AbortSignal,
  often = minute,
): Following {
  let after: number | undefined;
  let notedAt = Number.NEGATIVE_INFINITY;
  async function noteNowAndThen(through: number) {
    // What was in the log before the first batch was not folded here.
    after ??= through;
    if (performance.now() - notedAt < often) return;
    notedAt = performance.now();
    try {
      await note({ after, through });
      // A note before this one is then that of older keys, which were put in the place of those that were here.
      after = through;
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'how far erased keys are destroyed could not be noted');
    }
  }
  return follow(
    store,
    {
      name: 'erased-keys',
      filter: { eventTypes: [SubjectErased.type] },
      from: 'end',
      async fold({ events, position }) {
        // All of them leave the cache at once, whether or not the keys can be reached, and are destroyed by one statement.
        await Promise.all(events.map(({ data }) => vault.erase((data as { subject: string }).subject)));
        await noteNowAndThen(position);
      },
      failed: (error) => log.error({ err: error }, 'an erased key is destroyed again'),
    },
    signal,
  );
}
