import type { Period, SignInEnd } from '../../domain/signIns/ends.ts';

/** Texts of how sign-ins go. */
export const texts = {
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
  when: { hour: 'Hour', day: 'Day', month: 'Month' },
} as const;
