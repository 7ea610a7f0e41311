import { expect, test } from 'vitest';
import { Refusal } from '../../domain/refusals.ts';
import { passwordsOf } from './passwords.ts';

const { hash: hashPassword, verify: verifyPassword } = passwordsOf();

test('a password verifies against its hash, and no other does', async () => {
  const stored = await hashPassword('correct horse battery');
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(await verifyPassword('correct horse battery', stored)).toBe(true);
  expect(await verifyPassword('correct horse batterz', stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

test('nobody has the password of a name that is not known', async () => {
  expect(await verifyPassword('correct horse battery', undefined)).toBe(false);
  expect(await verifyPassword('', undefined)).toBe(false);
});

test('the same characters composed in another way are the same password', async () => {
  expect(await verifyPassword('Zu\u0308rich', await hashPassword('Z\u00fcrich'))).toBe(true);
});

test.for([
  '',
  'plain',
  'scrypt$1048576$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'scrypt$32768$8$3$AAAAAAAAAAAAAAAAAAAAAA$short',
])('the damaged hash %o never verifies', async (stored) => {
  const verified = await verifyPassword('x', stored).catch((error) => error);
  expect(verified === false || verified instanceof Error).toBe(true);
});

const stored = 'scrypt$1024$8$1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
test('a flood is refused at the door, and those who came first are answered', async () => {
  const all = await Promise.allSettled(Array.from({ length: 80 }, () => verifyPassword('x', stored)));
  const refusals = all.filter((each) => each.status === 'rejected');
  expect(refusals).toHaveLength(28);
  for (const { reason } of refusals) {
    expect(reason).toBeInstanceOf(Refusal);
    expect(reason.code).toBe('request.unavailable');
  }
  expect(await verifyPassword('x', stored)).toBe(false);
});
