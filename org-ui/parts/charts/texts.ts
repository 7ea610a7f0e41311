import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of charts. */
export const texts = spoken('parts/charts', {
  coming: 'Loading',
  none: 'There is nothing to show yet.',
  platforms: { ios: 'Ios', android: 'Android', web: 'Web', others: 'Others' } as Record<string, string>,
  logins: {
    none: 'No sign-ins in the last 30 days.',
    all: (total: string, most: string) => `${total} in all, at most ${most} on one day (UTC).`,
    count: 'Number Of Times (Login)',
    date: 'Date',
    numbers: 'Show as a table',
    dashed: 'The dashed end is today so far.',
    soFar: (day: string) => `${day} (today so far)`,
  },
});
