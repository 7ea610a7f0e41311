import { sql } from 'kysely';
import type { RowOf } from '../../../api/kit.ts';
import { application } from '../../../domain/application/application.ts';
import { device } from '../../../domain/device/device.ts';
import { firstName } from '../../../domain/device/name.ts';
import { ref, streamOf } from '../../../domain/kit.ts';
import { SignedIn } from '../../../domain/transaction/events.ts';
import { transaction } from '../../../domain/transaction/transaction.ts';
import type { Db } from '../../../projections/database/tables.ts';
import { audit } from '../../../projections/models/audit/audit.ts';
import { eachAccessOf } from '../../../server-kit/people/people.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import type { QueryKit } from '../../kit.ts';
import { afterOf, behind, orderedBy, orderOf, placeOf } from '../../paging.ts';

const shown = ['SignedIn', 'TransactionDeclined', 'TransactionReported', 'TransactionExpired'] as const;
type What = (typeof shown)[number];
/** How many sign-ins a page has, and in how many of the person's applications they are looked for: in all that the page lists. */
const most = 50;
const mostAccess = 100;
const sort = '["createdAt","DESC"]';
/** What is read of a record, which is much less than it holds. */
const columns = ['id', 'action', 'subjectId', 'applicationId', 'createdAt', 'fromIP'] as const;
type Kept = Pick<RowOf<typeof audit>, (typeof columns)[number]>;
/** The place before the newest record. A list that goes on from a place counts nothing. */
const beginning = placeOf(orderOf(audit, sort), {
  createdAt: '9999-12-31T23:59:59.999Z',
  id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
});

/** Who used which device and browser for a sign-in. */
async function proofOf({ store }: QueryKit, transactionId: string) {
  type Proof = ReturnType<typeof SignedIn>['data'];
  for await (const { type, data } of store.readStream(streamOf(ref(transaction, transactionId))))
    if (type === SignedIn.type) return data as Proof;
  return null;
}

async function deviceName(kit: QueryKit, deviceId: string | undefined) {
  if (!deviceId) return null;
  const { credential } = (await kit.executor.look(ref(device, deviceId))).state;
  if (!credential) return null;
  return (await personalOf(kit, ref(device, deviceId))).name ?? firstName(credential);
}

type Asked = { userIds: readonly string[]; organisationId: string; after: string; many: number };
/**
 * The newest records behind a place of what these users did or refused. By one query, which reads as many by the index of each
 * user, and no other records.
 */
export async function recordsOf(db: Db, { userIds, organisationId, after, many }: Asked): Promise<Kept[]> {
  const order = orderOf(audit, sort);
  const [behindPlace] = behind(order, afterOf(order, after, 0)!);
  const { rows } = await sql<Kept>`select found.* from unnest(${[...userIds]}::text[]) as users (one)
    cross join lateral (select ${sql.join(columns.map((name) => sql.id(name)))} from ${sql.id(audit.name)}
      where "userId" = users.one and "organisationId" = ${organisationId} and action = any(${[...shown]}::text[])
        and ${behindPlace} order by ${orderedBy(order)} limit ${many}) as found
    order by ${orderedBy(order)} limit ${many}`.execute(db);
  return rows;
}
/** The person's access to applications, as far as sign-ins are looked for in it. */
async function accessOf(kit: QueryKit, personId: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of eachAccessOf(kit, personId)) if (ids.push(id) === mostAccess) break;
  return ids;
}

/**
 * A page of the sign-ins of a person in all applications, newest first, and the place to go on from; null behind the last one.
 * Each is one row of the audit and one short stream.
 */
export async function signInsOf(kit: QueryKit, personId: string, organisationId: string, after = beginning) {
  const userIds = await accessOf(kit, personId);
  // One row more than the page has tells whether there are further ones.
  const rows = await recordsOf(kit.db, { userIds, organisationId, after, many: most + 1 });
  const newest = rows.slice(0, most);
  const next = rows.length > most ? placeOf(orderOf(audit, sort), newest.at(-1)!) : null;
  return { next, signIns: await describedIn(kit, newest) };
}
/** The last sign-ins of a person, as many as `limit`. */
export async function manySignInsOf(kit: QueryKit, personId: string, organisationId: string, limit: number) {
  const userIds = await accessOf(kit, personId);
  const rows = await recordsOf(kit.db, { userIds, organisationId, after: beginning, many: limit });
  const found: Awaited<ReturnType<typeof describedIn>> = [];
  for (let from = 0; from < rows.length; from += most)
    found.push(...(await describedIn(kit, rows.slice(from, from + most))));
  return found;
}
/** What is shown of these records. */
function describedIn(kit: QueryKit, rows: readonly Kept[]) {
  return Promise.all(
    rows.map(async ({ id, action, subjectId, applicationId, createdAt, fromIP }) => {
      const proof = action === SignedIn.type ? await proofOf(kit, subjectId) : null;
      const about = applicationId ? await kit.executor.look(ref(application, applicationId)) : null;
      return {
        ...{ id, at: createdAt, what: action as What, ip: fromIP },
        application: about?.state.settings?.name ?? null,
        device: await deviceName(kit, proof?.deviceId),
        ...{
          browser: proof?.browser ?? null,
          platform: proof?.platform ?? null,
          country: proof?.country ?? null,
        },
      };
    }),
  );
}
