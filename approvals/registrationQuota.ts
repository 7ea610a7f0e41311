import type { Kit } from '../server-kit/kit.ts';
import { withinQuota } from '../server-kit/quota.ts';
import { addressKey } from '../server-kit/rates.ts';

const day = 24 * 60 * 60;
/** How many people may register in an application from one address in a day: half of its places, within these bounds. */
const perAddress = { least: 5, most: 500 };

/** Counts a registration without an invitation, so that one person cannot fill all places of an application. */
export async function withinRegistrations(
  kit: Kit,
  { appId, organisationId }: { appId: string; organisationId: string },
  ip: string,
) {
  const places = await kit.executor.grantedTo(organisationId, 'max.user.per.app.count');
  const half = typeof places === 'number' ? Math.floor(places / 2) : perAddress.most;
  const count = Math.min(perAddress.most, Math.max(perAddress.least, half));
  withinQuota(kit, `registrations ${appId} ${addressKey(ip)}`, { count, seconds: day }, 'user.tooMany');
}
