import { CallError } from '../../../web-kit/call.ts';
import { PasskeyError } from '../../../web-kit/passkey.ts';
import { texts } from '../../texts.ts';

const said = texts.operator.help;
const codes = { ceremonyFailed: 1200, operatorSuspended: 1303 };

/** What helps after a sign-in that failed; stays on the page when the toast is gone. Null where the toast says it all. */
export function helpFor(error: unknown): string | null {
  if (error instanceof PasskeyError) return error.why === 'cancelled' ? said.cancelled : null;
  if (!(error instanceof CallError)) return said.offline;
  if (error.errorCode === codes.ceremonyFailed) return said.refused;
  return error.errorCode === codes.operatorSuspended ? said.suspended : null;
}
