import { expect, test } from 'vitest';
import { failedChecks } from './checks.ts';

test('a check that fails is named, and so is one that cannot be started', async () => {
  const programs = { good: ['biome', '--version'], bad: ['biome', 'nonsense'], missing: ['no-such-program'] };
  expect(await failedChecks(programs)).toEqual(['bad', 'missing']);
});
