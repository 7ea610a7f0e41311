import { expect, test } from 'vitest';
import { isExpired } from './invite.ts';

test('an invitation is expired from the time that it names on [org-team.invites.columns]', () => {
  const at = '2026-03-04T05:06:07.000Z';
  const seen = [-1, 0, 1].map((late) => isExpired({ expiresAt: at }, Date.parse(at) + late));
  expect(seen).toEqual([false, true, true]);
});
