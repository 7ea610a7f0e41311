import { fork } from 'node:child_process';
import { cpus, release } from 'node:os';
import { installMissing, postgres } from '../test/run/machine.ts';
import { append } from './append.ts';
import { cascade } from './cascade/cascade.ts';
import { directory } from './directory.ts';
import { flood } from './flood.ts';
import { groups } from './groups/groups.ts';
import { home } from './home/home.ts';
import { lists } from './home/lists.ts';
import { ended } from './home/signIns.ts';
import { type Benchmark, markdown, partsOf, type Table } from './kit.ts';
import { list } from './list/list.ts';
import { organisations } from './organisations/organisations.ts';
import { places } from './places/places.ts';
import { together } from './places/together.ts';
import { radius } from './radius/radius.ts';
import { reactions } from './reactions.ts';
import { readAfter } from './readAfter.ts';
import { rebuild } from './rebuild.ts';
import { writeResult } from './results.ts';
import { services } from './services/services.ts';
import { several } from './several/several.ts';
import { signIn } from './signIn/signIn.ts';
import { sso } from './sso/sso.ts';
import { start } from './start/start.ts';

const benchmarks: readonly Benchmark[] = [
  append,
  rebuild,
  signIn,
  services,
  sso,
  list,
  organisations,
  home,
  lists,
  ended,
  readAfter,
  groups,
  places,
  together,
  several,
  cascade,
  reactions,
  start,
  radius,
  directory,
  flood,
];
/** All parts, as the page of results has them. */
const parts = benchmarks.flatMap((benchmark) => Object.keys(partsOf(benchmark)));

const machine = () => {
  const [first] = cpus();
  return `${cpus().length} cores (${first!.model.trim()}), Node ${process.versions.node}, Linux ${release()}`;
};

/**
 * Runs one part in a process of its own, so that it does not share the heap of another part. The product's log goes to
 * /dev/null.
 */
function measure(part: string, quick: boolean, env = {}): Promise<Table[]> {
  const words = ['--child', part, ...(quick ? ['--quick'] : [])];
  const child = fork(import.meta.filename, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (tables) => resolve(tables as Table[]));
    child.once('exit', (code) => reject(new Error(`the benchmark ${part} ended with code ${code}`)));
  });
}

/** Runs one part in this process, and sends its tables to the parent. */
async function runAsChild(part: string, quick: boolean) {
  // A run that is broken off ends its measurement, too.
  process.once('disconnect', () => process.exit(1));
  const effort = quick ? { rounds: 1, seconds: 0.5 } : { rounds: 3, seconds: 3 };
  const say = (line: string) => console.error(`  ${line}`);
  const runs = Object.assign({}, ...benchmarks.map(partsOf)) as ReturnType<typeof partsOf>;
  const tables = await runs[part]!({ quick, ...effort, say });
  process.send!(tables, () => process.exit());
}

async function main(words: string[]) {
  const quick = words.includes('--quick');
  const only = words.includes('--only') ? words.splice(words.indexOf('--only'), 2)[1] : undefined;
  const names = words.filter((word) => !word.startsWith('--'));
  if (words.includes('--child')) return runAsChild(names[0]!, quick);
  const unknown = names.filter((name) => !benchmarks.some((each) => each.name === name));
  if (unknown.length || words.includes('--help')) {
    if (unknown.length) console.log(`There is no benchmark ${unknown.join(' or ')}.\n`);
    console.log('npm run bench [-- [name…] [--only part] [--quick] [--write]]\n');
    const width = Math.max(...benchmarks.map(({ name }) => name.length)) + 2;
    for (const each of benchmarks) {
      const parts = 'parts' in each ? ` (${Object.keys(each.parts).join(', ')})` : '';
      console.log(`  ${each.name.padEnd(width)}${each.about}${parts}`);
    }
    process.exit(unknown.length ? 1 : 0);
  }
  const chosen = benchmarks
    .filter((each) => !names.length || names.includes(each.name))
    .flatMap((benchmark) => Object.keys(partsOf(benchmark)).map((part) => ({ benchmark, part })))
    .filter(({ benchmark, part }) => !only || part === `${benchmark.name} ${only}`);
  if (!chosen.length)
    throw new Error(`${names.join(', ') || 'no benchmark'} has no part ${only}; --help names the parts`);
  await installMissing([postgres], console.error);
  console.log(`${machine()}\n`);
  for (const { benchmark, part } of chosen) {
    console.error(`${part}: ${benchmark.about}`);
    const text = (await measure(part, quick, benchmark.env)).map(markdown).join('\n\n');
    console.log(`${text}\n`);
    if (words.includes('--write')) writeResult(part, `${machine()}.\n\n${text}`, parts);
  }
}

await main(process.argv.slice(2));
