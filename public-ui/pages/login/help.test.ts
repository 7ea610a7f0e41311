import { expect, test } from 'vitest';
import type { RefusalCode } from '../../../domain/refusals.ts';
import { refusedBody } from '../../../test/clients/raw.ts';
import { CallError } from '../../../web-kit/call.ts';
import { PasskeyError } from '../../../web-kit/passkeys/passkey.ts';
import { helpFor } from './help.ts';

const refused = (code: RefusalCode) => new CallError(401, refusedBody(code));

test('a prompt that was closed, a passkey that was refused and a server that is away have different ways on', () => {
  const helps = [
    helpFor(new PasskeyError('cancelled', 'Authentication failed. Please try again.')),
    helpFor(refused('ceremony.failed')),
    helpFor(refused('operator.suspended')),
    helpFor(new TypeError('Failed to fetch')),
  ];
  expect(helps).toEqual(Array.from({ length: 4 }, () => expect.stringMatching(/\w{3}/)));
  expect(new Set(helps).size).toBe(4);
  expect(helps[1]).toContain('I lost my device');
});
test('where the message itself says what to do, nothing is added', () =>
  expect(helpFor(new PasskeyError('unsupported', 'WebAuthn is not supported in this browser'))).toBeNull());
