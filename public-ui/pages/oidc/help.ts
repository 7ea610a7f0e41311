import { CallError } from '../../../web-kit/call.ts';
import { texts } from './texts.ts';

const t = texts.help;

/** What to do after a failed sign-in, which stays on the page when the toast is gone. Null when the toast is enough. */
export function helpFor(error: unknown, application: string): string | null {
  if (!(error instanceof CallError)) return null;
  if (error.refusal === 'user.noAccess') return t.noAccess(application);
  if (error.refusal === 'user.suspended') return t.suspended(application);
  if (error.refusal === 'ceremony.failed' || error.refusal === 'device.unregistered') return t.refused;
  return null;
}
