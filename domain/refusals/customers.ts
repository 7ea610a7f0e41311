import type { Refusals } from './refusal.ts';

/** Refusals about organisations, their plans, applications and directories. */
export const customers = {
  'organisation.unknown': { code: 1400, status: 404 },
  'organisation.suspended': { code: 1401, status: 403 },
  'organisation.subdomain': { code: 1402, status: 409 },
  'organisation.subdomainSet': { code: 1403, status: 409 },
  'organisation.subdomainUnusable': { code: 1404, status: 400 },
  'organisation.young': { code: 1405, status: 429 },
  'organisation.ended': { code: 1406, status: 402 },
  'organisation.closed': { code: 1407, status: 403 },
  'organisation.noRequest': { code: 1410, status: 409 },
  'organisation.requested': { code: 1413, status: 409 },
  'organisation.noBackup': { code: 1411, status: 404 },
  'organisation.backupShared': { code: 1412, status: 409 },

  'plan.unknown': { code: 1900, status: 404 },
  'plan.taken': { code: 1901, status: 409 },
  'plan.feature': { code: 1902, status: 403 },
  'plan.withdrawn': { code: 1903, status: 409 },
  'plan.trial': { code: 1904, status: 409 },

  'application.unknown': { code: 1500, status: 404 },
  'application.suspended': { code: 1501, status: 403 },
  'application.limit': { code: 1502, status: 403 },
  'application.kind': { code: 1504, status: 400 },
  'application.secret': { code: 1505, status: 404 },
  'application.encryptionCertificate': { code: 1506, status: 400 },
  'application.signingCertificate': { code: 1507, status: 400 },
  'application.logo': { code: 1508, status: 400 },
  'application.resourceTaken': { code: 1509, status: 409 },
  'application.resourceLimit': { code: 1510, status: 403 },
  'application.resource': { code: 1511, status: 404 },

  'brand.logo': { code: 4400, status: 400 },

  'directory.off': { code: 3200, status: 409 },
  'directory.unset': { code: 3201, status: 409 },
  'directory.password': { code: 3202, status: 400 },
  'directory.failed': { code: 3203, status: 409 },
  'directory.away': { code: 3204, status: 409 },
  'directory.wrong': { code: 3205, status: 403 },
  'directory.unchecked': { code: 3206, status: 403 },
  'directory.account': { code: 3207, status: 403 },
  'directory.newer': { code: 3209, status: 409 },

  'wordpress.off': { code: 4000, status: 403 },
} as const satisfies Refusals;
