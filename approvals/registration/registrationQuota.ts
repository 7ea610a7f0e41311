import { withinQuota } from '../../server-kit/calls/quota.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { quotas } from '../../server-kit/limits/quotas.ts';

/** The least number of people who may register in an application from one address in a day; otherwise half its places. */
const least = 5;

/** Counts a registration without an invitation, so that one person cannot fill all places of an application. */
export async function withinRegistrations(
  kit: Kit,
  { appId, organisationId }: { appId: string; organisationId: string },
  ip: string,
) {
  const places = await kit.executor.grantedTo(organisationId, 'max.user.per.app.count');
  const most = quotas.registrations.count;
  const half = typeof places === 'number' ? Math.floor(places / 2) : most;
  const count = Math.min(most, Math.max(least, half));
  await withinQuota(kit, 'registrations', appId, { code: 'user.tooMany', count, ip });
}
