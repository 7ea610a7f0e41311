import { alternate, count, type Effort, figure, inTempFolder, ratio, type Table, throughput } from './kit.ts';
import { oneSignIn, openStores, type Stores } from './log.ts';

const writers = 64;

/** Appends until the log has this many events. */
async function grow({ store }: Stores, size: number, one: () => Promise<unknown>) {
  let left = size - (await store.head());
  const again = async () => {
    while (left-- > 0) await one();
  };
  await Promise.all(Array.from({ length: writers }, again));
}

/** Durable appends to a log that has grown, in turn with those to a log that was empty at the beginning. */
export const whileItGrows = (
  byUs: (stores: Stores, event: Awaited<ReturnType<typeof oneSignIn>>) => () => Promise<unknown>,
  { quick, rounds, seconds, say }: Effort,
): Promise<Table> =>
  inTempFolder(async (folder) => {
    const rows: Table['rows'] = [];
    const large = await openStores(folder);
    const event = await oneSignIn(large);
    const toLarge = byUs(large, event);
    for (const size of quick ? [0, 10_000, 50_000] : [0, 1_000_000, 10_000_000]) {
      await grow(large, size, toLarge);
      const found = await inTempFolder(async (empty) => {
        const small = await openStores(empty);
        const toSmall = byUs(small, event);
        const rates = await alternate(rounds, {
          small: () => throughput(writers, seconds, toSmall),
          large: () => throughput(writers, seconds, toLarge),
        });
        await small.close();
        return rates;
      });
      say(`${count(size)} events: ${figure(found.large)} a second`);
      rows.push([count(size), figure(found.large), figure(found.small), ratio(found.large, found.small)]);
    }
    await large.close();
    return {
      title: 'Durable appends of one event to a log that grows',
      columns: ['events in the log', 'appends/s', 'to an empty log', 'ratio'],
      rows,
      note: `${writers} writers, in turn with as many that write to a log that was empty at the beginning.`,
    };
  });
