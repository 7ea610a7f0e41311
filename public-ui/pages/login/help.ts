import { CallError } from '../../../web-kit/call.ts';
import { PasskeyError } from '../../../web-kit/passkeys/passkey.ts';
import { texts } from './texts.ts';

const t = texts.help;

/** Advice after a failed sign-in, which stays on the page when the toast is gone. Null when the toast is enough. */
export function helpFor(error: unknown): string | null {
  if (error instanceof PasskeyError) return error.why === 'cancelled' ? t.cancelled : null;
  if (!(error instanceof CallError)) return t.offline;
  if (error.refusal === 'ceremony.failed') return t.refused;
  return error.refusal === 'operator.suspended' ? t.suspended : null;
}
