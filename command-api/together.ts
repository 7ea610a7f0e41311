import { Refusal, toldOf } from '../domain/refusals.ts';
import type { Done } from '../event-store/executor/turns.ts';
import { inBatches } from '../server-kit/inBatches.ts';

type Failed = { id: string; code: string; message: string } & ReturnType<typeof toldOf>;

/**
 * Does the same with each of several. One that is refused stops no other and is answered with the reason, as is which were so
 * already. The commands may have the provenance of the call as it is: ids of events derive from their streams.
 */
export async function together(
  ids: readonly string[],
  work: (id: string) => Promise<Pick<Done, 'position' | 'events'>>,
) {
  const all = [...new Set(ids)];
  const [failed, unchanged]: [Failed[], string[]] = [[], []];
  let position = 0;
  await inBatches(all.entries(), async ([place, id]) => {
    try {
      const done = await work(id);
      if (!done.events.length) unchanged[place] = id;
      position = Math.max(position, done.position);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      failed[place] = { id, code: error.code, message: error.message, ...toldOf(error) };
    }
  });
  // What is missing in between is left out, and the order is that of the question.
  return {
    errorCode: 0 as const,
    position,
    unchanged: Object.values(unchanged),
    failed: Object.values(failed),
  };
}
