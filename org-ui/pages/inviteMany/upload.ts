import { call } from '../../../web-kit/call.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { type Told, toldHere } from '../../../web-kit/refusals.ts';
import type { Places } from '../../things/invites/Room.tsx';
import { personFields } from '../addPerson/person.ts';
import { firstColumns, type Own, type Person, readPeople, type Wrong } from './readPeople.ts';

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

const labels = new Map<string, string>([
  ...personFields.map(({ key, label }) => [key, label] as const),
  ...Object.entries(firstColumns),
]);
/** What the column of a field of a person is called. */
const labelOf = (field: string) => labels.get(field) ?? field;
/** The lines that were refused, with the reason in the language of the page. */
export async function wrongIn(
  rows: readonly (Told & { line: number; why: string | null })[],
): Promise<Wrong[]> {
  const refused = rows.filter(({ why }) => why);
  return Promise.all(
    refused.map(async ({ line, why, ...told }) => ({ line, why: await toldHere(told, why!, labelOf) })),
  );
}

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
      places: { applications: null, organisation: null, mails: null },
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
    for (const { outcome } of kept.rows) counts[outcome] += 1;
    seen.wrong.push(...(await wrongIn(kept.rows)));
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
