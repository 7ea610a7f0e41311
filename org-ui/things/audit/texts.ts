import { deedOf, inWords } from '../../../web-kit/eventWords.ts';
import { spoken } from '../../../web-kit/language/language.ts';
import { numberIn } from '../../../web-kit/language/region.ts';

const number = numberIn('en');

/** Texts of audit reports. */
export const texts = spoken('things/audit', {
  columns: {
    appName: 'App Name',
    action: 'Action',
    category: 'Category',
    method: 'Method',
    fromIP: 'IP',
    statusCode: 'Status Code',
    status: 'Status',
    responseTime: 'ResponseTime',
    createdAt: 'Action On',
  },
  /** What the log calls the two outcomes, in the documented words. */
  statuses: { Info: 'Info', Error: 'Error' } as Readonly<Record<string, string | undefined>>,
  ms: (milliseconds: number) => `${milliseconds} ms`,
  filter: 'Filter Audit by Type',
  all: 'All',
  value: 'Value',
  start: 'Start Date',
  end: 'End Date',
  empty: 'No audit records in this period.',
  span: 'Shown at first: the last 24 hours. Show:',
  spans: { day: '24 hours', week: '7 days', month: '30 days', all: 'Everything' },
  member: 'Member',
  allMembers: 'All members',
  choice: {
    title: 'Which member?',
    search: 'Search Members...',
    results: 'Members',
    none: 'There is nobody in the team yet.',
  },
  allColumns: 'All columns',
  sentences: {
    what: 'What happened',
    outcome: 'Outcome',
    from: 'From',
    about: 'About',
    all: 'All',
    doneShort: 'Done',
    refusedShort: 'Refused',
    system: 'With entries of the system',
    did: (who: string, deed: string) => `${who} ${deed}`,
    refused: (who: string, why: string) => `${who} was refused: ${why}`,
    more: (count: number) => (count === 1 ? 'So was one more.' : `So were ${number(count)} more.`),
    roles: {
      operator: 'A former member',
      user: 'A user',
      system: 'The system',
      admin: 'The staff',
      visitor: 'A visitor',
      onboarding: 'Somebody in onboarding',
    } as Readonly<Record<string, string | undefined>>,
    categories: {
      refusal: 'What was refused',
      transaction: 'Sign-ins and requests',
      user: 'Users',
      person: 'People',
      device: 'Devices',
      group: 'Groups',
      invite: 'Invitations',
      application: 'Applications',
      operator: 'Team members',
      organisation: 'The organization',
    },
  },
  /** What an event says that somebody did, after the name of the one who did it, and alone. */
  deeds: { did: deedOf, title: inWords },
  failed: 'The audit could not be loaded',
  user: {
    title: 'User Audit Report',
    details: 'Request and response',
    detailsOf: (action: string, at: string) => `${action}, ${at}`,
    request: 'Request Data',
    response: 'Response Data',
    nothing: 'Nothing was sent.',
  },
});
