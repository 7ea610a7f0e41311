import { CallError } from '../../../web-kit/call.ts';
import { PasskeyError } from '../../../web-kit/passkeys/passkey.ts';
import { texts } from './texts.ts';

const t = texts.help;

/**
 * Advice after a failed sign-in, which stays on the page when the toast is gone. `isAll` tells that it also says what a toast
 * would say. Null when the toast is enough.
 */
export function helpFor(error: unknown): { text: string; isAll: boolean } | null {
  if (error instanceof PasskeyError)
    return error.why === 'cancelled' ? { text: t.cancelled, isAll: false } : null;
  if (!(error instanceof CallError)) return { text: t.offline, isAll: false };
  if (error.refusal === 'ceremony.failed') return { text: t.refused, isAll: false };
  const text = barredBy(error.refusal);
  return text === null ? null : { text, isAll: true };
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
