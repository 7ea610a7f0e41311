import type { GatewayName } from '../../../domain/gateways.ts';
import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the first page. */
export const texts = spoken('pages/home', {
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
    unused: (count: string) => `People whose only device was not used for 90 days: ${count}`,
    unusedHint: 'The device may be lost already. A second one, added in time, saves everybody a recovery.',
    peopleHint: 'Anyone who loses their only device needs help to sign in again.',
    ending: {
      signing: (application: string) => `The signature certificate of the service provider of ${application}`,
      encryption: (application: string) =>
        `The encryption certificate of the service provider of ${application}`,
      secret: (application: string) => `The earlier client secret of ${application}`,
      own: () => 'A certificate of your organization for all SAML applications',
    },
    silent: {
      sso: 'Nobody can sign in to your OpenID and SAML applications now, because the service for single sign-on does not answer.',
      radius: 'Nobody can sign in to your networks now, because the RADIUS service does not answer.',
    } satisfies Record<GatewayName, string>,
    silentHint:
      'Your settings are not the cause, and it goes on by itself once the service is back. If it lasts, contact support.',
    support: 'Support',
    ends: (what: string, on: string) => `${what} ends on ${on}.`,
    ended: (what: string, on: string) => `${what} ended on ${on}.`,
    licence: (days: number) => `Your license ends in ${days} ${days === 1 ? 'day' : 'days'}.`,
    licenceOver: 'Your license has ended.',
    pastDue: 'A payment failed.',
    atLeast: (count: string) => `more than ${count}`,
  },
});
