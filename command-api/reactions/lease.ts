import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { event } from '../../domain/kit.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';

/** The holder leads the reactions until `until` (milliseconds since the epoch). */
export const LeaseTaken = event('LeaseTaken', z.object({ holder: z.string(), until: z.number() }));

const stream = 'reaction-lease';
export const lease = { lasts: 15_000, renew: 5_000 };
type Held = { holder: string; until: number; revision: number };

async function latest({ store }: Kit): Promise<Held> {
  for await (const { data, revision } of store.readStream(stream, { direction: 'backwards', maxCount: 1 }))
    return { ...(data as { holder: string; until: number }), revision };
  return { holder: '', until: 0, revision: -1 };
}

/** Takes or renews the lease; false when another process has it or was faster. */
async function take(kit: Kit, me: string): Promise<boolean> {
  const { holder, until, revision } = await latest(kit);
  const now = kit.clock();
  // An end later than any lease could have was written before the clock was set back.
  const isHeld = until > now && until <= now + 2 * lease.lasts;
  if (holder !== me && isHeld) return false;
  const metadata: Metadata = {
    version: 1,
    at: new Date(now).toISOString(),
    actor: { role: 'system', id: me },
    correlationId: me,
  };
  const taken = { id: randomUUID(), ...LeaseTaken({ holder: me, until: now + lease.lasts }), metadata };
  return kit.store.append(stream, [taken], revision < 0 ? 'no_stream' : revision).then(
    () => true,
    () => false,
  );
}

/** Runs `work` while this process holds the lease, and aborts its signal when another process may take over. */
export async function whileLeading(
  kit: Kit,
  work: (signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal,
) {
  const me = randomUUID();
  let leading: { stop: AbortController; done: Promise<unknown> } | undefined;
  let lost = 0;
  while (!signal.aborted) {
    const mine = await take(kit, me).catch(() => false);
    if (mine) lost = performance.now() + lease.lasts - lease.renew;
    if (mine && !leading) {
      const stop = new AbortController();
      leading = { stop, done: work(AbortSignal.any([signal, stop.signal])) };
    }
    if (!mine && leading && performance.now() > lost) {
      leading.stop.abort();
      await leading.done;
      leading = undefined;
    }
    await pause(lease.renew, undefined, { signal }).catch(() => undefined);
  }
  await leading?.done;
}
