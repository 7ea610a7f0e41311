import { CallError } from '../../../web-kit/call.ts';
import { PasskeyError } from '../../../web-kit/passkeys/passkey.ts';
import { texts } from './texts.ts';

const t = texts.help;

/** Advice after a failed sign-in, which stays on the page when the toast is gone. Null when the toast is enough. */
export function helpFor(error: unknown): string | null {
  if (error instanceof PasskeyError) return error.why === 'cancelled' ? t.cancelled : null;
  if (!(error instanceof CallError)) return t.offline;
  return error.refusal === 'ceremony.failed' ? t.refused : barredBy(error.refusal);
}

/** What somebody can do whom no passkey lets in, by the reason; null for any other reason. */
function barredBy(why: string | undefined): string | null {
  if (why === 'organisation.suspended') return t.organisation;
  return why === 'operator.suspended' ? t.suspended : null;
}

/**
 * What stands on the page when a console has sent somebody here because their session has ended: why, as far as it says so in
 * the address (`org-ui/base/origin.ts`). Null without that mark.
 */
export function endedFor(search: string): string | null {
  const ended = new URLSearchParams(search).get('ended');
  return ended === null ? null : (barredBy(ended) ?? texts.sessionEnded);
}
