import type { Refusals } from './refusal.ts';

/** Refusals about people, their devices and access: operators, users, staff. */
export const people = {
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
  'user.username': { code: 1607, status: 400, message: 'A username cannot be changed' },
  'user.token': { code: 1608, status: 404, message: 'There is no such token' },

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
  'device.unregistered': {
    code: 1706,
    status: 401,
    message: 'This passkey is not, or no longer, registered here. Please use another one, or register again.',
  },
  'device.single': { code: 1707, status: 403, message: 'This application allows one device for each user' },
  'device.bound': {
    code: 1708,
    status: 403,
    message:
      'This passkey could be synchronised before, and now it cannot: it is another one of the same name. Please sign in with another device, remove this passkey, and add the device again.',
  },

  'team.limit': { code: 1800, status: 403, message: 'Error: No remaining usage for max.team.size.' },

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
} as const satisfies Refusals;
