import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync(['{org-ui,admin-ui,public-ui,web-kit}/**/*.{ts,tsx,css}'], {
  cwd: root,
  exclude: ['**/node_modules', '**/dist'],
});

const side = '(?:left|right)';
const inStyleSheets = new RegExp(
  String.raw`\b(?:(?:margin|padding|border|scroll-margin|scroll-padding)-${side}\b|(?:text-align|float|clear):\s*${side}\b|(?<!-)${side}\s*:)`,
);
/** Keys of `sx` and `style`. What a chart leaves free beside it (`margin={{ left … }}`) is no style. */
const inScripts =
  /(?<![\w.'"])(?:m[lr]|p[lr]|(?:margin|padding|border)(?:Left|Right)\w*|(?:border(?:Top|Bottom)(?:Left|Right)Radius))['"]?\s*:|textAlign: ['"](?:left|right)|(?<![\w.])(?:left|right): (?:['"`]?-?\d|\{)|\b(?:m[lr]|p[lr])=[{"']/;

/** The lines that name a side of the page where they mean the side on which lines of text begin or end. */
const sidesIn = (file: string, code: string): string[] =>
  code
    .split('\n')
    .filter((line) => (file.endsWith('.css') ? inStyleSheets : inScripts).test(line))
    .filter((line) => !/\bmargin=\{\{/.test(line));

test('nothing is placed on the left or right that belongs to the beginning or end of a line', () => {
  expect(files.length).toBeGreaterThan(500);
  // Words of other languages, and figures in texts, are called left as well.
  const styled = files.filter((file) => !/(?:texts|words)\.tsx?$|\/languages\/|\/deeds\//.test(file));
  const wrong = styled.flatMap((file) =>
    sidesIn(file, readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});

describe('the check itself', () => {
  test.for([
    ['a.css', '  margin-left: 1rem;'],
    ['a.css', '  border-right-color: red;'],
    ['a.css', '  text-align: left;'],
    ['a.css', '  right: 0;'],
    ['a.tsx', '<Box sx={{ ml: 1 }}>'],
    ['a.tsx', "<Box sx={{ '& p': { paddingRight: 2 } }}>"],
    ['a.tsx', "sx={{ textAlign: 'right' }}"],
    ['a.tsx', '  left: 8,'],
    ['a.tsx', '<Box mr={2}>'],
  ] as const)('finds a side in %s: %s', ([file, code]) => expect(sidesIn(file, code)).toEqual([code]));
  test.for([
    ['a.css', '  margin-inline-start: 1rem;'],
    ['a.css', '  text-align: start;'],
    ['a.css', '  inset-inline-end: 0;'],
    ['a.tsx', '<Box sx={{ marginInlineStart: 1, px: 2 }}>'],
    ['a.tsx', '<Bars margin={{ left: 0, right: 16 }} />'],
    ['a.tsx', '  const left = counted.total;'],
  ] as const)('finds none in %s: %s', ([file, code]) => expect(sidesIn(file, code)).toEqual([]));
});
