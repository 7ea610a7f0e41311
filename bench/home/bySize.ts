import { type Database, openDatabase } from '../../projections/database/database.ts';
import { count, type Effort, figure, inTempFolder, median, percentile, ratio, type Table } from '../kit.ts';
import { startPostgres } from '../postgres.ts';

export type Read = () => Promise<unknown>;

/** Runs a read again and again for a while. Returns what each took in milliseconds. */
export async function measured(read: Read, duration: number): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < 3; n++) await read();
  const end = performance.now() + duration;
  while (took.length < 10 || performance.now() < end) {
    const start = performance.now();
    await read();
    took.push(performance.now() - start);
  }
  return took;
}

type Measured = {
  /** What reads, and by what size: "What a page reads, by its people". */
  title: string;
  note: string;
  fill: (database: Database, many: number) => Promise<void>;
  /** What each read took at a size, in milliseconds, by the names of the reads. */
  timesOf: (database: Database, duration: number) => Promise<Map<string, number[]>>;
  /** The sizes, where they are others than ten thousand, a hundred thousand, and a million. */
  sizes?: readonly number[];
};
/** Measures reads on Postgres with as many rows as each of the sizes says. */
export async function tableBySize(
  { quick, say }: Effort,
  { title, note, fill, timesOf, sizes: asked = [10_000, 100_000, 1_000_000] }: Measured,
): Promise<Table> {
  const postgres = await startPostgres(say);
  if (!postgres) throw new Error('reads by size are measured on Postgres');
  const sizes = quick ? [100, 1000, 10_000] : asked;
  const found: Map<string, number[]>[] = [];
  for (const many of sizes)
    await inTempFolder(async (dataDir) => {
      const database = await openDatabase({ dataDir, databaseUrl: await postgres.fresh() });
      await fill(database, many);
      say(`the read models of ${count(many)} are there`);
      found.push(await timesOf(database, quick ? 100 : 2000));
      await database.close();
    });
  await postgres.stop();
  const rows = [...found[0]!.keys()].map((name) => {
    const times = found.map((each) => each.get(name)!);
    const medians = times.map(median);
    const p99 = percentile(times.at(-1)!, 0.99);
    return [name, ...medians.map(figure), figure(p99), ratio(medians.at(-1)!, medians[0]!)];
  });
  return {
    title: `${title}, on Postgres ${postgres.version}`,
    columns: ['read', ...sizes.map((many) => `${count(many)}: ms`), 'p99, ms', `to ${count(sizes[0]!)}`],
    rows,
    note,
  };
}
