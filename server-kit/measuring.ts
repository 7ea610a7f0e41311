import { Counter, Gauge, type Registry } from 'prom-client';
import type { Log } from './log.ts';

type About = { name: string; help: string; labelNames?: readonly string[] };
type Values = readonly (readonly [labels: Record<string, string>, value: number])[];
/** Where metrics are measured, and what reads their values. */
export type Measuring = { registers: Registry[]; reading: (metric: string, read: Read) => Promise<Values> };
type Read = () => Values | Promise<Values>;

/**
 * Reads the values of metrics. One that cannot be read has none; this is counted by its name, and logged once until it is read
 * again. A scrape shows what was counted before it, because all metrics are read side by side.
 */
export function readingFor(registers: Registry[], log?: Pick<Log, 'warn' | 'info'>): Measuring['reading'] {
  const failures = new Counter({
    name: 'latchkey_metric_failures_total',
    help: 'Times that a metric could not be read, before this scrape',
    labelNames: ['metric'],
    registers,
  });
  const failing = new Set<string>();
  return async (metric, read) => {
    try {
      const values = await read();
      if (failing.delete(metric)) log?.info({ metric }, 'a metric is read again');
      return values;
    } catch (error) {
      failures.inc({ metric });
      if (!failing.has(metric)) log?.warn({ err: error, metric }, 'a metric could not be read');
      failing.add(metric);
      return [];
    }
  };
}

/** Measures what `read` tells. What cannot be read, as while the log is away, has no value, and the others are still told. */
export function measure({ registers, reading }: Measuring, about: About, read: Read) {
  new Gauge({
    ...about,
    labelNames: [...(about.labelNames ?? [])],
    registers,
    async collect() {
      const values = await reading(about.name, read);
      this.reset();
      if (!about.labelNames) this.remove();
      for (const [labels, value] of values) this.set(labels, value);
    },
  });
}

/** Measures several numbers of each of what `read` tells by name: as metrics with these names and helps. */
export function measureEach<Name extends string>(
  to: Measuring,
  label: string,
  read: () => Record<string, Record<Name, number>> | Promise<Record<string, Record<Name, number>>>,
  measures: Record<string, readonly [Name, help: string]>,
) {
  for (const [name, [number, help]] of Object.entries(measures))
    measure(to, { name, help, labelNames: [label] }, async () =>
      Object.entries(await read()).map(([one, numbers]) => [{ [label]: one }, numbers[number]]),
    );
}
