import { operatorOf, webApp } from '../../test/people/people.ts';
import { type Here, startProduct } from '../../test/product.ts';
import { populate } from '../cascade/population.ts';
import { type Benchmark, count, type Effort, figure, median, type Table, timed } from '../kit.ts';
import { caughtUp, env } from '../people.ts';

type Team = Awaited<ReturnType<typeof operatorOf>>;
/** People that the browser reads at once, and changes at once, of all that match. */
const [page, together] = [1000, 100];

/** The people with a status, a page by its place after another, as the browser reads them. */
async function* pagesOf({ guest }: Team, suspended: boolean) {
  for (let after: string | null = ''; after !== null; ) {
    const asked: Record<string, string> = {
      range: JSON.stringify([0, page - 1]),
      filter: JSON.stringify({ suspended }),
      ...(after && { after }),
    };
    const reply = await guest.send(`/api/people?${new URLSearchParams(asked)}`, { headers: guest.headers });
    yield ((await reply.json()) as { personId: string }[]).map(({ personId }) => personId);
    after = reply.headers.get('x-next');
  }
}

const set = ({ call }: Team, personIds: string[], suspended: boolean) =>
  timed(async () => {
    const { failed } = await call('PUT /people', { personIds, suspended });
    if (failed.length) throw new Error(`${failed[0]!.message}`);
  });

/** Suspends all that match, as the browser does. Returns the milliseconds of each call, and of all. */
async function suspendAll(operator: Team) {
  const each: number[] = [];
  const all = await timed(async () => {
    for await (const ids of pagesOf(operator, false))
      for (let from = 0; from < ids.length; from += together)
        each.push(await set(operator, ids.slice(from, from + together), true));
  });
  return { each, all };
}

/** The number of people, and what it takes to change a hundred of them by one call, and all that match. */
async function measure(product: Here, people: number, { quick, say }: Effort) {
  const operator = await operatorOf(product, 'special_plan');
  const { appId } = await webApp(operator);
  await populate(product, { organisationId: operator.uniqueId, applicationId: appId }, people);
  await caughtUp(product);
  const { value: first = [] } = await pagesOf(operator, false).next();
  const some = first.slice(0, together);
  const once: number[] = [];
  for (let n = 0; n < (quick ? 4 : 40); n++) once.push(await set(operator, some, n % 2 === 0));
  await caughtUp(product);
  const { each, all } = await suspendAll(operator);
  say(`${count(people)} people: ${figure(median(once))} ms a call, all in ${figure(all / 1000)} s`);
  const cells = [median(once) / some.length, median(each) / Math.min(people, together), all / people];
  return [count(people), count(some.length), ...cells.map(figure)];
}

/** `BENCH_PEOPLE` names other sizes. */
const sizes = (quick: boolean) =>
  (process.env.BENCH_PEOPLE ?? (quick ? '10,200' : '10,1000,100000')).split(',').map(Number);

async function tableOf(effort: Effort): Promise<Table> {
  const product = await startProduct(env);
  const rows = [];
  for (const people of sizes(effort.quick)) rows.push(await measure(product, people, effort));
  await product.stop();
  return {
    title: 'Suspending several people at once, by the size of the organization',
    columns: ['people', 'rows of a call', 'ms a row', 'of all that match: ms a row', 'with reading them'],
    rows,
    note:
      'One call suspends up to 100 people, and the same are activated again by the next, 40 times. Of all that match, a thousand ' +
      'are read by their place, changed by ten calls, and so on to the last. Medians, and the mean with the reading.',
  };
}

export const several: Benchmark = {
  name: 'several',
  about: 'suspending a hundred people by one call, and all that match, up to 100,000',
  run: async (effort) => [await tableOf(effort)],
};
