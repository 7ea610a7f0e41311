import type { Provenance } from '../../event-store/metadata.ts';
import { newId } from '../../event-store/newId.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { FencedError } from '../reactions/runner/fence.ts';
import { refresh } from './refresh.ts';

/** Ids of organisations whose subscription may still change, after this one, in order; at most so many. */
type SubscriptionPages = (after: string, most: number) => Promise<string[]>;
export type Reconciled = { asked: number; changed: number; failed: number };

/** Organisations that are read and asked for at once. */
const [pageSize, atOnce] = [100, 4];

/**
 * Asks the providers for every subscription that may still change, and takes what they say. However many there are, it
 * holds one page of them, and asks for a few at once. One that fails is left for the next time.
 */
export async function reconcileAll(
  kit: Kit,
  pages: SubscriptionPages,
  signal: AbortSignal = kit.closing,
): Promise<Reconciled> {
  const done: Reconciled = { asked: 0, changed: 0, failed: 0 };
  const provenance: Provenance = { actor: { role: 'system', id: 'reconciliation' }, correlationId: newId() };
  for (let after = ''; ; ) {
    const page = await pages(after, pageSize);
    const waiting = page.values();
    const work = async () => {
      for (const id of waiting) {
        if (signal.aborted) return;
        done.asked++;
        try {
          if (await refresh(kit, id, provenance)) done.changed++;
        } catch (error) {
          // Another process leads, which does the same from the beginning.
          if (error instanceof FencedError) throw error;
          done.failed++;
          kit.log.warn({ organisationId: id, err: error }, 'a subscription could not be asked for');
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    after = page.at(-1) ?? '';
    if (page.length < pageSize || signal.aborted) return done;
  }
}

const hour = 3_600_000;
/** The hour of the night, UTC, from which the reconciliation of a day runs. */
const nightHour = 2;
/** Milliseconds between looks whether a night has come. */
const looking = 10 * 60_000;
const [kind, id] = ['reconciliation', 'last'];
/** How long the last night is known, in milliseconds. It is longer than any pause. */
const knownFor = 10 * 365 * 24 * hour;

/** Reconciles once a night, in the process that leads. Returns what ends it. */
export function everyNight(kit: Kit, pages: SubscriptionPages): () => Promise<void> {
  const stopping = new AbortController();
  let running = Promise.resolve();
  async function look() {
    const night = Math.floor((kit.clock() - nightHour * hour) / (24 * hour));
    const last = await kit.records.get<{ night: number }>(kind, id);
    // A night that lies ahead was noted while the clock was wrong.
    if (last?.night === night) return;
    // After its first start, an installation has nothing to reconcile.
    if (last) {
      const done = await reconcileAll(kit, pages, stopping.signal);
      // The next process to lead does a night again that was not done to its end.
      if (stopping.signal.aborted) return;
      kit.log.info(done, 'subscriptions are reconciled');
    }
    await kit.records.put(kind, id, { night }, { expiresAt: kit.clock() + knownFor });
  }
  const begin = () => {
    running = running.then(look).catch((error) => {
      if (!stopping.signal.aborted) kit.log.warn({ err: error }, 'subscriptions could not be reconciled');
    });
  };
  begin();
  const timer = setInterval(begin, looking).unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
