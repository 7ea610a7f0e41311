import { application } from '../../domain/application/application.ts';
import { device } from '../../domain/device/device.ts';
import { firstName } from '../../domain/device/name.ts';
import { ref, streamOf } from '../../domain/kit.ts';
import { SignedIn } from '../../domain/transaction/events.ts';
import { transaction } from '../../domain/transaction/transaction.ts';
import { audit } from '../../projections/models/audit/audit.ts';
import { eachAccessOf } from '../../server-kit/people.ts';
import { personalOf } from '../../server-kit/personal.ts';
import type { QueryKit } from '../kit.ts';
import { list } from '../list.ts';

const shown = ['SignedIn', 'TransactionDeclined', 'TransactionReported', 'TransactionExpired'] as const;
type What = (typeof shown)[number];
/** How many sign-ins are shown, and of how many of the person's applications the newest are looked for. */
const most = 50;
const mostAccess = 20;

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

/** The last sign-ins of a person in all applications, newest first. Each is one row of the audit and one short stream. */
export async function signInsOf(kit: QueryKit, personId: string, organisationId: string) {
  const ids: string[] = [];
  for await (const { id } of eachAccessOf(kit, personId)) if (ids.push(id) === mostAccess) break;
  const query = {
    ...{ range: `[0,${most - 1}]`, sort: '["createdAt","DESC"]' },
    filter: JSON.stringify({ action: shown }),
  };
  const pages = ids.map((userId) => list(kit.db, audit, query, { userId, organisationId }));
  const rows = (await Promise.all(pages)).flatMap((page) => page.rows);
  const newest = rows.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)).slice(0, most);
  return Promise.all(
    newest.map(async ({ action, subjectId, applicationId, createdAt, fromIP }) => {
      const proof = action === SignedIn.type ? await proofOf(kit, subjectId) : null;
      const about = applicationId ? await kit.executor.look(ref(application, applicationId)) : null;
      return {
        ...{ at: createdAt, what: action as What, ip: fromIP },
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
