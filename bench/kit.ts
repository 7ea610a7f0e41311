import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The result of a benchmark: one table. Where there is a baseline, the last columns show it and our ratio to it. */
export type Table = { title: string; columns: string[]; rows: (string | number)[][]; note?: string };
/** The amount of work. `quick` is for trying a benchmark out; its figures mean nothing. */
export type Effort = { quick: boolean; rounds: number; seconds: number; say: (line: string) => void };
type Run = (effort: Effort) => Promise<Table[]>;
/** A benchmark that takes long has parts, which are measured one by one, each in a process of its own. */
export type Benchmark = {
  name: string;
  about: string;
  /** Settings of the process that measures. */
  env?: Record<string, string>;
} & ({ run: Run } | { parts: Record<string, Run> });
/** The parts of a benchmark by their marks in the page: its name, or its name and that of the part. */
export const partsOf = (benchmark: Benchmark): Record<string, Run> =>
  'run' in benchmark
    ? { [benchmark.name]: benchmark.run }
    : Object.fromEntries(
        Object.entries(benchmark.parts).map(([part, run]) => [`${benchmark.name} ${part}`, run]),
      );

export const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
/** The value that this share of all values does not exceed (nearest rank). */
export const percentile = (values: readonly number[], share: number) =>
  sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;
export const median = (values: readonly number[]) => percentile(values, 0.5);

type Contestant = () => Promise<number>;
/**
 * Runs all contestants in turn for several rounds, so that other load on the machine affects them alike. Returns the
 * median of each.
 */
export async function alternate<K extends string>(
  rounds: number,
  all: Record<K, Contestant>,
): Promise<Record<K, number>> {
  const found = Object.fromEntries(Object.keys(all).map((name) => [name, []])) as unknown as Record<
    K,
    number[]
  >;
  for (let round = 0; round < rounds; round++)
    for (const [name, run] of Object.entries<Contestant>(all)) found[name as K].push(await run());
  return Object.fromEntries(
    Object.entries<number[]>(found).map(([name, values]) => [name, median(values)]),
  ) as Record<K, number>;
}

/** Duration of the work in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Runs `one` in this many parallel loops until the time is over. Returns the number per second. */
export async function throughput(atOnce: number, seconds: number, one: () => Promise<unknown>) {
  let done = 0;
  const start = performance.now();
  const end = start + seconds * 1000;
  const again = async () => {
    for (; performance.now() < end; done++) await one();
  };
  await Promise.all(Array.from({ length: atOnce }, again));
  return (done * 1000) / (performance.now() - start);
}

/** A number rounded to three significant digits: 12,300 or 1.23. */
export const figure = (n: number) =>
  Number.isNaN(n)
    ? '-'
    : Number(n.toPrecision(3)).toLocaleString('en', { maximumSignificantDigits: 3, useGrouping: true });
export const ratio = (ours: number, baseline: number) => `${figure(ours / baseline)} x`;
export const milliseconds = (n: number) => (Number.isNaN(n) ? '-' : `${figure(n)} ms`);
export const count = (n: number) => n.toLocaleString('en');

/** A table as Markdown, aligned so that it also reads well in a terminal. */
export function markdown({ title, columns, rows, note }: Table): string {
  const lines = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, i) => Math.max(3, ...lines.map((line) => line[i]!.length)));
  const [head, ...body] = lines.map(
    (line) =>
      `| ${line.map((text, i) => (i ? text.padStart(widths[i]!) : text.padEnd(widths[i]!))).join(' | ')} |`,
  );
  const rule = `|${widths.map((width, i) => (i ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`;
  return [`**${title}**`, '', head, rule, ...body, ...(note ? ['', note] : [])].join('\n');
}

/** Runs the work with a temporary folder, which is removed afterwards. */
export async function inTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
