import type { RefusalCode } from '../domain/refusals.ts';
import { standing } from '../domain/standing.ts';
import type { Kit } from '../server-kit/kit.ts';
import { chainOf } from '../server-kit/people/standing.ts';
import type { Client } from './clients/clients.ts';

/** The reason why a user (without an id, anybody) may not enter from this client now; null when there is none. */
export async function fallenOf(
  kit: Pick<Kit, 'executor'>,
  { organisationId, applicationId }: Client,
  userId = '',
): Promise<RefusalCode | null> {
  return standing(await chainOf(kit, { organisationId, applicationId, userId }));
}
