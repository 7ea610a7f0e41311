import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { inviteRunCalls } from '../../api/calls/operators/inviteRuns.ts';
import { sameEmail } from '../../domain/addresses.ts';
import type { Put, RecordName, Records } from '../../event-store/records/records.ts';

const kind = 'invited address';
export type Row = z.output<typeof inviteRunCalls.keepInviteRows.body>['rows'][number];
/** A row of a run as it waits. `again` is the line of an earlier row with the same address, which alone counts. */
export type KeptRow = Row & { again?: number };
type Part = { group: string; part: number; expiresAt: number };
/** The part and the line by which an address is in a run. */
type Place = { part: number; line: number };

/** The name of the record of an address in a run, or null for a row without one. */
function recordOf(group: string, { email }: Row): RecordName | null {
  const address = sameEmail(email);
  if (!address) return null;
  return { kind, id: createHash('sha256').update(`${group} ${address}`).digest('base64url') };
}

/**
 * The rows of a part, in which those are marked whose address another row of the run has. Also the records to put and to drop so
 * that the parts after it find its addresses, also when `before` were its rows until now. The records expire by themselves.
 */
export async function markedAgain(
  records: Records,
  { group, part, expiresAt }: Part,
  rows: readonly Row[],
  before: readonly Row[],
): Promise<{ rows: KeptRow[]; puts: Put[]; drops: RecordName[] }> {
  const names = rows.map((row) => recordOf(group, row));
  const known = await Promise.all(names.map((name) => name && records.get<Place>(name.kind, name.id)));
  const lines = new Map<string, number>();
  const puts: Put[] = [];
  const marked = rows.map((row, n): KeptRow => {
    const [name, place] = [names[n], known[n]];
    if (!name) return row;
    const again = place && place.part !== part ? place.line : lines.get(name.id);
    if (again !== undefined) return { ...row, again };
    lines.set(name.id, row.line);
    puts.push({ ...name, value: { part, line: row.line } satisfies Place, expiresAt });
    return row;
  });
  const own = before.flatMap((row) => recordOf(group, row) ?? []);
  const mine = await Promise.all(own.map((name) => records.get<Place>(name.kind, name.id)));
  const drops = own.filter((name, n) => mine[n]?.part === part && !lines.has(name.id));
  return { rows: marked, puts, drops };
}
