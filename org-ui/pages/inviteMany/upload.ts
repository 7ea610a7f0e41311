import { call } from '../../../web-kit/call.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import type { Places } from '../../things/invites/Room.tsx';
import { type Own, type Person, readPeople, type Wrong } from './readPeople.ts';

type To = { appId: string; appIds: string[] };
type Outcome = 'new' | 'known' | 'has' | 'refused';
/** What would happen with the people of a file. */
export type Seen = To & {
  runId: string;
  /** Parts of people whom the server keeps, and the people in them. */
  parts: number;
  rows: number;
  counts: Record<Outcome, number>;
  wrong: Wrong[];
  places: Places;
};

/** Reads a file as a stream, and has the server keep and look at its people, part by part. */
export async function look(
  file: Blob,
  own: readonly Own[],
  to: To,
  tell: (read: number) => void,
): Promise<Seen> {
  const counts = { new: 0, known: 0, has: 0, refused: 0 };
  const seen: Seen = {
    ...to,
    ...{
      runId: crypto.randomUUID(),
      parts: 0,
      rows: 0,
      counts,
      wrong: [],
      places: { applications: null, organisation: null },
    },
  };
  const { runId } = seen;
  let waiting: Person[] = [];
  async function send() {
    if (!waiting.length) return;
    const rows = waiting;
    waiting = [];
    const kept = await call('PUT /invite/run/rows', { ...to, runId, part: seen.parts, rows });
    seen.parts += 1;
    seen.rows += rows.length;
    seen.places = kept.places;
    for (const { line, outcome, why } of kept.rows) {
      counts[outcome] += 1;
      if (why) seen.wrong.push({ line, why });
    }
    tell(seen.rows);
  }
  for await (const row of readPeople(file, own)) {
    if ('why' in row) {
      counts.refused += 1;
      seen.wrong.push(row);
    } else waiting.push(row);
    if (waiting.length === limits.inviteRunPart) await send();
  }
  await send();
  seen.wrong.sort((one, other) => one.line - other.line);
  return seen;
}
