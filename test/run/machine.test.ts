import { expect, test } from 'vitest';
import { lookOver, type Tool } from './machine.ts';

const gone = (more: Partial<Tool>): Tool => ({
  program: 'no-such',
  debian: 'no-such',
  isThere: () => false,
  ...more,
});
function prepared(...tools: Tool[]) {
  const lines: string[] = [];
  const { suites, complete } = lookOver(tools, (line) => lines.push(line));
  return { suites: [...suites], complete, told: lines };
}

test('what is missing is named with the suites or tests that do not run, and makes the run incomplete', () => {
  expect(prepared(gone({ suites: ['calls'] }))).toEqual({
    suites: ['calls'],
    complete: false,
    told: ['Missing: no-such (Debian: apt-get install no-such). Not run: calls.'],
  });
  expect(prepared(gone({ skips: 'the test of it' }))).toMatchObject({ suites: [], complete: false });
  expect(prepared(gone({}))).toMatchObject({ suites: [], complete: true });
});
