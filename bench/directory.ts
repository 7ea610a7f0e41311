import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { listsUsers, startDirectory } from '../test/clients/ldap.ts';
import { oidcApp } from '../test/clients/openid.ts';
import { adminOf, operatorOf } from '../test/people/people.ts';
import { startProduct } from '../test/product.ts';
import { type Benchmark, count, type Effort, figure, type Table, timed } from './kit.ts';

const megabyte = 1024 * 1024;

/** The most memory that the process has while work goes on, in megabytes. */
async function peakDuring(work: Promise<unknown>): Promise<number> {
  let [peak, over] = [0, false];
  const done = work.finally(() => {
    over = true;
  });
  while (!over) {
    peak = Math.max(peak, process.memoryUsage().rss);
    await Promise.race([done, pause(100)]);
  }
  await done;
  return peak / megabyte;
}

/** No run where the server says that it is not available right now. */
function away(error: { status?: number }): [] {
  if (error.status === 503) return [];
  throw error;
}

/** Syncs a directory of this size for the first time, and then again without a change. */
async function bySize(size: number, { say }: Effort): Promise<(string | number)[]> {
  const directory = await startDirectory(Array.from({ length: size - 1 }, (_, n) => `person${n}`));
  const product = await startProduct({ CAPTCHA: 'off', LDAP_NETWORKS: '127.0.0.0/8' });
  try {
    const operator = await operatorOf(product);
    const admin = await adminOf(product);
    const plan = { planId: 'special_plan', allowNumberOfUsers: 2 * size, allowTotalNumberOfUsers: 2 * size };
    await admin.call('POST /subscription/updatePlan/:planId', plan);
    const { uniqueId } = operator;
    await admin.call('PUT /updateOrg/:uniqueId', { uniqueId, planId: plan.planId });
    const { appId } = await oidcApp(operator);
    await listsUsers(operator, appId, directory);
    let refused = 0;
    const sync = async () => {
      await operator.call('POST /ldap/sync/:appId', { appId });
      for (;;) {
        const [run] = await operator.call('GET /ldap/sync/:appId', { appId }).catch(away);
        if (!run) refused += 1;
        else if (run.phase === 'failed') throw new Error(run.reason!);
        else if (run.phase === 'finished') return run.counts;
        await pause(100);
      }
    };
    say(`${count(size)} entries: the first run`);
    const first = await timed(sync);
    say(`${count(size)} entries: the second run`);
    let unchanged = 0;
    const running = timed(async () => {
      ({ unchanged } = await sync());
    });
    const peak = await peakDuring(running);
    const again = await running;
    if (unchanged !== size) throw new Error(`${unchanged} entries did not change`);
    if (refused) say(`${count(refused)} questions about the run were told to come later`);
    return [
      count(size),
      `${figure(first / 1000)} s`,
      `${figure(again / 1000)} s`,
      figure((size * 1000) / again),
      `${figure(peak)} MB`,
    ];
  } finally {
    await product.stop();
    await directory.stop();
    await rm(product.dataDir, { recursive: true, force: true });
  }
}

export const directory: Benchmark = {
  name: 'directory',
  about: 'the user sync of LDAP directories, at first and when nothing changed',
  async run(effort): Promise<Table[]> {
    const sizes = effort.quick ? [500] : [10_000, 100_000];
    const rows = [];
    for (const size of sizes) rows.push(await bySize(size, effort));
    return [
      {
        title: 'User sync of an LDAP directory (slapd on the same machine)',
        columns: ['entries', 'first run', 'run without a change', 'entries a second', 'most memory'],
        rows,
        note: 'Memory is that of the whole product in one process, while nothing changes.',
      },
    ];
  },
};
