import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('a CSV file quotes what needs it, and no field is a formula', () => {
  const rows = [{ name: 'Ada, "Countess"', count: -1, note: '=1+1', none: null }];
  expect(csv(['name', 'count', 'note', 'none'], rows)).toBe(
    'name,count,note,none\r\n"Ada, ""Countess""",-1,\'=1+1,',
  );
});
