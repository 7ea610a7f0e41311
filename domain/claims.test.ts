import { expect, test } from 'vitest';
import { limitReached } from './claims.ts';

test.each(['app.count', 'sso.app.count', 'radius.app.count'] as const)(
  'a refusal at the limit of %s names it',
  (kind) => {
    expect(limitReached(kind)).toMatchObject({
      code: 'application.limit',
      message: `Error: No remaining usage for ${kind}.`,
    });
  },
);
test('a refusal at another limit has the text of its code', () => {
  expect(limitReached('max.team.size').message).toBe('Error: No remaining usage for max.team.size.');
});
