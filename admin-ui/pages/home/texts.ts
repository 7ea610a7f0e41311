import type { GatewayName } from '../../../domain/gateways.ts';
import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the staff's first page. */
export const texts = spoken('staff/pages/home', {
  tab: 'Home',
  signIns: 'Sign-ins to all applications and consoles',
  passkeys: 'Passkeys in all browsers',
  passkeysHow: 'How this is counted',
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
  parked: (rows: string) => `Rows that wait for a replay: ${rows}`,
  behind: (name: string, seconds: number) =>
    `${name} is ${seconds} ${seconds === 1 ? 'second' : 'seconds'} behind`,
  failedReaction: (name: string, events: number) => `${name}: ${events} failed, to be tried again`,
  none: 'No process runs the reactions.',
  noReadModels: 'No process writes the read models.',
  gateways: { sso: 'Single sign-on', radius: 'RADIUS' } satisfies Record<GatewayName, string>,
  gateway: {
    answers: (name: string) => `${name} answers.`,
    unused: (name: string) => `${name} is off, and nobody needs it.`,
  },
  silent: {
    sso: 'Single sign-on does not answer: nobody can sign in to OpenID and SAML applications.',
    radius: 'RADIUS does not answer: nobody can sign in to networks.',
  } satisfies Record<GatewayName, string>,
  look: 'Where to look',
  events: 'Event history',
});
