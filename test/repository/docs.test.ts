import { globSync, readFileSync, statSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { applicationKinds } from '../../domain/application/kinds.ts';
import { clientRows } from '../../domain/radiusClient/rows.ts';
import type { Rows } from '../../domain/settings/setting.ts';
import { paragraphs } from '../../org-ui/base/paragraphs.ts';
import { leads } from '../../org-ui/parts/ways/ways.ts';

const root = join(import.meta.dirname, '../..');
const pages = globSync(['*.md', 'docs/**/*.md', '*/**/README.md'], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', 'data'],
})
  .sort()
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const there = (path: string) => statSync(join(root, path), { throwIfNoEntry: false }) !== undefined;

/** The code blocks of a page, with their language. */
const blocksOf = (text: string) =>
  [...text.matchAll(/^(?<fence>`{3,})(?<language>\w*)\n(?<code>.*?)^\k<fence>$/gms)].map(({ groups }) => ({
    language: groups!.language!,
    code: groups!.code!,
  }));
const proseOf = (text: string) => text.replace(/^(`{3,}).*?^\1$/gms, '');
/** The name by which a link finds a heading, as sites that show Markdown make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (?<title>.+)$/gm)].map((it) => anchorOf(it.groups!.title!));

test('every link of a page leads to a file, and to a heading of it', () => {
  const dead = pages.flatMap(({ file, text }) =>
    [...proseOf(text).matchAll(/\]\((?<to>[^)\s]+)\)/g)].flatMap(({ groups }) => {
      const [path = '', anchor] = groups!.to!.split('#');
      if (/^[a-z]+:/.test(groups!.to!) || path.startsWith('/')) return [];
      const target = path ? posix.join(posix.dirname(file), path) : file;
      const page = pages.find((each) => each.file === target);
      const found = there(target) && (!anchor || !page || anchorsIn(page.text).includes(anchor));
      return found ? [] : [`${file}: ${groups!.to}`];
    }),
  );
  expect(dead).toEqual([]);
});
const deadIn = (paragraphs: readonly string[]) =>
  paragraphs.filter((paragraph) => {
    const [name, anchor] = paragraph.split('#') as [string, string];
    const page = pages.find(({ file }) => file === `docs/${name}.md`);
    return !page || !anchorsIn(page.text).includes(anchor);
  });
test('every setting says what it does, and leads to a heading of a guide', () => {
  const rows: Rows[] = [clientRows, ...Object.values(applicationKinds).map((kind) => kind.rows)];
  const settings = rows.flatMap((each) => Object.entries(each));
  expect(settings.filter(([, { help }]) => !help.trim()).map(([name]) => name)).toEqual([]);
  expect(deadIn(settings.map(([, { paragraph }]) => paragraph))).toEqual([]);
  expect(deadIn(Object.values(paragraphs))).toEqual([]);
});
test('every refusal that leads to the guides leads to a heading', () => {
  const guides = Object.values(leads).flatMap((lead) => ('guide' in lead ? [lead.guide] : []));
  expect(guides.length).toBeGreaterThan(5);
  expect(deadIn(guides)).toEqual([]);
});
test('every file that a page names in the project is there', () => {
  const gone = pages.flatMap(({ file, text }) =>
    [...proseOf(text).matchAll(/`(?<path>[\w-]+(?:\/[\w.-]+)+\.(?:ts|tsx|md|js|css|html|tsv))`/g)]
      .map(({ groups }) => groups!.path!)
      .filter((path) => there(path.slice(0, path.indexOf('/'))) && !there(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(gone).toEqual([]);
});
test('every npm script that a page names exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const unknown = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/npm run (?:-\w+ )*(?<name>[\w:-]+)/g)]
      .map(({ groups }) => groups!.name!)
      .filter((name) => !(name in scripts))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
test('every block of JSON, JavaScript and TypeScript is well-formed', () => {
  const checks: Record<string, (code: string) => unknown> = {
    json: (code) => JSON.parse(code.replaceAll('…', '')),
    ts: (code) => stripTypeScriptTypes(code),
    js: (code) => stripTypeScriptTypes(code),
  };
  const broken = pages.flatMap(({ file, text }) =>
    blocksOf(text).flatMap(({ language, code }) => {
      try {
        checks[language]?.(code);
        return [];
      } catch (error) {
        return [`${file}: ${(error as Error).message}: ${code.slice(0, 60)}`];
      }
    }),
  );
  expect(broken).toEqual([]);
});
