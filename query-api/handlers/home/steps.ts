import { refuseField } from '../../../domain/refusals.ts';
import { type Period, periods } from '../../../domain/signIns/ends.ts';
import { slotsOfDay } from '../../../projections/models/counts/signInHours.ts';
import type { Counts } from './counts.ts';

const [hour, day] = [3_600_000, 86_400_000];

function formOf(timeZone: string) {
  const numeric = 'numeric';
  try {
    return new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, hourCycle: 'h23' },
      ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
    });
  } catch {
    return refuseField('zone', 'is.wrong');
  }
}

/** The calendar of a time zone (IANA). Refuses a zone that does not exist. */
function calendar(timeZone: string) {
  const form = formOf(timeZone);
  const localAt = (at: number) => {
    const parts = new Map(form.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const [year, month, date, hour, minute, second] = (
      ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
    ).map((type) => parts.get(type)!);
    return { year: year!, month: month! - 1, date: date!, hour: hour!, minute: minute!, second: second! };
  };
  const offsetAt = (at: number) => {
    const { year, month, date, hour, minute, second } = localAt(at);
    return Date.UTC(year, month, date, hour, minute, second) - Math.floor(at / 1000) * 1000;
  };
  return {
    localAt,
    /**
     * The moment of a local time, which is given as if it were in UTC. Of a time that the clocks leave out when they go
     * forward, which some do at midnight, it is the moment at which they do.
     */
    momentOf(local: number) {
      const at = local - offsetAt(local - offsetAt(local));
      return Math.max(at, local - offsetAt(at));
    },
  };
}

/**
 * When the steps of a period begin in a time zone, the oldest first, and when the last of them ends. The newest is the
 * one that goes on. Twice as many as the period has, so that the first half is the period before.
 */
export function stepsOf(period: Period, timeZone: string, now: number) {
  const { step, steps } = periods[period];
  const { localAt, momentOf } = calendar(timeZone);
  const { year, month, date, minute, second } = localAt(now);
  // Hours begin when those of the zone do, which is at half past in some.
  const thisHour = now - (minute * 60 + second) * 1000 - (now % 1000);
  const back = {
    hour: (n: number) => thisHour - n * hour,
    day: (n: number) => momentOf(Date.UTC(year, month, date - n)),
    month: (n: number) => momentOf(Date.UTC(year, month - n)),
  }[step];
  return { begins: Array.from({ length: 2 * steps }, (_, n) => back(2 * steps - 1 - n)), end: back(-1) };
}
export type Steps = ReturnType<typeof stepsOf>;

/** The day (UTC) of a moment, as `2026-05-02`. */
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The days (UTC) that the steps touch: the first, and the last. */
export const daysOf = ({ begins, end }: Steps) => [dayOf(begins[0]!), dayOf(end - 1)] as const;

type Day = { day: string; counts: Record<string, readonly number[]> };
/**
 * Sums counts by half hour into steps. A half hour belongs to the step in which it begins: days of zones that are a
 * quarter of an hour off begin up to a quarter of an hour early or late.
 */
export function summed(days: readonly Day[], { begins, end }: Steps): Counts[] {
  const sums = begins.map((): Counts => ({}));
  for (const { day: name, counts } of days) {
    const midnight = Date.parse(`${name}T00:00:00Z`);
    for (const [ending, slots] of Object.entries(counts))
      slots.forEach((count, slot) => {
        const at = midnight + (slot * day) / slotsOfDay;
        if (!count || at >= end) return;
        const sum = sums[stepAt(begins, at)];
        if (sum) sum[ending] = (sum[ending] ?? 0) + count;
      });
  }
  return sums;
}
/** The number of the step that this moment is in; -1 before the first. */
function stepAt(begins: readonly number[], at: number): number {
  let [low, high] = [0, begins.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (begins[middle]! <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
