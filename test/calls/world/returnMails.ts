import { calls } from '../../../api/calls.ts';
import { quotaKey } from '../../../server-kit/calls/quota.ts';
import { quotas } from '../../../server-kit/limits/quotas.ts';
import type { World } from './world.ts';

/** Gives back mails: tests invite more people than a young organisation may on its first day, and one account in an hour. */
export async function returnMails({ product, own }: Pick<World, 'product' | 'own'>) {
  const { limits, rates } = product.system;
  const key = quotaKey('youngMails', own.uniqueId);
  const { path, rate } = calls.sendInvite;
  for (let mails = 0; mails < 5; mails++) {
    await limits.putBack(key, quotas.youngMails);
    rates.putBack(`${path} ${own.userId}`, rate!);
  }
}
