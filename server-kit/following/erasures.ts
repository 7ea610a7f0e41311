import { SubjectErased } from '../../domain/erasure/events.ts';
import { type Following, follow } from '../../event-store/reader/follow.ts';
import type { Kit } from '../kit.ts';

/** Destroys the keys that any process erases, also in this process's cache, until the signal aborts. */
export const followErasures = (
  { store, vault, log }: Pick<Kit, 'store' | 'vault' | 'log'>,
  signal: AbortSignal,
): Following =>
  follow(
    store,
    {
      name: 'erased-keys',
      filter: { eventTypes: [SubjectErased.type] },
      from: 'end',
      async fold({ events }) {
        // All of them leave the cache at once, whether or not the keys can be reached, and are destroyed by one statement.
        await Promise.all(events.map(({ data }) => vault.erase((data as { subject: string }).subject)));
      },
      failed: (error) => log.error({ err: error }, 'an erased key is destroyed again'),
    },
    signal,
  );
