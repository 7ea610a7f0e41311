/** Texts of the first page. */
export const texts = {
  title: 'Home',
  signIns: 'Sign-ins to your applications',
  passkeys: 'Passkeys in browsers',
  insights: 'Insights',
  noApplications: 'Nobody can sign in yet, because there is no application.',
  attention: {
    title: 'Needs attention',
    none: 'Nothing needs your attention.',
    requests: (count: string) => `Requests that wait for an answer: ${count}`,
    people: (count: string) => `People without a second device: ${count}`,
    peopleHint: 'Who loses the only device needs help to sign in again.',
    licence: (days: number) => `Your license ends in ${days} ${days === 1 ? 'day' : 'days'}.`,
    licenceOver: 'Your license has ended.',
    pastDue: 'A payment failed.',
    atLeast: (count: string) => `more than ${count}`,
  },
} as const;
