import { CallError } from '../../../web-kit/call.ts';
import { PasskeyError } from '../../../web-kit/passkeys/passkey.ts';
import { texts } from '../../texts.ts';

const said = texts.operator.help;
const codes = { ceremonyFailed: 1200, operatorSuspended: 1303 };

/** Advice after a failed sign-in, which stays on the page when the toast is gone. Null when the toast is enough. */
export function helpFor(error: unknown): string | null {
  if (error instanceof PasskeyError) return error.why === 'cancelled' ? said.cancelled : null;
  if (!(error instanceof CallError)) return said.offline;
  if (error.errorCode === codes.ceremonyFailed) return said.refused;
  return error.errorCode === codes.operatorSuspended ? said.suspended : null;
}
