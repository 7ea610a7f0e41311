import type { RowOf } from '../../../api/kit.ts';
import { application } from '../../../domain/application/application.ts';
import { device } from '../../../domain/device/device.ts';
import { firstName } from '../../../domain/device/name.ts';
import { ref, streamOf } from '../../../domain/kit.ts';
import { SignedIn } from '../../../domain/transaction/events.ts';
import { transaction } from '../../../domain/transaction/transaction.ts';
import { audit } from '../../../projections/models/audit/audit.ts';
import { eachAccessOf } from '../../../server-kit/people/people.ts';
import { personalOf } from '../../../server-kit/people/personal.ts';
import type { QueryKit } from '../../kit.ts';
import { list } from '../../list.ts';
import { orderOf, placeOf } from '../../paging.ts';

const shown = ['SignedIn', 'TransactionDeclined', 'TransactionReported', 'TransactionExpired'] as const;
type What = (typeof shown)[number];
/** How many sign-ins a page has, and in how many of the person's applications they are looked for: in all that the page lists. */
const most = 50;
const mostAccess = 100;
const sort = '["createdAt","DESC"]';
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

/**
 * A page of the sign-ins of a person in all applications, newest first, and the place to go on from; null behind the last one.
 * Each is one row of the audit and one short stream.
 */
export async function signInsOf(kit: QueryKit, personId: string, organisationId: string, after = beginning) {
  const ids: string[] = [];
  for await (const { id } of eachAccessOf(kit, personId)) if (ids.push(id) === mostAccess) break;
  // One row more than the page has tells whether there are further ones.
  const query = { range: `[0,${most}]`, sort, filter: JSON.stringify({ action: shown }), after };
  const pages = ids.map((userId) => list(kit.db, audit, query, { userId, organisationId }));
  const rows = (await Promise.all(pages)).flatMap((page) => page.rows);
  const newest = rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? 1 : -1)).slice(0, most);
  const next = rows.length > most ? placeOf(orderOf(audit, sort), newest.at(-1)!) : null;
  return { next, signIns: await describedIn(kit, newest) };
}
/** The last sign-ins of a person, as many as `limit` or a few more. */
export async function manySignInsOf(kit: QueryKit, personId: string, organisationId: string, limit: number) {
  const found: Awaited<ReturnType<typeof signInsOf>>['signIns'] = [];
  let after: string | null = beginning;
  while (after !== null && found.length < limit) {
    const page: Awaited<ReturnType<typeof signInsOf>> = await signInsOf(kit, personId, organisationId, after);
    found.push(...page.signIns);
    after = page.next;
  }
  return found;
}
/** What rows are sorted by. Ids decide between those of the same moment, as in the list of each application. */
const keyOf = ({ createdAt, id }: RowOf<typeof audit>) => `${createdAt} ${id}`;

/** What is shown of these records. */
function describedIn(kit: QueryKit, rows: readonly RowOf<typeof audit>[]) {
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
