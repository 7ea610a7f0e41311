import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refusals } from '../../domain/refusals.ts';
import { source } from './imports.ts';

const root = join(import.meta.dirname, '../..');
/** Numbers of refusals that nobody meets any more: 0.1.0 published them, so they stay with what they stood for. */
const retired: readonly number[] = [1503, 2200, 3208];

test('each refusal has a number of its own, because the numbers are published', () => {
  const byNumber = Map.groupBy(Object.entries(refusals), ([, { code }]) => code);
  const shared = [...byNumber.values()].filter((all) => all.length > 1);
  expect(shared.map((all) => all.map(([name]) => name))).toEqual([]);
  const given = new Set<number>(byNumber.keys());
  expect(retired.filter((code) => given.has(code))).toEqual([]);
});

test('something refuses with each of them, so that the page of error codes tells of no other', () => {
  const exclude = ['node_modules/**', '**/node_modules/**', '**/dist/**', 'domain/{refusals,sentences}/**'];
  const files = globSync('{*,*/**/*}.{ts,tsx}', { cwd: root, exclude }).map((file) => source(root, file));
  const said = new Set(
    files
      .filter(({ test }) => !test)
      .flatMap(({ code }) => [...code.matchAll(/'(\w+\.\w+)'/g)].map(([, name]) => name)),
  );
  expect(Object.keys(refusals).filter((name) => !said.has(name))).toEqual([]);
});
