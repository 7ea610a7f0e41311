import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { calls } from '../../api/calls.ts';
import { tableOfLimits } from './limitTable.ts';

const guide = new URL('../../docs/security.md', import.meta.url);
const table = /<!-- limits -->[\s\S]*?<!-- end of limits -->/;

// `npx vitest run --project boundaries -u` writes the table.
test('the guide about security shows every limit of the code, and no other', async () => {
  const written = await readFile(guide, 'utf8');
  const right = `<!-- limits -->\n\n${tableOfLimits(calls)}\n\n<!-- end of limits -->`;
  await expect(written.replace(table, () => right)).toMatchFileSnapshot(guide.pathname);
});
