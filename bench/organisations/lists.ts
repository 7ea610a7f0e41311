import { openDatabase } from '../../projections/database/database.ts';
import type { ReadModel } from '../../projections/kit.ts';
import { payments } from '../../projections/models/billing/payments.ts';
import { subscriptions } from '../../projections/models/billing/subscriptions.ts';
import { contacts } from '../../projections/models/contacts.ts';
import { invoices } from '../../projections/models/invoices.ts';
import { operators } from '../../projections/models/operators/operators.ts';
import { organisations } from '../../projections/models/organisations.ts';
import { subscriptionPages } from '../../projections/subscriptionPages.ts';
import { revenueHandlers } from '../../query-api/handlers/home/revenue.ts';
import { licenceHandlers } from '../../query-api/handlers/licences.ts';
import { requestHandlers } from '../../query-api/handlers/requests.ts';
import type { QueryKit } from '../../query-api/kit.ts';
import { list } from '../../query-api/list.ts';
import { countLimit } from '../../query-api/paging.ts';
import { count, type Effort, figure, inTempFolder, median, percentile, ratio, type Table } from '../kit.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { processorSeconds } from '../processes.ts';
import { fillModels } from './rows.ts';

const length = 25;
/** The last page that lists which are counted from 0 have. */
const lastOf = (rows: number) => Math.max(0, Math.min(rows, countLimit) - length);

type Kit = Pick<QueryKit, 'db' | 'clock'>;
type Read = () => Promise<unknown>;

/** The staff's lists at so many organisations, as the console asks for them. */
function listsOf({ db, clock }: Kit, many: number): Record<string, Read> {
  const kit = { db, clock } as QueryKit;
  const page =
    (model: ReadModel, sort: string, filter: object, from = 0) =>
    () =>
      list(db, model, {
        sort: JSON.stringify([sort, 'DESC']),
        range: JSON.stringify([from, from + length - 1]),
        filter: JSON.stringify(filter),
      });
  const [late, last] = [lastOf(12 * many), lastOf(many)];
  const named = `Company ${many - 3}`;
  const { getAllOrganizationsList } = licenceHandlers(kit);
  const licences = (skip: number, searchByName?: string) => () =>
    getAllOrganizationsList({ skip, limit: length, searchByName } as never);
  const { requestsList } = requestHandlers(kit);
  const requests = (page: number, search?: string) => () =>
    requestsList({ type: 'DELETE', page, limit: length, search } as never);
  const { revenue } = revenueHandlers(kit);
  const [now, soon] = [0, 30].map((days) => new Date(clock() + days * 86_400_000).toISOString());
  const ending = {
    cancelAtCycleEnd: true,
    state: ['active', 'past_due'],
    periodEnd_gte: now,
    periodEnd_lte: soon,
  };
  return {
    'organizations: first page': page(organisations, 'createdAt', {}),
    'organizations: one name': page(organisations, 'createdAt', { q: named }),
    'organizations: two letters that none has': page(organisations, 'createdAt', { q: 'zq' }),
    'organizations: last page': page(organisations, 'createdAt', {}, last),
    'members: first page': page(operators, 'createdAt', {}),
    'members: one name': page(operators, 'createdAt', { q: `ada${many - 3}@` }),
    'members: last page': page(operators, 'createdAt', {}, last),
    'licences: first page': licences(0),
    'licences: one name': licences(0, named),
    'licences: last page': licences(last),
    'subscriptions: first page': page(subscriptions, 'periodEnd', {}),
    'subscriptions: past due': page(subscriptions, 'periodEnd', { state: 'past_due' }),
    'subscriptions: ending soon': page(subscriptions, 'periodEnd', ending),
    'subscriptions: last page': page(subscriptions, 'periodEnd', {}, last),
    'payments: first page': page(payments, 'paidAt', {}),
    'payments: failed': page(payments, 'paidAt', { status: 'failed' }),
    'payments: one currency': page(payments, 'paidAt', {
      status: ['succeeded', 'refunded'],
      currency: 'inr',
    }),
    'payments: last page': page(payments, 'paidAt', {}, late),
    'contacts: first page, open ones': page(contacts, 'createdAt', { done: false }),
    'contacts: one name': page(contacts, 'createdAt', { q: `ada${many - 3}@` }),
    'contacts: last page': page(contacts, 'createdAt', {}, last),
    'requests: first page': requests(1),
    'requests: one name': requests(1, `Company ${many - (many % 20 || 20)}`),
    'requests: last page': requests(Math.max(1, Math.floor(Math.min(many / 20, countLimit) / length))),
    'invoices: first page': page(invoices, 'issuedAt', {}),
    'invoices: one number': page(invoices, 'issuedAt', { q: String(12 * many - 3).padStart(7, '0') }),
    'invoices: credit notes': page(invoices, 'issuedAt', { kind: 'credit note' }),
    'invoices: last page': page(invoices, 'issuedAt', {}, late),
    'the page Revenue': () => revenue(),
    'a page of the reconciliation': () => subscriptionPages(db, clock)('8', 100),
  };
}

