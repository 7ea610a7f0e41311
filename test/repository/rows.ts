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

/** The rows that a page of `docs/decisions` names, because the product reads them in its own way. */
export function decidedRows(): Set<string> {
  const pages = globSync('docs/decisions/*.md', { cwd: root });
  const texts = pages.map((page) => readFileSync(join(root, page), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/`([a-z][\w-]*(?:\.[\w-]+)+)`/g)].map(([, id]) => id!)),
  );
}

/** The rows that neither a test nor a decision names. */
export function openRows(): Row[] {
  const known = new Set(titlesInFiles().flatMap(({ title }) => rowsIn(title))).union(decidedRows());
  return readRows().filter(({ id }) => !known.has(id));
}
/** The ids of the rows that are still open, one a line. A row may leave the file, and none may come back. */
export const readOpenRows = (): string[] =>
  readFileSync(join(import.meta.dirname, 'openRows.txt'), 'utf8')
    .split('\n')
    .filter(Boolean);

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
  const open = openRows();
  const area = process.argv[2];
  if (area)
    for (const row of rows.filter((each) => each.area === area && !named.has(each.id)))
      console.log(
        `${row.id}\t${open.some(({ id }) => id === row.id) ? 'open' : 'decided'}\t${row.requirement}`,
      );
  else for (const line of tableOf(rows, named)) console.log(line);
  const count = rows.filter(({ id }) => named.has(id)).length;
  const decided = rows.length - count - open.length;
  console.log(
    `\n${count} of ${rows.length} rows are named by a test, ${decided} more by a decision, ${open.length} are open`,
  );
  if (!area) console.log('npm run rows -- <area> lists those that no test names');
}
