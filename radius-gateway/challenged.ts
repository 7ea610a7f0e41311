import { limits } from '../domain/limits.ts';
import { places } from './waiting.ts';

/**
 * The places of those who were answered by a challenge: they wait for a person too, although no packet waits for them. Each
 * is taken until the client hears that the request is over, at the latest after its lifetime.
 */
export function challengedPlaces(clock: () => number) {
  const pool = places();
  /** By the State of the challenge, the earliest first. */
  const kept = new Map<string, { until: number; giveBack: () => void }>();
  function over(state: string) {
    kept.get(state)?.giveBack();
    kept.delete(state);
  }
  return {
    /** Takes a place for a challenge that may come; null when there is none left. */
    take(clientId: string, station: string | null) {
      for (const [state, { until }] of kept) {
        if (until > clock()) break;
        over(state);
      }
      return pool.take(clientId, station);
    },
    /** Keeps a place for a challenge. One that is answered the same again has its place already. */
    keep(state: string, giveBack: () => void) {
      if (kept.has(state)) giveBack();
      else kept.set(state, { until: clock() + limits.approval, giveBack });
    },
    over,
  };
}
