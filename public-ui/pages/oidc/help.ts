import { CallError } from '../../../web-kit/call.ts';
import { texts } from './texts.ts';

const t = texts.help;
/**
 * What to do after a failed sign-in. `ask` is the token with which a person without access can ask for it. `isAll` tells that
 * the text also says what a toast would say.
 */
export type Help = { text: string; ask?: string | undefined; isAll?: true };

/** The help that stays on the page when the toast is gone. */
export function helpFor(error: unknown, application: string): Help {
  if (!(error instanceof CallError)) return { text: t.noPasskey };
  switch (error.refusal) {
    case 'user.noAccess':
      return error.accessToken
        ? { text: t.noAccessYet(application), ask: error.accessToken }
        : { text: t.noAccess(application) };
    case 'user.suspended':
      return { text: t.suspended(application) };
    case 'device.suspended':
      return { text: t.deviceSuspended };
    case 'ceremony.failed':
    case 'device.unregistered':
      return { text: t.refused };
    case 'sso.request':
      return { text: t.expired(application) };
    case 'application.suspended':
    case 'organisation.suspended':
    case 'organisation.closed':
      return { text: t.closed(application), isAll: true };
    default:
      return { text: t.other(application) };
  }
}
