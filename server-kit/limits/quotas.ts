import type { Rate } from '../../event-store/records/buckets.ts';

const minute = 60;
const day = 86_400;

/** The subject of a quota: what is counted separately. */
export type Per =
  | 'address'
  | 'address and organisation'
  | 'account'
  | 'organisation'
  | 'application'
  | 'recipient'
  | 'installation';
export type Quota = Rate & {
  /** The description of the limited thing in the guide. */
  what: string;
  per: Per;
  /** Whether all processes count together and a restart forgets nothing; otherwise each process counts in memory. */
  kept: boolean;
};

/** The limits that handlers apply themselves, besides the rates in the table of calls. */
export const quotas = {
  emailsAsked: {
    ...{ what: 'Questions whether an e-mail address is registered', per: 'address' },
    ...{ count: 300, seconds: day, kept: true },
  },
  allEmailsAsked: {
    ...{ what: 'Questions whether an e-mail address is registered', per: 'installation' },
    ...{ count: 1200, seconds: minute, kept: true },
  },
  staffPasswords: {
    ...{ what: 'Wrong passwords of staff without a proof of work', per: 'account' },
    ...{ count: 10, seconds: 15 * minute, kept: true },
  },
  allStaffPasswords: {
    ...{ what: 'Wrong passwords of staff without a proof of work', per: 'installation' },
    ...{ count: 100, seconds: 15 * minute, kept: true },
  },
  recoveryMails: {
    ...{ what: 'Mails with a link for a lost device', per: 'recipient' },
    ...{ count: 5, seconds: day, kept: true },
  },
  mails: {
    ...{ what: 'Mails that others cause', per: 'recipient' },
    ...{ count: 10, seconds: day, kept: true },
  },
  youngMails: {
    ...{ what: 'Mails that an organisation causes in its first week', per: 'organisation' },
    ...{ count: 50, seconds: day, kept: true },
  },
  registrations: {
    ...{ what: 'Registrations without an invitation at one application, at most', per: 'address' },
    ...{ count: 500, seconds: day, kept: true },
  },
  directoryPasswords: {
    ...{ what: 'Passwords of the directory that an invited person tries', per: 'account' },
    ...{ count: 10, seconds: 15 * minute, kept: true },
  },
  directoryAccounts: {
    ...{ what: 'Passwords tried for one person of a directory', per: 'account' },
    ...{ count: 10, seconds: 15 * minute, kept: true },
  },
  deviceCodes: {
    ...{ what: 'Unknown codes that are entered to sign a device in', per: 'address' },
    ...{ count: 30, seconds: 15 * minute, kept: true },
  },
  allDeviceCodes: {
    ...{ what: 'Unknown codes that are entered to sign a device in', per: 'organisation' },
    ...{ count: 1000, seconds: 15 * minute, kept: true },
  },
  protocolRequests: {
    ...{
      what: 'Requests to each address of OpenID Connect and SAML that keeps something',
      per: 'address and organisation',
    },
    ...{ count: 600, seconds: minute, kept: false },
  },
  // A place comes back in the life of one code, so that no code can be guessed at more often than this.
  networkCodes: {
    ...{ what: 'Wrong codes in place of the password for a network', per: 'account' },
    ...{ count: 5, seconds: 25 * minute, kept: true },
  },
  openedRequests: {
    ...{ what: 'Requests for a phone: to the console, and to each application', per: 'application' },
    ...{ count: 1000, seconds: 2 * minute, kept: false },
  },
} as const satisfies Record<string, Quota>;
