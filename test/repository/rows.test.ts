import { describe, expect, test } from 'vitest';
import { openRows, provedBy, readOpenRows, readRows, rowsIn, titlesInFiles } from './rows.ts';

const rows = readRows();

test('the checklist has 952 rows, each with an id of its own', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(952);
  for (const { id, area } of rows) expect(id.startsWith(`${area}.`)).toBe(true);
});
test('every row that a test names is on the checklist', () => {
  const ids = new Set(rows.map(({ id }) => id));
  const strange = titlesInFiles().flatMap(({ file, title }) =>
    rowsIn(title)
      .filter((id) => !ids.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(strange).toEqual([]);
});

test('every row is named by a test or by a decision, but for those that the list of open rows names', () =>
  expect(openRows().map(({ id }) => id)).toEqual(readOpenRows()));

test('a title names at most five rows, because one that names more proves few of them', () =>
  expect(titlesInFiles().filter(({ title }) => rowsIn(title).length > 5)).toEqual([]));

test('a row is proved when a test that names it passes and none that names it fails', () => {
  const tests = [
    { title: 'kept [a.whole]', state: 'passed' },
    { title: 'kept in half [a.half]', state: 'passed' },
    { title: 'broken in half [a.half]', state: 'failed' },
    { title: 'not run [a.skipped]', state: 'skipped' },
    { title: 'run elsewhere [a.whole]', state: 'skipped' },
  ];
  expect([...provedBy(tests)]).toEqual(['a.whole']);
});

describe('rows in a title', () => {
  test('stand in square brackets', () => {
    expect(rowsIn('a name is short [onboarding.step2.vanity-length]')).toEqual([
      'onboarding.step2.vanity-length',
    ]);
    expect(rowsIn('two [a.b-c, d.e] and more [f.g_h]')).toEqual(['a.b-c', 'd.e', 'f.g_h']);
  });
  test('are told from other brackets', () => {
    for (const title of ['a list [1, 2]', 'an index [0]', 'nothing []', 'a word [here]', 'a % [%s]'])
      expect(rowsIn(title)).toEqual([]);
  });
});
