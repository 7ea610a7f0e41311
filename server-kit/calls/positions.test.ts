import { expect, test } from 'vitest';
import type { Actor } from '../../domain/kit.ts';
import { tokensOf } from '../access/tokens.ts';
import { askedPosition, shownPosition } from './positions.ts';

let now = Date.now();
const kit = { tokens: tokensOf([Buffer.alloc(32, 1)], () => now) };
const visitor: Actor = { role: 'visitor', id: 'visitor' };
const operator: Actor = { role: 'operator', id: 'ada', organisationId: 'acme' };
const told = (actor: Actor, position: number) => shownPosition(kit, { actor }, position);
const asked = (actor: Actor, readAfter: string | undefined) => askedPosition(kit, { actor, readAfter });

test('operators and staff are told positions as they are', () => {
  expect(told(operator, 1482)).toBe('1482');
  expect(told({ role: 'admin', id: 'root' }, 1482)).toBe('1482');
  expect(asked(operator, '1482')).toBe(1482);
});
test.for(['visitor', 'onboarding', 'user'] as const)('a %s learns nothing from a position', (role) => {
  const actor: Actor = { role, id: 'someone' };
  const sealed = told(actor, 1482);
  expect(sealed).not.toMatch(/^\d+$/);
  expect(told(actor, 1482)).not.toBe(sealed);
  expect(told(actor, 9_007_199_254_740_991)).toHaveLength(sealed.length);
  expect(told(actor, 1)).toHaveLength(sealed.length);
});
test('a caller who was told a sealed position reads after it, also once signed in', () => {
  for (const actor of [visitor, operator]) expect(asked(actor, told(visitor, 1482))).toBe(1482);
});
test('a number that a visitor guesses is not waited for', () => expect(asked(visitor, '1482')).toBeNull());
test('a position that is too old or sealed by somebody else is not waited for, and text that is no position is refused', () => {
  const sealed = told(visitor, 1482);
  expect(asked(visitor, kit.tokens.seal('invite', { at: '1482' }, 600))).toBeNull();
  now += 86_400_000;
  expect(asked(visitor, sealed)).toBeNull();
  expect(asked(visitor, undefined)).toBeNull();
  for (const wrong of ['', 'abc', '-1', '1'.repeat(17), 'a'.repeat(301)])
    expect(() => asked(operator, wrong)).toThrow('X-Read-After');
});
