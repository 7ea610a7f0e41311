import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, matchesGlob, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apps } from '../../front/build.ts';
import { everyPage } from '../../public-ui/everyPage.ts';
import config from '../../vitest.config.ts';
import { neededLater } from '../../web-kit/chunks.ts';
import { circlesOf, type Import, importsOf, impure, roomOf, source, wrongWith } from './imports.ts';
import { knotsOf } from './knots.ts';
import { forTests, rooms } from './rooms.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', 'data', '**/.*'],
})
  .sort()
  .map((file) => source(root, file));
const runtime = sources.filter(({ test }) => !test);

const manifests = new Map<string, ReturnType<typeof JSON.parse>>();
function manifest(folder: string) {
  const known = manifests.get(folder);
  const read = known ?? JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  manifests.set(folder, read);
  return read;
}
const { devDependencies, ...rest }: { workspaces: string[]; devDependencies: object } = manifest('.');
const workspaces = globSync(rest.workspaces, { cwd: root });
/** The pages are bundled with their packages, so that these are needed only where they are built. */
const bundled: readonly string[] = [...apps, 'web-kit'];
function packagesOf(folder: string): string[] {
  if (folder === '.') return [...Object.keys(devDependencies), ...workspaces.flatMap(packagesOf)];
  const { dependencies, devDependencies: more } = manifest(folder);
  return Object.keys({ ...dependencies, ...(bundled.includes(folder) && more) });
}
const check = (file: string, to: string, { test = false, typeOnly = false } = {}) =>
  wrongWith({ file, to, typeOnly }, test, packagesOf);

