import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { listsUsers, startDirectory } from '../test/clients/ldap.ts';
import { oidcApp } from '../test/clients/openid.ts';
import { adminOf, operatorOf } from '../test/people/people.ts';
import { startProduct } from '../test/product.ts';
import { type Benchmark, count, type Effort, figure, milliseconds, type Table, timed } from './kit.ts';
import { kept, peakDuring, resident } from './memory.ts';

type Cells = (string | number)[];
/** Syncs a directory of this size for the first time, and then again without a change. */
async function bySize(size: number, { say }: Effort): Promise<Cells> {
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
    let slowest = 0;
    const refused = new Map<string, number>();
    /** Notes that the server was not available for an answer, and returns no run. */
    const noteUnavailable = (error: { status?: number; message?: string }): [] => {
      if (error.status !== 503) throw error;
      const why = String(error.message);
      refused.set(why, (refused.get(why) ?? 0) + 1);
      return [];
    };
    const sync = async () => {
      await operator.call('POST /ldap/sync/:appId', { appId });
      for (;;) {
        const asked = performance.now();
        const [run] = await operator.call('GET /ldap/sync/:appId', { appId }).catch(noteUnavailable);
        slowest = Math.max(slowest, performance.now() - asked);
        if (run?.phase === 'failed') throw new Error(run.reason!);
        if (run?.phase === 'finished') return run.counts;
        await pause(100);
      }
    };
    say(`${count(size)} entries: the first run`);
    let unchanged = 0;
    const before = { peak: figure(resident()), kept: figure(kept()) };
    const run = async () => {
      const running = timed(async () => {
        ({ unchanged } = await sync());
      });
      return { peak: figure(await peakDuring(running)), took: await running, kept: figure(kept()) };
    };
    const first = await run();
    for (const [why, times] of refused) say(`${count(times)} answers were refused: ${why}`);
    const unavailable = [...refused.values()].reduce((sum, times) => sum + times, 0);
    const heard = `${milliseconds(slowest)}${unavailable ? `, ${count(unavailable)} refused` : ''}`;
    const again: Awaited<ReturnType<typeof run>>[] = [];
    for (const name of ['second', 'third']) {
      say(`${count(size)} entries: the ${name} run`);
      again.push(await run());
      if (unchanged !== size) throw new Error(`${unchanged} entries did not change`);
    }
    const took = again.map(({ took }) => took);
    return [
      ...[count(size), `${figure(first.took / 1000)} s`, heard],
      ...[
        `${took.map((each) => figure(each / 1000)).join(', ')} s`,
        figure((size * 1000) / Math.min(...took)),
      ],
      ...(['peak', 'kept'] as const).map((of) =>
        [before, first, ...again].map((each) => each[of]).join(', '),
      ),
    ];
  } finally {
    await product.stop();
    await directory.stop();
    await rm(product.dataDir, { recursive: true, force: true });
  }
}

const table =
  (size: number) =>
  async (effort: Effort): Promise<Table[]> => [
    {
      title: 'User sync of an LDAP directory (slapd on the same machine)',
      columns: [
        ...['entries', 'first run', 'slowest answer meanwhile', 'two runs without a change'],
        ...['entries a second', 'most memory before and in each run, MB', 'kept before and after each, MB'],
      ],
      rows: [await bySize(effort.quick ? Math.min(size, 500) : size, effort)],
      note: 'Memory is that of the whole product in one process, with the projection of the users.',
    },
  ];

export const directory: Benchmark = {
  name: 'directory',
  about: 'the user sync of LDAP directories, at first and when nothing changed',
  parts: Object.fromEntries([10_000, 30_000, 100_000].map((size) => [size, table(size)])),
};
