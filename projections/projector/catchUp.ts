import type { ReadModel } from '../kit.ts';
import type { Progress } from '../rebuild/rebuild.ts';
import type { Source } from '../source.ts';

/** Events after which the work at a start is worth telling. */
const worthTelling = 1000;

type Following = {
  models: readonly ReadModel[];
  store: Pick<Source['store'], 'head'>;
  onProgress?: ((progress: Progress) => void) | undefined;
};
type Position = { ready: boolean; position: number; catchingUp: Progress | undefined };

/** Returns a function that gets the number of events of each piece, and tells how far the models are until they are ready. */
export async function tellCatchUp({ models, store, onProgress }: Following, status: Position) {
  const names = models.map(({ name }) => name);
  const of = await store.head();
  const started = performance.now();
  let events = 0;
  return (more: number) => {
    if (status.ready) return;
    events += more;
    const rate = Math.round((1000 * events) / Math.max(1000, performance.now() - started));
    const done = { events, rows: 0, position: status.position, of, rate };
    status.catchingUp = { models: names, doing: 'catching up', ...done };
    if (events >= worthTelling) onProgress?.(status.catchingUp);
  };
}
