import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { calls } from '../../api/calls.ts';
import { tableOfLimits } from './table.ts';

test('the guide about security shows every limit of the code, and no other', async () => {
  const guide = await readFile(new URL('../../docs/security.md', import.meta.url), 'utf8');
  const [, table] = /<!-- limits -->\n\n([\s\S]*?)\n\n<!-- end of limits -->/.exec(guide) ?? [];
  expect(table).toBe(tableOfLimits(calls));
});
