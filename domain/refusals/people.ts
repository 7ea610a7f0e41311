import type { Refusals } from './refusal.ts';

/** Refusals about people, their devices and access: operators, users, staff. */
export const people = {
  'operator.unknown': { code: 1300, status: 404 },
  'operator.taken': { code: 1301, status: 409 },
  'operator.self': { code: 1302, status: 403 },
  'operator.suspended': { code: 1303, status: 403 },
  'operator.unverified': { code: 1304, status: 403 },
  'operator.last': { code: 1305, status: 409 },

  'user.unknown': { code: 1600, status: 404 },
  'user.taken': { code: 1601, status: 409 },
  'user.suspended': { code: 1602, status: 403 },
  'user.limit': { code: 1603, status: 403 },
  'user.uninvited': { code: 1604, status: 403 },
  'user.tooMany': { code: 1605, status: 429 },
  'user.totalLimit': { code: 1606, status: 403 },
  'user.username': { code: 1607, status: 400 },
  'user.token': { code: 1608, status: 404 },
  'user.accessLimit': { code: 1609, status: 403 },
  'user.noAccess': { code: 1610, status: 403 },

  'group.unknown': { code: 3900, status: 404 },
  'group.taken': { code: 3901, status: 409 },
  'group.limit': { code: 3902, status: 403 },
  'group.most': { code: 3903, status: 403 },
  'group.source': { code: 3904, status: 403 },

  'device.unknown': { code: 1700, status: 404 },
  'device.taken': { code: 1701, status: 409 },
  'device.suspended': { code: 1702, status: 403 },
  'device.last': { code: 1703, status: 409 },
  'device.limit': { code: 1704, status: 403 },
  'device.lastWorking': { code: 1705, status: 409 },
  'device.unregistered': { code: 1706, status: 401 },
  'device.single': { code: 1707, status: 403 },
  'device.bound': { code: 1708, status: 403 },

  'team.limit': { code: 1800, status: 403 },

  'invite.unknown': { code: 2300, status: 404 },
  'invite.expired': { code: 2301, status: 403 },
  'invite.used': { code: 2302, status: 403 },
  'invite.limit': { code: 2303, status: 403 },
  'invite.type': { code: 2304, status: 400 },
  'invite.pending': { code: 2305, status: 409 },
  'invite.ownSite': { code: 2306, status: 400 },
  'invite.directory': { code: 2307, status: 400 },
  'invite.oneOf': { code: 2308, status: 409 },

  'recovery.unknown': { code: 2900, status: 404 },
  'recovery.over': { code: 2901, status: 403 },
  'recovery.early': { code: 2902, status: 403 },

  'admin.unknown': { code: 2100, status: 404 },
  'admin.taken': { code: 2101, status: 409 },
  'admin.last': { code: 2102, status: 409 },
  'admin.enrolled': { code: 2103, status: 409 },
  'admin.passkeyUnknown': { code: 2104, status: 404 },
  'admin.passkeyTaken': { code: 2105, status: 409 },
  'admin.passkeyLast': { code: 2106, status: 409 },
  'admin.passkeyLimit': { code: 2107, status: 409 },
} as const satisfies Refusals;
