export type Day = { day: string; count: number };

/** The last `days` days (UTC) up to `today`, oldest first, with 0 for days that were not counted. */
export function everyDay(counted: readonly Day[], days: number, today = new Date()): Day[] {
  const counts = new Map(counted.map(({ day, count }) => [day, count]));
  return Array.from({ length: days }, (_, n) => {
    const day = new Date(today.getTime() - (days - 1 - n) * 86_400_000).toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
}

/**
 * The counts of days as two lines: that of the days that are over, and the piece from the last of them to today, which still
 * goes on.
 */
export function linesOf(days: readonly Day[]) {
  const last = days.length - 1;
  return {
    over: days.map(({ count }, at) => (at < last ? count : null)),
    soFar: days.map(({ count }, at) => (at < last - 1 ? null : count)),
  };
}
