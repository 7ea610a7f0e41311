/** Numbers by name. */
export type Counts = Record<string, number>;
/** A user's month, as the read model counts it. */
export type Month = { id: string; days: Counts; platforms: Counts; browsers: Counts };

/** The first day of the last `days` days (UTC), as `2026-05-02`. */
export const firstDayOf = (days: number, now = new Date()): string =>
  new Date(now.getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10);

/** The last months (UTC), this one included, as `2026-05`, the newest first. */
export const lastMonths = (months: number, now = new Date()): string[] =>
  Array.from({ length: months }, (_, n) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - n)).toISOString().slice(0, 7),
  );

/** The sums of counts with the same name. */
export function sumOf(all: readonly Counts[]): Counts {
  const sums: Counts = {};
  for (const counts of all)
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

/** Sign-ins by day from that day on, the oldest first; days without any are left out. */
export const loginsOf = (months: readonly Month[], since: string) =>
  Object.fromEntries(
    months
      .flatMap(({ id, days }) =>
        Object.entries(days).map(([day, count]) => [`${id.slice(-7)}-${day}`, count] as const),
      )
      .filter(([day]) => day >= since)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const groupOf: Record<string, string> = {
  iOS: 'ios',
  Android: 'android',
  Windows: 'web',
  macOS: 'web',
  ChromeOS: 'web',
  Linux: 'web',
};
/** Counts of platforms, grouped as the reports show them: ios, android, web and others. Empty groups are left out. */
export const platformGroups = (platforms: Counts): Counts =>
  sumOf(Object.entries(platforms).map(([platform, count]) => ({ [groupOf[platform] ?? 'others']: count })));
