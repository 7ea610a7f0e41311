import { expect, test } from 'vitest';
import { causeIn } from './build.ts';

const failed = (stderr: string) => Object.assign(new Error('Command failed: node build.ts'), { stderr });

test('a failed build is told in its own words and without a stack', () => {
  const stack = '    at async build (file:///latchkey/node_modules/vite/dist/node.js:1:2)\n  code: "X"';
  expect(
    causeIn(failed(`file:///a.mjs:599\n  throw error\n\nError: Cannot find module 'react'\n${stack}`)),
  ).toBe("Error: Cannot find module 'react'");
  expect(
    causeIn(failed(`\u001b[31m[PARSE_ERROR] Error: Unexpected token\u001b[0m\nA.tsx:3:1\n${stack}`)),
  ).toBe('[PARSE_ERROR] Error: Unexpected token A.tsx:3:1');
  expect(causeIn(failed(''))).toBe('Command failed: node build.ts');
});

test('a bundler without its binding asks for another Node.js and not for another lock file', () => {
  const told = causeIn(
    failed('Error: Cannot find native binding. Please try `npm i` after removing package-lock.json'),
  );
  expect(told).toMatch(/npm ci again, with a Node\.js that the README names/);
  expect(told).not.toContain('package-lock');
});

test('who may not write to the folder of the program is told who builds the pages', () => {
  const stopped = "Error: EACCES: permission denied, open '/opt/latchkey/node_modules/.vite-temp/vite.mjs'";
  expect(causeIn(failed(stopped))).toMatch(/may not write .* run once: \.\/node\.sh front\/build\.ts$/);
});

test('an installation without development packages, whose pages were not built, is told which packages it lacks', () => {
  const found =
    "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'vite' imported from /latchkey/front/build.ts";
  expect(causeIn(failed(found))).toBe('the bundler is missing. Run: npm ci --include=dev');
});
