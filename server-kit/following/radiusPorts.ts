import type { Kit } from '../kit.ts';

/** The UDP ports on which a RADIUS gateway listens; the one for accounting is null where that is off. */
export type RadiusPorts = { authPort: number; acctPort: number | null };

/** Milliseconds between two notes of a gateway, and after which a note no longer holds. */
const [every, holds] = [5000, 20_000];
const record = ['listening', 'radius'] as const;

/**
 * Tells all processes, by a note in the records, that a gateway listens on these ports. Resolves after the first note.
 * The function it returns takes the note back.
 */
export async function tellListening(
  { records, clock, log }: Pick<Kit, 'records' | 'clock' | 'log'>,
  ports: RadiusPorts,
): Promise<() => Promise<void>> {
  const tell = () =>
    records
      .put(...record, ports, { expiresAt: clock() + holds })
      .catch((error) => log.warn({ err: error }, 'the ports of the RADIUS gateway could not be noted'));
  await tell();
  const telling = setInterval(tell, every).unref();
  return async () => {
    clearInterval(telling);
    await records.drop(...record);
  };
}

/** The ports of a gateway that listens; null when none has said so in the last seconds. */
export const radiusPorts = async ({ records }: Pick<Kit, 'records'>): Promise<RadiusPorts | null> =>
  (await records.get<RadiusPorts>(...record)) ?? null;
