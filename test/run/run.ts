import { setTimeout } from 'node:timers/promises';
import { startVitest, type Vitest } from 'vitest/node';
import { buildApps } from '../../front/build.ts';
import { provedBy, readRows } from '../repository/rows.ts';
import { failedChecks } from './checks.ts';
import { installMissing, lookOver, tools } from './machine.ts';
import { tiers } from './order.ts';
import { Silence } from './silence.ts';

type Tally = { passed: number; failed: number; skipped: number };
const nothing = (): Tally => ({ passed: 0, failed: 0, skipped: 0 });
const inWords = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Counts the tests of each tier, and the rows that they prove. A file that cannot be loaded counts as a failed test. */
function tally(vitest: Vitest) {
  const counts = new Map(tiers.map((tier) => [tier, nothing()]));
  const tests: { title: string; state: string }[] = [];
  for (const module of vitest.state.getTestModules()) {
    const count = counts.get(module.project.name)!;
    count.failed += module.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      count[state === 'pending' ? 'skipped' : state] += 1;
      tests.push({ title: test.fullName, state });
    }
    for (const suite of module.children.allSuites()) count.failed += suite.errors().length;
  }
  return { counts, proved: provedBy(tests) };
}

/** Milliseconds without the end of a test after which a run is given up: more than any time limit of a test or a hook. */
const patience = process.env.FIRE ? 4_000_000 : 600_000;
/** Milliseconds after the last test in which the workers should end. */
const closing = 60_000;
function giveUp(files: string[]) {
  console.log(`No test has ended for ${patience / 60_000} minutes. These files have begun and not ended:`);
  for (const file of files) console.log(`  ${file}`);
  process.exit(1);
}

/** Runs once every tier that this machine supports. The arguments name files, as vitest's do. */
async function run(files: string[]): Promise<boolean> {
  // The checks run while the machine is prepared and the apps are built, and only beside the whole suite.
  const checking = files.length ? [] : failedChecks();
  // The apps are built here once, or each worker's first product would build them.
  await Promise.all([installMissing(tools, console.log), buildApps(console.log)]);
  const { suites: missing, complete } = lookOver(tools, console.log);
  const project = tiers.filter((tier) => !missing.has(tier));
  const broken = await checking;
  const reporters = ['default' as const, new Silence(patience, giveUp)];
  const vitest = await startVitest('test', files, { run: true, watch: false, project, reporters });
  const { counts, proved } = tally(vitest);
  const stray = vitest.state.getUnhandledErrors().length;
  // A process that a failed test left behind must not keep the result back.
  await Promise.race([vitest.close(), setTimeout(closing)]);

  const total = { ...nothing(), failed: stray + broken.length };
  for (const [tier, count] of counts) {
    console.log(`${tier.padEnd(12)}${missing.has(tier) ? 'not run' : inWords(count)}`);
    for (const state of ['passed', 'failed', 'skipped'] as const) total[state] += count[state];
  }
  for (const name of broken) console.log(`${name}: failed, see above`);
  if (stray) console.log(`${stray} errors outside of any test`);
  const rows = readRows();
  console.log(
    `${rows.filter(({ id }) => proved.has(id)).length} of ${rows.length} rows are named by passed tests alone`,
  );
  if (!complete && process.env.CI)
    console.log('This machine lacks what some tests need, which CI does not accept.');
  console.log(inWords(total));
  return total.failed === 0 && total.passed > 0 && (complete || !process.env.CI);
}

const good = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  console.log(inWords({ ...nothing(), failed: 1 }));
  return false;
});
process.exit(good ? 0 : 1);
