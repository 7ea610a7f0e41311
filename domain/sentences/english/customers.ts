import { type DirectoryFault, directorySays } from './directories.ts';

/** What the refusals of `domain/refusals/customers.ts` say. */
export const customers = {
  'organisation.unknown': 'There is no such organization',
  'organisation.suspended':
    'This organization is suspended. The people who run it can ask our support to activate it again.',
  'organisation.subdomain': 'This address is already taken. Please choose another one.',
  'organisation.subdomainSet': 'The address of an organization can be set only once',
  'organisation.subdomainUnusable':
    'This name is unusable: 6 to 30 letters, digits and hyphens, starting and ending with a letter or digit',
  'organisation.young':
    'In its first week an organization can send 50 mails a day. Please send the others tomorrow.',
  'organisation.ended':
    'The subscription of this organization has ended. Everything can be read and exported; please renew it to change something.',
  'organisation.closed':
    'The subscription of this organization ended more than 14 days ago. Nobody can sign in until its administrators renew it.',
  'organisation.noRequest': 'This organization was not suspended by its own request',
  'organisation.requested':
    'This organization asked for its deletion or suspension itself. Activate it under Request Management.',
  'organisation.noBackup': 'There is no backup to fetch: the deletion was taken back, or is done',
  'organisation.backupShared': 'This backup was fetched already. The link works once.',

  'plan.unknown': 'There is no such plan',
  'plan.taken': 'There is already a plan with this id',
  'plan.feature': (about?: { feature: string; used?: boolean }) => {
    if (!about) return 'The plan of this organization does not include this feature';
    return about.used ? `Error: No remaining usage for ${about.feature}.` : `${about.feature} is disabled`;
  },
  'plan.withdrawn': 'This plan is no longer sold. Please choose another one.',
  'plan.trial': 'Every organization begins with this plan, so it cannot be withdrawn',

  'application.unknown': 'There is no such application',
  'application.suspended': 'This application is suspended. The people who run it can activate it again.',
  'application.limit': ({ limit } = { limit: 'app.count' }) => `Error: No remaining usage for ${limit}.`,
  'application.kind': 'This application is of another kind',
  'application.secret': 'This application has no such secret',
  'application.encryptionCertificate': 'Please upload an encryption certificate',
  'application.signingCertificate': 'Please upload an signing certificate',
  'brand.logo': 'The logo is no PNG, JPEG, GIF or WebP image of at most 64 KB. Please choose another file.',
  'application.logo':
    'The Logo URL leads to no PNG, JPEG, GIF or WebP image of at most 200 KB. Please choose a file.',
  'application.resourceTaken':
    'This application has a resource with this indicator already. Please enter another one.',
  'application.resourceLimit':
    'This application has too many resources. Please remove those that are no longer needed.',
  'application.resource': 'There is no such resource',

  'directory.off': 'LDAP is turned off for this application. Please turn it on under User Source first.',
  'directory.unset': 'Please enter the LDAP settings first',
  'directory.password':
    'Please enter the bind password again: it goes to another server, or with another name, than before',
  'directory.failed': (about?: { why: DirectoryFault }) =>
    about ? `${directorySays(about.why)}.` : 'The directory cannot be used',
  'directory.away': 'An error occurred. Please try again.',
  'directory.newer': 'The directory was read again meanwhile. Please look at what it says now.',
  'directory.wrong': 'Verification failed. Please try again.',
  'directory.unchecked':
    'Only people of the directory can register here. Open the link of your invitation to be checked.',
  'directory.account': (about?: { why: 'locked' | 'password' }) =>
    ({
      locked: 'The directory has locked this account. Please try again later, or ask its administrators.',
      password: 'The password has expired or must be changed. Please change it in your company first.',
      other: 'The directory does not let this account sign in. Please ask its administrators.',
    })[about?.why ?? 'other'],

  'wordpress.off': 'The WordPress plugin is switched off for this application',
} as const;
