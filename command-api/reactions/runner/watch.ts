import { setTimeout as pause } from 'node:timers/promises';
import {
  type Behind,
  behindAt,
  mostCounted,
  type ReactionBehind,
  type ReactionsProgress,
  reactionsRecord,
  secondsSince,
} from '../../../server-kit/behind.ts';
import type { Kit } from '../../../server-kit/kit.ts';
import type { Worker } from './worker.ts';

/**
 * A reaction that is this many seconds behind is reported in the process's log, once until it has caught up. Time in which
 * no process led the reactions does not count.
 */
const tooLate = 30;
/** Milliseconds after which a report about reactions no longer holds, because no process leads them. */
const toldFor = 20_000;

/** Tells how far the reactions of this process are behind. */
export function watchReactions({
  store,
  records,
  clock,
  log,
}: Pick<Kit, 'store' | 'records' | 'clock' | 'log'>) {
  let workers: ReadonlyMap<string, Worker> = new Map();
  let since: number | undefined;
  const late = new Set<string>();
  /** Where the reaction was that has read least when that was told; infinite once all have caught up. */
  let toldAt = -1;

  async function behind(worker: Worker, at: typeof behindAt): Promise<ReactionBehind> {
    const { read, waitsFrom, waitsSince, failed, underWay, isResting } = worker.progress();
    // What it has not read is due later than what it holds.
    if (isResting) return { events: 0, seconds: 0, failed, underWay };
    if (waitsSince !== undefined && waitsSince <= clock())
      return {
        events: Math.max(1, (await at({ store, clock }, waitsFrom)).events),
        seconds: secondsSince(waitsSince, clock()),
        failed,
        underWay,
      };
    return { ...(await at({ store, clock }, read)), failed, underWay };
  }
  async function progress(): Promise<ReactionsProgress> {
    // Most reactions have read equally far, so that the log is asked once for all of them.
    const known = new Map<number, Promise<Behind>>();
    const at: typeof behindAt = (kit, position) => {
      const asked = known.get(position) ?? behindAt(kit, position);
      known.set(position, asked);
      return asked;
    };
    const all = [...workers].map(async ([name, worker]) => [name, await behind(worker, at)] as const);
    return {
      leading: since !== undefined,
      since: since === undefined ? null : new Date(since).toISOString(),
      behind: Object.fromEntries(await Promise.all(all)),
    };
  }
  /** Writes one line about all reactions while they read what came before they were led. */
  async function tellCatchUp() {
    const position = Math.min(...[...workers.values()].map((worker) => worker.progress().read));
    const isFar = (await behindAt({ store, clock }, position)).events >= mostCounted;
    if (isFar && position > toldAt)
      log.info({ position, head: await store.head() }, 'the reactions catch up with the log');
    toldAt = isFar ? position : Number.POSITIVE_INFINITY;
  }
  const all = () => [...workers.values()];
  const nextDue = () => Math.min(Number.POSITIVE_INFINITY, ...all().map((worker) => worker.nextDue()));
  /** Resolves when all have read the log to its end, and have done what is due. */
  async function settled(): Promise<void> {
    for (;;) {
      for (const worker of all()) worker.tick();
      await Promise.all(all().map((worker) => worker.idle()));
      const head = await store.head();
      const isDone = ({ read, waitsSince, isResting }: ReturnType<Worker['progress']>) =>
        isResting || (read >= head && (waitsSince === undefined || waitsSince > clock()));
      if (all().length && all().every((worker) => isDone(worker.progress())) && nextDue() > clock()) return;
      await pause(2);
    }
  }
  return {
    progress,
    settled,
    /** When the first of what waits will be due, in milliseconds; infinite when nothing waits for its time. */
    nextDue,
    isLeading: () => since !== undefined,
    /** Called when this process begins to lead; the function that it returns is called when that ends. */
    leads() {
      since = clock();
      toldAt = -1;
      return () => {
        since = undefined;
        workers = new Map();
      };
    },
    /** Called with the workers that run now. */
    watches(now: ReadonlyMap<string, Worker>) {
      workers = now;
    },
    /**
     * Writes a line in the log about each reaction that has fallen behind, and when it has caught up, and leaves in the
     * records how far all are, for the staff. While no process ran, none fell behind: what waits from that time counts
     * from when this process began to lead.
     */
    async look() {
      if (since !== undefined) await tellCatchUp();
      const now = await progress();
      const led = secondsSince(since ?? clock(), clock());
      if (now.leading) await records.put(...reactionsRecord, now, { expiresAt: clock() + toldFor });
      for (const [reaction, { events, seconds }] of Object.entries(now.behind))
        if (Math.min(seconds, led) >= tooLate && !late.has(reaction)) {
          late.add(reaction);
          log.warn({ reaction, events, seconds }, 'a reaction is behind');
        } else if (seconds < tooLate && late.delete(reaction))
          log.info({ reaction }, 'a reaction has caught up');
    },
  };
}
export type ReactionWatch = ReturnType<typeof watchReactions>;
