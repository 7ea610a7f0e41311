import { expect, test } from 'vitest';
import type { RefusalCode } from '../../../domain/refusals.ts';
import { refusedBody } from '../../../test/clients/raw.ts';
import { CallError } from '../../../web-kit/call.ts';
import { PasskeyError } from '../../../web-kit/passkeys/passkey.ts';
import { endedFor, helpFor } from './help.ts';

const refused = (code: RefusalCode) => new CallError(401, refusedBody(code));

test('a prompt that was closed, a passkey that was refused and a server that is away have different ways on', () => {
  const helps = [
    helpFor(new PasskeyError('cancelled', 'Authentication failed. Please try again.')),
    helpFor(refused('ceremony.failed')),
    helpFor(refused('operator.suspended')),
    helpFor(refused('organisation.suspended')),
    helpFor(new TypeError('Failed to fetch')),
  ];
  const texts = helps.map((help) => help?.text);
  expect(texts).toEqual(Array.from({ length: 5 }, () => expect.stringMatching(/\w{3}/)));
  expect(new Set(texts).size).toBe(5);
  expect(texts[1]).toContain('I lost my device');
});
test('who is suspended is told so and whom to ask by the page alone', () => {
  for (const why of ['organisation.suspended', 'operator.suspended'] as const)
    expect(helpFor(refused(why))).toEqual({ text: expect.stringMatching(/suspended.*\. Ask /), isAll: true });
  expect(helpFor(refused('ceremony.failed'))).toMatchObject({ isAll: false });
});
test('where the message itself says what to do, nothing is added', () =>
  expect(helpFor(new PasskeyError('unsupported', 'WebAuthn is not supported in this browser'))).toBeNull());

test('whoever comes here because the session has ended is told to sign in, unless that would not help', () => {
  expect(endedFor('?returnTo=%2Faudit')).toBeNull();
  expect(endedFor('?ended=1')).toContain('Sign in to continue');
  for (const why of ['organisation.suspended', 'operator.suspended'] as const)
    expect(endedFor(`?ended=${why}`)).toBe(helpFor(refused(why))?.text);
});
