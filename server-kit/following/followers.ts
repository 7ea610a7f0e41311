import { type Behind, behindAt } from '../behind.ts';
import type { Kit } from '../kit.ts';

/** A follower of the log that is this many seconds behind is late. */
const lateAfter = 30;

/**
 * How far this process's followers of the log are behind, by name; of several of one name, the slowest. A follower that
 * has not begun to read is left out.
 */
export async function followersBehind({
  store,
  clock,
}: Pick<Kit, 'store' | 'clock'>): Promise<Record<string, Behind>> {
  const slowest = new Map<string, number>();
  for (const { name, position } of store.followers())
    if (position !== undefined) slowest.set(name, Math.min(position, slowest.get(name) ?? position));
  const all = [...slowest].map(
    async ([name, position]) => [name, await behindAt({ store, clock }, position)] as const,
  );
  return Object.fromEntries(await Promise.all(all));
}

/** How far a reader at a position is behind, and whether that is late. */
export async function progressAt(kit: Pick<Kit, 'store' | 'clock'>, position: number) {
  const behind = await behindAt(kit, position);
  const head = Math.max(position, await kit.store.head());
  return { position, head, behind, late: behind.seconds >= lateAfter };
}
