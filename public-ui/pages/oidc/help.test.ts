import { expect, test } from 'vitest';
import type { RefusalCode } from '../../../domain/refusals.ts';
import { CallError } from '../../../web-kit/call.ts';
import { PasskeyError } from '../../../web-kit/passkeys/passkey.ts';
import { helpFor } from './help.ts';

const codes: RefusalCode[] = [
  ...(['user.noAccess', 'user.suspended', 'user.unknown', 'device.suspended', 'device.bound'] as const),
  ...(['device.unregistered', 'ceremony.failed', 'sso.request', 'application.suspended'] as const),
  ...(['organisation.closed', 'plan.feature', 'request.tooMany', 'request.unavailable'] as const),
];

test('every failed sign-in says what to do next', () => {
  for (const refusal of [...codes, undefined]) {
    const error = new CallError(403, { errorMessage: 'no', ...(refusal && { refusal }) });
    expect(helpFor(error, 'Wiki').text).toMatch(/\b(ask|try again|choose|use|go back)\b/i);
  }
  expect(helpFor(new PasskeyError('cancelled', 'cancelled'), 'Wiki').text).toMatch(/lost your device/);
});
test('an application that is closed is told of by the page alone', () => {
  for (const why of ['application.suspended', 'organisation.suspended', 'organisation.closed'] as const)
    expect(helpFor(new CallError(403, { refusal: why }), 'Wiki')).toEqual({
      ...{ text: expect.stringContaining('Wiki is closed'), isAll: true },
    });
});
test('a person without access can ask for it where the refusal brings a token', () => {
  const refused = (accessToken?: string) =>
    new CallError(403, { refusal: 'user.noAccess', ...(accessToken && { accessToken }) });
  expect(helpFor(refused('token'), 'Wiki')).toMatchObject({ ask: 'token' });
  expect(helpFor(refused(), 'Wiki')).toMatchObject({ text: expect.stringContaining('invitation') });
});
