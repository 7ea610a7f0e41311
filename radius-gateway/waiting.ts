/**
 * The most sign-ins, and the most reports, that wait at once: in total, for one client, and at one Calling-Station-Id of a
 * client. Those who were answered by a challenge have as many of their own. So somebody who tries made-up names from one
 * place keeps nobody else out.
 */
export const mostWaiting = { all: 10_000, client: 1_000, station: 20 };

/** Counts what waits. `take` answers what gives the place back, or null when there is none left. */
export function places() {
  const taken = new Map<string, number>();
  let all = 0;
  const change = (key: string, by: number) => {
    const now = (taken.get(key) ?? 0) + by;
    if (now) taken.set(key, now);
    else taken.delete(key);
  };
  return {
    take(clientId: string, station: string | null = null): (() => void) | null {
      const at = station === null ? null : `${clientId} ${station}`;
      const isFull =
        all >= mostWaiting.all ||
        (taken.get(clientId) ?? 0) >= mostWaiting.client ||
        (at !== null && (taken.get(at) ?? 0) >= mostWaiting.station);
      if (isFull) return null;
      const keys = at === null ? [clientId] : [clientId, at];
      all++;
      for (const key of keys) change(key, 1);
      return () => {
        all--;
        for (const key of keys) change(key, -1);
      };
    },
    waiting: () => all,
  };
}
