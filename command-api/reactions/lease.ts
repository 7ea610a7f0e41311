import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { event } from '../../domain/kit.ts';
import type { Metadata } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';

/** From here until `until` (milliseconds since the epoch) this holder leads the reactions. */
export const LeaseTaken = event('LeaseTaken', z.object({ holder: z.string(), until: z.number() }));

const stream = 'reaction-lease';
export const lease = { lasts: 15_000, renew: 5_000 };
type Held = { holder: string; until: number; revision: number };

async function latest({ store }: Kit): Promise<Held> {
  for await (const { data, revision } of store.readStream(stream, { direction: 'backwards', maxCount: 1 }))
    return { ...(data as { holder: string; until: number }), revision };
  return { holder: '', until: 0, revision: -1 };
}

/** Takes or renews the lease; false when somebody else has it, or was faster. */
async function take(kit: Kit, me: string): Promise<boolean> {
  const { holder, until, revision } = await latest(kit);
  const now = kit.clock();
  // An end beyond any lease was written by a clock that has been set back since.
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

/** Does `work` whenever this process holds the lease; its signal ends when the lease does. Another process takes over. */
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
