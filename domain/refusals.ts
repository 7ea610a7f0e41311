/**
 * Every refusal of the system, grouped by module, as GET error-codes/list returns them. The numbers are published: they
 * never change and are never reused.
 */
export const refusals = {
  'request.invalid': { code: 1000, status: 400, message: 'The request is not valid' },
  'request.unknown': { code: 1001, status: 404, message: 'There is no such call' },
  'request.tooLarge': { code: 1002, status: 413, message: 'The request is too large' },
  'request.tooMany': { code: 1003, status: 429, message: 'Too many requests. Please try again in a moment.' },
  'request.origin': { code: 1004, status: 403, message: 'The request came from another origin' },
  'request.captcha': { code: 1005, status: 400, message: 'Please solve the captcha again' },
  'request.conflict': {
    code: 1006,
    status: 409,
    message: 'Someone else changed this at the same moment. Please try again.',
  },
  'request.unavailable': {
    code: 1007,
    status: 503,
    message: 'The service is not available right now. Please try again in a moment.',
  },
  'request.broken': { code: 1008, status: 500, message: 'Something went wrong.' },

  'request.tooWide': {
    code: 1011,
    status: 422,
    message: 'This search takes too long. Search for more of the name, or filter the list.',
  },
  'request.proof': {
    code: 1012,
    status: 429,
    message:
      'Many attempts from this address have failed. Please wait, or send a proof of work (GET /captcha) in the header X-Proof-Of-Work.',
  },
  'request.unreadable': {
    code: 1010,
    status: 500,
    message: 'This record is damaged, or newer than this service. The administrator has been notified.',
  },
  'request.missing': { code: 1009, status: 404, message: 'There is no such record' },

  'session.none': { code: 1100, status: 401, message: 'Please sign in' },
  'session.forbidden': { code: 1101, status: 403, message: 'You are not allowed to do this' },
  'session.token': {
    code: 1102,
    status: 401,
    message: 'This link or token is not valid, or it has expired or been used',
  },
  'session.password': { code: 1103, status: 401, message: 'User name or password is wrong' },
  'session.proof': {
    code: 1104,
    status: 429,
    message:
      'Many passwords have been tried. A proof of work (GET /captcha, in the field captcha) must come with the next one; a passkey needs none.',
  },
  'session.unknown': { code: 1105, status: 404, message: 'There is no such session' },

  'ceremony.failed': { code: 1200, status: 401, message: 'Authentication failed. Please try again.' },

  'operator.unknown': { code: 1300, status: 404, message: 'Operator is not registered !!' },
  'operator.taken': { code: 1301, status: 409, message: 'This Email already Exist !!' },
  'operator.self': { code: 1302, status: 403, message: 'You cannot suspend or delete yourself' },
  'operator.suspended': { code: 1303, status: 403, message: 'This account is suspended' },
  'operator.unverified': { code: 1304, status: 403, message: 'Please verify Email First' },

  'operator.last': {
    code: 1305,
    status: 409,
    message: 'This is the only member of the team who can sign in. Invite or activate somebody else first.',
  },

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

  'application.unknown': { code: 1500, status: 404, message: 'There is no such application' },
  'application.suspended': { code: 1501, status: 403, message: 'This application is suspended' },
  'application.limit': { code: 1502, status: 403, message: 'Error: No remaining usage for app.count.' },
  'application.kind': { code: 1504, status: 400, message: 'This application is of another kind' },
  'application.logo': {
    code: 1508,
    status: 400,
    message: 'The Logo URL leads to no PNG, JPEG, GIF or WebP image of at most 200 KB. Please choose a file.',
  },
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
  'application.resource': { code: 1511, status: 404, message: 'There is no such resource' },
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
  'application.origins': { code: 1503, status: 400, message: 'Please add atleast one Website Url' },

  'user.unknown': { code: 1600, status: 404, message: 'There is no such user' },
  'user.taken': { code: 1601, status: 409, message: 'This user is already registered' },
  'user.suspended': { code: 1602, status: 403, message: 'This user is suspended' },
  'user.limit': { code: 1603, status: 403, message: 'Error: No remaining usage for max.user.per.app.count.' },
  'user.uninvited': { code: 1604, status: 403, message: 'Only invited people can register here' },
  'user.tooMany': {
    code: 1605,
    status: 429,
    message: 'Too many people have registered from this network today. Please try again tomorrow.',
  },
  'user.totalLimit': {
    code: 1606,
    status: 403,
    message: 'Error: No remaining usage for users of all applications.',
  },
  'user.token': { code: 1608, status: 404, message: 'There is no such token' },
  'user.username': { code: 1607, status: 400, message: 'A username cannot be changed' },

  'device.unknown': { code: 1700, status: 404, message: 'There is no such device' },
  'device.taken': { code: 1701, status: 409, message: 'This device is already registered' },
  'device.suspended': { code: 1702, status: 403, message: 'This device is suspended' },
  'device.last': { code: 1703, status: 409, message: "Last device can't be deleted" },
  'device.limit': { code: 1704, status: 403, message: 'Error: No remaining usage for max.device.count.' },
  'device.lastWorking': {
    code: 1705,
    status: 409,
    message: 'This is the only device that can sign in. Add or activate another one first.',
  },
  'device.single': { code: 1707, status: 403, message: 'This application allows one device for each user' },
  'device.unregistered': {
    code: 1706,
    status: 401,
    message: 'This passkey is not, or no longer, registered here. Please use another one, or register again.',
  },

  'sso.request': {
    code: 3100,
    status: 400,
    message: 'This sign-in has expired or has ended. Please start again in the application.',
  },

  'sso.certificate': { code: 3101, status: 404, message: 'There is no such certificate' },
  'sso.certificates': {
    code: 3102,
    status: 409,
    message: 'There are two certificates already. Remove one of them first.',
  },
  'sso.certificateUsed': {
    code: 3103,
    status: 409,
    message: 'This certificate signs. Use the other one before you remove it.',
  },

  'team.limit': { code: 1800, status: 403, message: 'Error: No remaining usage for max.team.size.' },

  'plan.unknown': { code: 1900, status: 404, message: 'There is no such plan' },
  'plan.taken': { code: 1901, status: 409, message: 'There is already a plan with this id' },
  'plan.feature': {
    code: 1902,
    status: 403,
    message: 'The plan of this organisation does not include this feature',
  },

  'transaction.unknown': { code: 2000, status: 404, message: 'There is no such transaction' },
  'transaction.used': { code: 2001, status: 401, message: 'Authentication failed. Please try again.' },
  'transaction.closed': { code: 2002, status: 409, message: 'This request has already been answered' },
  'transaction.expired': { code: 2003, status: 410, message: 'This request has expired' },
  'transaction.number': {
    code: 2004,
    status: 409,
    message: 'This is not the number on the other screen. The request has ended.',
  },
  'transaction.tooMany': {
    code: 2007,
    status: 429,
    message: 'Too many people are asking at this moment. Please try again in a moment.',
  },
  'transaction.phoneOff': {
    code: 2005,
    status: 403,
    message:
      'Your organisation does not allow signing in on another screen with a phone. Sign in there with the passkey of that device or with a security key.',
  },
  'transaction.phoneFar': {
    code: 2006,
    status: 403,
    message:
      'Your organisation allows a phone only near the screen. On that screen, choose this device, and then the phone in the window that the browser opens.',
  },

  'admin.unknown': { code: 2100, status: 404, message: 'There is no such admin' },
  'admin.taken': { code: 2101, status: 409, message: 'There is already an admin with this name' },
  'admin.last': { code: 2102, status: 409, message: 'The last member of the staff cannot be removed' },
  'admin.enrolled': {
    code: 2103,
    status: 409,
    message: 'This account has a passkey, or its password has been changed. Please sign in again.',
  },
  'admin.passkeyUnknown': { code: 2104, status: 404, message: 'There is no such passkey' },
  'admin.passkeyTaken': { code: 2105, status: 409, message: 'This passkey is already registered' },
  'admin.passkeyLast': {
    code: 2106,
    status: 409,
    message: 'The last passkey cannot be removed. Add another one first.',
  },
  'admin.passkeyLimit': {
    code: 2107,
    status: 409,
    message: 'There are 20 passkeys already. Remove one first.',
  },

  'reservation.unknown': { code: 2200, status: 404, message: 'There is no such reservation' },

  'invite.unknown': { code: 2300, status: 404, message: 'There is no such invitation' },
  'invite.expired': { code: 2301, status: 403, message: 'This invitation has expired' },
  'invite.used': { code: 2302, status: 403, message: 'This invitation has already been used' },
  'invite.limit': { code: 2303, status: 403, message: 'There are too many pending invitations' },
  'invite.type': { code: 2304, status: 400, message: 'This invitation does not lead to this application' },
  'invite.pending': {
    code: 2305,
    status: 409,
    message: 'This person has already been invited. Send the invitation again from the list of invitations.',
  },

  'mail.unknown': { code: 2400, status: 404, message: 'There is no such mail' },
  'mail.tooMany': {
    code: 2401,
    status: 429,
    message: 'This address has received too many mails today. Please try again tomorrow.',
  },

  'letter.unknown': {
    code: 2500,
    status: 404,
    message: 'This has already been sent, or its delivery never failed',
  },

  'push.unknown': { code: 2600, status: 404, message: 'This device does not receive notifications' },
  'push.taken': {
    code: 2601,
    status: 409,
    message: 'This device receives the notifications of another person',
  },
  'push.limit': { code: 2602, status: 403, message: 'Too many devices receive your notifications' },
  'push.tooMany': {
    code: 2603,
    status: 429,
    message: 'Too many requests were sent to this phone. Please wait, or choose another way to sign in.',
  },
  'push.service': { code: 2604, status: 400, message: 'This push service cannot be used' },

  'video.unknown': { code: 2700, status: 404, message: 'There is no such video' },

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

  'widening.unknown': { code: 3300, status: 404, message: 'There are no wider limits of this id' },
  'widening.taken': {
    code: 3301,
    status: 409,
    message: 'This address or network has wider limits already. Change those.',
  },
  'widening.until': {
    code: 3302,
    status: 400,
    message: 'until: must be today or later, and at most a year from now',
  },
  'widening.full': {
    code: 3303,
    status: 409,
    message: 'Too many addresses have wider limits. Remove those that are no longer needed.',
  },

  'recovery.unknown': { code: 2900, status: 404, message: 'There is no such recovery' },
  'recovery.over': {
    code: 2901,
    status: 403,
    message: 'This recovery has ended: it was stopped, used, replaced by a newer one, or its time is over',
  },
  'recovery.early': {
    code: 2902,
    status: 403,
    message: 'The waiting time of this recovery is not over yet',
  },
} as const satisfies Record<string, { code: number; status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

/** A refusal by a rule. `detail` replaces the message where the case needs specific words (a field's name, a feature). */
export class Refusal extends Error {
  code: RefusalCode;
  constructor(code: RefusalCode, detail?: string) {
    super(detail ?? refusals[code].message);
    this.code = code;
  }
}
export function refuse(code: RefusalCode, detail?: string): never {
  throw new Refusal(code, detail);
}