type Times = { took: number[]; cpu: number[] };
/** Runs a list again and again for a while, and measures in milliseconds each time, and the processor time of one. */
async function measure(read: Read, postgres: Postgres, duration: number, into: Times) {
  const used = async () => process.cpuUsage().user / 1000 + 1000 * (await processorSeconds(postgres.pid));
  const before = await used();
  const end = performance.now() + duration;
  let done = 0;
  for (; done < 3 || performance.now() < end; done++) {
    const start = performance.now();
    await read();
    into.took.push(performance.now() - start);
  }
  into.cpu.push(((await used()) - before) / done);
}

/** The staff's lists at these numbers of organisations, all in one Postgres, one list after the other. */
export async function listTable(sizes: number[], { quick, rounds, say }: Effort): Promise<Table> {
  const postgres = await startPostgres(say);
  if (!postgres) throw new Error('these lists are measured on Postgres');
  return inTempFolder(async (dataDir) => {
    const all: { many: number; lists: Record<string, Read>; close: () => Promise<void> }[] = [];
    for (const many of sizes) {
      const databaseUrl = await postgres.fresh();
      const database = await openDatabase({ dataDir, databaseUrl });
      await fillModels(database, many);
      say(`${count(many)} organizations are there`);
      all.push({ many, lists: listsOf({ db: database.db, clock: Date.now }, many), close: database.close });
    }
    const rows: Table['rows'] = [];
    for (const name of Object.keys(all[0]!.lists)) {
      const times = all.map((): Times => ({ took: [], cpu: [] }));
      for (const { lists } of all) for (let n = 0; n < 3; n++) await lists[name]!();
      for (let round = 0; round < rounds; round++)
        for (const [i, { lists }] of all.entries())
          await measure(lists[name]!, postgres, quick ? 60 : 400, times[i]!);
      const cpu = times.map((each) => median(each.cpu));
      const { took } = times.at(-1)!;
      rows.push([
        name,
        ...times.flatMap((each, i) => [figure(median(each.took)), figure(cpu[i]!)]),
        ...[figure(percentile(took, 0.99)), ratio(cpu.at(-1)!, cpu.at(-2)!)],
      ]);
      say(rows.at(-1)!.join(' | '));
    }
    for (const { close } of all) await close();
    await postgres.stop();
    return {
      title: `Lists of the staff by the number of organizations, on Postgres ${postgres.version}`,
      columns: [
        'list',
        ...sizes.flatMap((many) => [`${count(many)}: ms`, 'CPU, ms']),
        ...['p99, ms', `CPU to ${count(sizes.at(-2)!)}`],
      ],
      rows,
      note: 'Each organization has a subscription, a licence, a contact entry, and twelve payments and invoices. Medians, and the p99 at the largest size. CPU: of this process and of Postgres together, which counts it in steps of 10 ms.',
    };
  });
}