test('every import is one that its room may make', () => {
  const wrong = sources.flatMap((each) =>
    importsOf(each).map((it: Import) => {
      const problem = wrongWith(it, each.test, packagesOf);
      return problem && `${each.file}: ${problem}`;
    }),
  );
  expect(wrong.filter(Boolean)).toEqual([]);
});
test('nothing that runs imports what is there for tests', () => {
  const wrong = runtime.flatMap(importsOf).filter(({ to }) => forTests.test(to));
  expect(wrong).toEqual([]);
});
test('what runs on the server needs no package that only builds, tests or pages need', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const travels = (name: string) => packages[`node_modules/${name}`]?.dev !== true;
  const byFile = new Map(runtime.map((each) => [each.file, each]));
  const reached = new Set(['start.ts', 'cli.ts', ...globSync('services/*.ts', { cwd: root })]);
  const left: string[] = [];
  for (const file of reached)
    for (const { to, typeOnly } of importsOf(byFile.get(file)!)) {
      const [scope = '', name] = to.split('/');
      if (byFile.has(to)) reached.add(to);
      else if (!typeOnly && !travels(to.startsWith('@') ? `${scope}/${name}` : scope))
        left.push(`${file}: ${to}`);
    }
  expect(reached.size).toBeGreaterThan(500);
  expect(left).toEqual(['front/build.ts: vite']);
  expect(['@mui/material', 'date-fns', 'react-admin', 'react-dom', 'vite'].filter(travels)).toEqual([]);
});
test('no files import each other in a circle', () => {
  expect(circlesOf(sources)).toEqual([]);
});
test('folders of a room import one another in no circle', () => {
  expect(knotsOf(sources)).toEqual([]);
});
test('the texts of a folder are read by that folder alone', () => {
  const texts = runtime.flatMap(importsOf).filter(({ to }) => /\/texts\.tsx?$/.test(to));
  expect(texts.length).toBeGreaterThan(100);
  // A catalogue of what other languages must say has the types of all texts.
  const isCatalogue = ({ file, typeOnly }: (typeof texts)[number]) =>
    typeOnly && /\/catalogue\.ts$/.test(file);
  const others = texts.filter(({ file, to }) => posix.dirname(file) !== posix.dirname(to));
  expect(others.filter((each) => !isCatalogue(each))).toEqual([]);
});
test('a helper that uses the test runner is named as one for tests', () => {
  const unnamed = runtime.filter(({ code }) => /from 'vitest'/.test(code)).map(({ file }) => file);
  expect(unnamed).toEqual([]);
});
test('rules and folds use no clock, no randomness and no output', () => {
  const pure = runtime.filter(({ file }) => roomOf(file)?.[1].pure);
  expect(pure.length).toBeGreaterThan(20);
  expect(pure.filter(({ code }) => impure.test(code)).map(({ file }) => file)).toEqual([]);
});
test('nothing that runs is left to be done', () => {
  const marks = new RegExp(['TO', 'DO|FIX', 'ME'].join(''));
  expect(sources.filter(({ code }) => marks.test(code)).map(({ file }) => file)).toEqual([]);
});
test('a test file waits for nothing while it is loaded, because no time limit ends such a wait', () => {
  const waits = /^(?:(?:const|let) [^=\n]+ = )?await (?!import\()/m;
  const waiting = sources.filter(({ file, code }) => /\.test\.tsx?$/.test(file) && waits.test(code));
  expect(waiting.map(({ file }) => file)).toEqual([]);
});
test('every test file belongs to a tier', () => {
  const included = config.test!.projects!.flatMap(
    (it) => (it as { test: { include: string[] } }).test.include,
  );
  const tests = sources.map(({ file }) => file).filter((file) => /\.test\.tsx?$/.test(file));
  // matchesGlob does not expand `{ts,tsx}` reliably, so the two patterns are written out.
  const patterns = included.flatMap((each) => ['ts', 'tsx'].map((end) => each.replace('{ts,tsx}', end)));
  expect(tests.filter((file) => !patterns.some((each) => matchesGlob(file, each)))).toEqual([]);
});
test('what pages fetch together, or later, is where the builds look for it', () => {
  expect([...everyPage, ...neededLater].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
test('every folder with a package is a room', () => {
  for (const folder of workspaces) expect(Object.keys(rooms)).toContain(`${folder}/`);
});

describe('the check itself', () => {
  test('finds a circle over three files, and none where one file is imported twice', () => {
    const file = (name: string, ...to: string[]) => ({
      file: `domain/${name}.ts`,
      code: to.map((each) => `import type { X } from './${each}.ts';\n`).join(''),
      test: false,
    });
    expect(circlesOf([file('a', 'b'), file('b', 'c'), file('c', 'a')])).toEqual([
      'domain/a.ts > domain/b.ts > domain/c.ts > domain/a.ts',
    ]);
    expect(circlesOf([file('a', 'b', 'c'), file('b', 'c'), file('c')])).toEqual([]);
  });
  test('finds folders that import one another, by a type or later, too, and takes files of a room one by one', () => {
    const file = (name: string, code: string) => ({ file: `domain/${name}.ts`, code, test: false });
    const there = file('user/user', "import type { Plan } from '../plan/plan.ts';");
    const back = file('plan/plan', "const user = await import('../user/user.ts');");
    const circle =
      'domain/user/user.ts imports domain/plan/plan.ts, domain/plan/plan.ts imports domain/user/user.ts';
    expect(knotsOf([there, back])).toEqual([{ room: 'domain', folders: 2, circle }]);
    const apart = [file('kit', "import './user/user.ts';"), file('user/user', "import '../claims.ts';")];
    expect(knotsOf([...apart, file('claims', '')])).toEqual([]);
  });
  test.for([
    ['domain/kit.ts', 'node:fs'],
    ['domain/kit.ts', 'express'],
    ['domain/kit.ts', 'pg'],
    ['domain/kit.ts', 'event-store/port.ts'],
    ['projections/models/users/users.ts', 'node:crypto'],
    ['projections/models/users/users.ts', 'pg'],
    ['projections/models/users/users.ts', 'projections/database/database.ts'],
    ['projections/kit.ts', 'kysely'],
    ['projections/projector/projector.ts', 'server-kit/kit.ts'],
    ['server-kit/kit.ts', 'passkeys/begin.ts'],
    ['passkeys/finish.ts', 'approvals/enrol.ts'],
    ['sso-gateway/server.ts', 'command-api/server.ts'],
    ['event-store/port.ts', 'projections/kit.ts'],
    ['api/calls.ts', 'projections/projector/projector.ts'],
    ['api/calls.ts', 'event-store/executor/execute.ts'],
    ['command-api/server.ts', 'projections/projector/projector.ts'],
    ['front/app.ts', 'query-api/server.ts'],
    ['front/app.ts', 'vite'],
    ['web-kit/call.ts', 'api/calls.ts'],
    ['web-kit/call.ts', 'domain/kit.ts'],
    ['org-ui/app.tsx', 'api/client.ts'],
    ['org-ui/app.tsx', 'admin-ui/app.tsx'],
    ['org-ui/app.tsx', 'node:fs'],
    ['public-ui/app.tsx', '@mui/material'],
    ['web-sdk/latchkey.ts', 'web-kit/call.ts'],
    ['web-sdk/latchkey.ts', 'react'],
    ['server-kit/kit.ts', 'left-pad'],
    ['new-folder/kit.ts', 'zod'],
  ] as const)('would refuse %s importing %s', ([file, to]) => expect(check(file, to)).toBeTypeOf('string'));
  test.for([
    ['domain/kit.ts', 'zod'],
    ['projections/models/users/users.ts', 'domain/kit.ts'],
    ['query-api/server.ts', 'projections/projector/projector.ts'],
    ['sso-gateway/server.ts', 'approvals/requests/open.ts'],
    ['radius-gateway/server.ts', 'passkeys/assertion.ts'],
    ['web-kit/call.ts', 'api/client.ts'],
    ['web-kit/domain/limits.ts', 'domain/limits.ts'],
    ['org-ui/app.tsx', '@mui/material/Button'],
    ['org-ui/app.tsx', 'org-ui/shell/menu.tsx'],
    ['start.ts', 'command-api/server.ts'],
    ['org-ui/vite.config.ts', 'vite'],
  ] as const)('lets %s import %s', ([file, to]) => expect(check(file, to)).toBeUndefined());
  test('lets screens name any type, and import it no other way', () => {
    expect(check('org-ui/app.tsx', 'api/calls.ts', { typeOnly: true })).toBeUndefined();
    expect(check('org-ui/app.tsx', 'api/calls.ts')).toBeTypeOf('string');
  });
  test('lets tests use the test runner, and borrow from test/', () => {
    expect(check('domain/testSpec.ts', 'vitest', { test: true })).toBeUndefined();
    expect(check('web-sdk/latchkey.test.ts', 'test/clients/http.ts', { test: true })).toBeUndefined();
    expect(check('web-sdk/latchkey.ts', 'test/clients/http.ts')).toBeTypeOf('string');
    expect(check('domain/kit.ts', 'vitest')).toBeTypeOf('string');
  });
  test('sees every way to import', () => {
    const code = `
import one from './one.ts';
import { two,
  type Two } from './two.ts';
import type { Three } from './three.ts';
import * as four from './four.ts';
import './five.css';
export { six } from './six.ts';
export * from './seven.ts';
export type { Eight } from './eight.ts';
import type from './nine.ts';
const ten = await import('./ten.ts');
const not = "from './eleven.ts'";`;
    const found = importsOf({ file: 'org-ui/app.tsx', code, test: false });
    expect(found.map(({ to, typeOnly }) => [to.slice('org-ui/'.length), typeOnly])).toEqual([
      ['one.ts', false],
      ['two.ts', false],
      ['three.ts', true],
      ['four.ts', false],
      ['five.css', false],
      ['six.ts', false],
      ['seven.ts', false],
      ['eight.ts', true],
      ['nine.ts', false],
      ['ten.ts', false],
    ]);
  });
});
