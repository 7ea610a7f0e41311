import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Row = { id: string; area: string; kind: string; requirement: string };
const root = join(import.meta.dirname, '../..');

/** The product's own checklist: every requirement that can be answered with yes or no. */
export function readRows(): Row[] {
  const [, ...lines] = readFileSync(join(root, 'docs/requirements.tsv'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [id = '', area = '', kind = '', requirement = ''] = line.split('\t');
    return { id, area, kind, requirement };
  });
}

/** The rows in a test's title: `... [onboarding.step2.vanity-length, onboarding.entity]`. */
export const rowsIn = (title: string): string[] =>
  [...title.matchAll(/\[([a-z][\w-]*(?:\.[\w-]+)+(?:,\s*[a-z][\w-]*(?:\.[\w-]+)+)*)\]/g)].flatMap(
    ([, ids = '']) => ids.split(/,\s*/),
  );

/** The rows that are proved: a test that names them has passed, and none has failed. */
export function provedBy(tests: Iterable<{ title: string; state: string }>): Set<string> {
  const [passed, failed] = [new Set<string>(), new Set<string>()];
  for (const { title, state } of tests)
    for (const id of rowsIn(title)) {
      if (state === 'passed') passed.add(id);
      if (state === 'failed') failed.add(id);
    }
  return passed.difference(failed);
}

/** Every text in the test files that looks like a title with rows, whether its test passes or not. */
export function titlesInFiles(): { file: string; title: string }[] {
  const exclude = ['**/node_modules', '**/dist', 'data', 'test/repository/rows.test.ts'];
  const files = globSync('**/*.test.{ts,tsx}', { cwd: root, exclude });
  return files.sort().flatMap((file) => {
    const texts = readFileSync(join(root, file), 'utf8').matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*\])\1/g);
    return [...texts].map(([, , title = '']) => ({ file, title }));
  });
}

/** The number of covered rows in each area, as lines of a table. */
export function tableOf(rows: Row[], named: Set<string>): string[] {
  const areas = Map.groupBy(rows, ({ area }) => area);
  return [...areas].map(([area, all]) => {
    const count = all.filter(({ id }) => named.has(id)).length;
    return `${area.padEnd(20)} ${String(count).padStart(4)} of ${all.length}`;
  });
}

if (import.meta.main) {
  const rows = readRows();
  const named = new Set(titlesInFiles().flatMap(({ title }) => rowsIn(title)));
  const area = process.argv[2];
  const open = rows.filter((row) => row.area === area && !named.has(row.id));
  if (area) for (const { id, requirement } of open) console.log(`${id}\t${requirement}`);
  else for (const line of tableOf(rows, named)) console.log(line);
  console.log(
    `\n${rows.filter(({ id }) => named.has(id)).length} of ${rows.length} rows are named by a test`,
  );
  if (!area) console.log('npm run rows -- <area> lists those that are not');
}
