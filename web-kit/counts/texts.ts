import type { Period, SignInEnd } from '../../domain/signIns/ends.ts';
import type { Ceremony, PasskeyStep } from '../../domain/signIns/passkeySteps.ts';
import { spoken } from '../language/language.ts';

/** Texts of how sign-ins go. */
export const texts = spoken('web-kit/counts', {
  period: 'Period',
  periods: {
    '24h': 'Last 24 hours',
    '7d': 'Last 7 days',
    '30d': 'Last 30 days',
    '90d': 'Last 90 days',
    '12m': 'Last 12 months',
  } satisfies Record<Period, string>,
  signedIn: 'Signed in',
  failed: 'Did not sign in',
  ends: {
    signedIn: 'Signed in',
    declined: 'Declined on the phone',
    wrongNumber: 'Wrong number chosen',
    failed: 'Failed on the phone',
    expired: 'Not answered in time',
  } satisfies Record<SignInEnd, string>,
  reasons: 'Why people did not sign in',
  before: (count: string) => `${count} in the period before`,
  reasonBefore: 'Before',
  reasonNow: 'Now',
  reason: 'Reason',
  chart: (total: string, failed: string) => `Sign-ins: ${total} succeeded, ${failed} did not.`,
  none: 'Nobody has signed in, or tried to, in this period.',
  table: 'Show as a table',
  csv: 'CSV',
  passkeys: {
    ceremonies: {
      signIn: 'Signing in with a passkey',
      registration: 'Making a passkey',
    } satisfies Record<Ceremony, string>,
    step: 'Step',
    steps: {
      offered: 'Offered',
      begun: 'Begun',
      cancelled: 'Cancelled',
      failed: 'Failed',
      finished: 'Finished',
    } satisfies Record<PasskeyStep, string>,
    byBrowser: 'By platform and browser',
    browsersOf: (ceremony: string) => `${ceremony}, by platform and browser`,
    hint: 'Cancelled: the person closed the dialog of the device, or let it wait. No server sees that, so the pages count it. Nothing about people is kept with these numbers, so there is no list behind them.',
    none: 'Nothing has been counted in this period. It fills by itself, within minutes, as people open sign-in pages and use passkeys.',
  },
  when: { hour: 'Hour', day: 'Day', month: 'Month' },
});
