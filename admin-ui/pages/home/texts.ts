import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the staff's first page. */
export const texts = spoken('staff/pages/home', {
  tab: 'Home',
  signIns: 'Sign-ins to all applications and consoles',
  passkeys: 'Passkeys in all browsers',
  numbers: 'In numbers',
  organisations: 'Organizations',
  people: 'People',
  deletion: 'Requests for deletion',
  suspension: 'Requests for suspension',
  failed: 'Failed charges in the last 30 days',
  ending: 'Subscriptions that end within 30 days',
  licences: 'Licenses that end within 30 days',
  newest: 'Newest organizations',
  noOrganisation: 'No organization has registered yet.',
  atLeast: (count: string) => `${count}+`,
  health: 'Health',
  well: 'Read models and reactions are up to date.',
  parked: (rows: number) => `Rows that wait for a replay: ${rows}`,
  behind: (name: string, seconds: number) => `${name} is ${seconds} seconds behind`,
  failedReaction: (name: string, events: number) => `${name} gave up on ${events} events`,
  none: 'No process runs the reactions.',
  events: 'Event history',
});
