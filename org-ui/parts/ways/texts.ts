import { spoken } from '../../../web-kit/language/language.ts';

/** Where refusals lead on. */
export const texts = spoken('parts/ways', {
  plans: 'See the plans',
  licence: 'See your license',
  payments: 'See your plan',
  team: 'Open the team',
  applications: 'Open the applications',
  users: 'Open the users',
  people: 'Open the people',
  groups: 'Open the groups',
  requests: 'Open the requests',
  sending: 'See the invitations',
  read: 'Read what helps',
});
