import type { Refusals } from './refusal.ts';

/** Refusals about organisations, their plans, applications and directories. */
export const customers = {
  'organisation.unknown': { code: 1400, status: 404, message: 'There is no such organisation' },
  'organisation.suspended': { code: 1401, status: 403, message: 'This organisation is suspended' },
  'organisation.subdomain': { code: 1402, status: 409, message: 'This address is already taken' },
  'organisation.subdomainSet': {
    code: 1403,
    status: 409,
    message: 'The address of an organisation can be set only once',
  },
  'organisation.subdomainUnusable': {
    code: 1404,
    status: 400,
    message:
      'This name is unusable: 6 to 30 letters, digits and hyphens, starting and ending with a letter or digit',
  },
  'organisation.young': {
    code: 1405,
    status: 429,
    message: 'In its first week an organisation can send 50 mails a day. Please send the others tomorrow.',
  },

  'plan.unknown': { code: 1900, status: 404, message: 'There is no such plan' },
  'plan.taken': { code: 1901, status: 409, message: 'There is already a plan with this id' },
  'plan.feature': {
    code: 1902,
    status: 403,
    message: 'The plan of this organisation does not include this feature',
  },

  'application.unknown': { code: 1500, status: 404, message: 'There is no such application' },
  'application.suspended': { code: 1501, status: 403, message: 'This application is suspended' },
  'application.limit': { code: 1502, status: 403, message: 'Error: No remaining usage for app.count.' },
  'application.origins': { code: 1503, status: 400, message: 'Please add atleast one Website Url' },
  'application.kind': { code: 1504, status: 400, message: 'This application is of another kind' },
  'application.secret': { code: 1505, status: 404, message: 'This application has no such secret' },
  'application.encryptionCertificate': {
    code: 1506,
    status: 400,
    message: 'Please upload an encryption certificate',
  },
  'application.signingCertificate': {
    code: 1507,
    status: 400,
    message: 'Please upload an signing certificate',
  },
  'application.logo': {
    code: 1508,
    status: 400,
    message: 'The Logo URL leads to no PNG, JPEG, GIF or WebP image of at most 200 KB. Please choose a file.',
  },
  'application.resourceTaken': {
    code: 1509,
    status: 409,
    message: 'This application has a resource with this indicator already',
  },
  'application.resourceLimit': {
    code: 1510,
    status: 403,
    message: 'This application has too many resources',
  },
  'application.resource': { code: 1511, status: 404, message: 'There is no such resource' },

  'radius.unknown': { code: 3000, status: 404, message: 'There is no such RADIUS client' },
  'radius.address': { code: 3001, status: 409, message: 'Another client has this address already' },
  'radius.limit': { code: 3002, status: 403, message: 'This application has too many RADIUS clients' },
  'radius.setting': { code: 3003, status: 404, message: 'The RADIUS servers are not set' },

  'directory.off': { code: 3200, status: 409, message: 'LDAP is turned off for this application' },
  'directory.unset': { code: 3201, status: 409, message: 'Please enter the LDAP settings first' },
  'directory.password': {
    code: 3202,
    status: 400,
    message:
      'Please enter the bind password again: it goes to another server, or with another name, than before',
  },
  'directory.failed': { code: 3203, status: 409, message: 'The directory cannot be used' },
  'directory.away': { code: 3204, status: 409, message: 'An error occurred. Please try again.' },
  'directory.wrong': { code: 3205, status: 403, message: 'Verification failed. Please try again.' },
  'directory.unchecked': {
    code: 3206,
    status: 403,
    message:
      'Only people of the directory can register here. Open the link of your invitation to be checked.',
  },
  'directory.account': {
    code: 3207,
    status: 403,
    message: 'The directory does not let this account sign in. Please ask its administrators.',
  },
  'directory.other': {
    code: 3208,
    status: 403,
    message:
      'This account does not have the e-mail address that was invited. Please use the account of the invited person.',
  },
} as const satisfies Refusals;
