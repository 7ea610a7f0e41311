import { hostname } from 'node:os';
import type { Kit } from '../kit.ts';

/** Work that one of several processes leads. */
export const works = ['reactions', 'read models'] as const;
export type Work = (typeof works)[number];
/** The process that leads a work. */
export type Leader = { process: string; host: string; pid: number; since: string };
export type Leaders = Record<Work, Leader | null>;

/** Milliseconds between two notes of a leader, and after which a note no longer holds. */
const [every, holds] = [2000, 20_000];
const recordOf = (work: Work) => ['leader', work] as const;

/** Tells all processes, by a note in the records, what this one leads and since when. Returns a function that stops it. */
export function tellLeading(
  { records, clock, log }: Pick<Kit, 'records' | 'clock' | 'log'>,
  process: string,
  leads: { [W in Work]?: () => boolean },
): () => void {
  const since = new Map<Work, string>();
  async function tell(work: Work) {
    if (!leads[work]?.()) return void since.delete(work);
    const now = clock();
    if (!since.has(work)) since.set(work, new Date(now).toISOString());
    const leader: Leader = {
      process,
      host: hostname(),
      pid: globalThis.process.pid,
      since: since.get(work)!,
    };
    await records.put(...recordOf(work), leader, { expiresAt: now + holds });
  }
  const look = () => {
    for (const work of works)
      tell(work).catch((error) => log.warn({ err: error, work }, 'the leader could not be noted'));
  };
  look();
  const looking = setInterval(look, every).unref();
  return () => clearInterval(looking);
}

/** The leader of each work as it last said so; null when none did in the last seconds. */
export async function leadersOf({ records }: Pick<Kit, 'records'>): Promise<Leaders> {
  const all = works.map(async (work) => [work, await records.get<Leader>(...recordOf(work))] as const);
  const found = Object.fromEntries(await Promise.all(all)) as Record<Work, Leader | undefined>;
  return { reactions: found.reactions ?? null, 'read models': found['read models'] ?? null };
}
