import type { Rate } from '../../event-store/records/buckets.ts';

const minute = 60;
const day = 86_400;

/** The subject of a quota: what is counted separately. */
type Per =
  | 'address'
  | 'address and organization'
  | 'account'
  | 'organization'
  | 'application'
  | 'recipient'
  | 'recipient and organization'
  | 'installation';
export type Quota = Rate & {
  /** The description of the limited thing in the guide. */
  what: string;
  per: Per;
  /** Whether all processes count together and a restart forgets nothing; otherwise each process counts in memory. */
  kept: boolean;
};
const quota = (what: string, per: Per, count: number, seconds: number, kept = true): Quota => ({
  ...{ what, per, count, seconds, kept },
});

const emails = 'Questions whether an e-mail address is registered';
const staffPasswords = 'Wrong passwords of staff without a proof of work';
const deviceCodes = 'Unknown codes that are entered to sign a device in';

/** The limits that handlers apply themselves, besides the rates in the table of calls. */
export const quotas = {
  emailsAsked: quota(emails, 'address', 300, day),
  allEmailsAsked: quota(emails, 'installation', 1200, minute),
  staffPasswords: quota(staffPasswords, 'account', 10, 15 * minute),
  allStaffPasswords: quota(staffPasswords, 'installation', 100, 15 * minute),
  recoveryMails: quota('Mails with a link for a lost device', 'recipient and organization', 5, day),
  accessRequests: quota('Requests for access on the sign-in page', 'account', 5, day),
  helpMails: quota('Mails about requests for help', 'recipient', 20, day),
  mails: quota('Mails that an organization causes', 'recipient and organization', 10, day),
  allMails: quota('Mails to addresses that an organization does not know yet', 'recipient', 30, day),
  youngMails: quota('Mails that an organization causes in its first week', 'organization', 50, day),
  registrations: quota(
    'Registrations without an invitation at one application, at most',
    'address',
    500,
    day,
  ),
  directoryPasswords: quota(
    'Passwords of the directory that an invited person tries',
    'account',
    10,
    15 * minute,
  ),
  directoryAccounts: quota('Passwords tried for one person of a directory', 'account', 10, 15 * minute),
  deviceCodes: quota(deviceCodes, 'address', 30, 15 * minute),
  allDeviceCodes: quota(deviceCodes, 'organization', 1000, 15 * minute),
  protocolRequests: quota(
    'Requests to each address of OpenID Connect and SAML that keeps something',
    'address and organization',
    600,
    minute,
    false,
  ),
  // A place comes back in the life of one code, so that no code can be guessed at more often than this.
  networkCodes: quota('Wrong codes in place of the password for a network', 'account', 5, 25 * minute),
  openedRequests: quota(
    'Requests for a phone: to the console, and to each application',
    'application',
    1000,
    2 * minute,
    false,
  ),
} as const satisfies Record<string, Quota>;
