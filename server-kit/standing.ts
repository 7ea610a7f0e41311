import { application } from '../domain/application/application.ts';
import { device } from '../domain/device/device.ts';
import { ref } from '../domain/kit.ts';
import { operator } from '../domain/operator/operator.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import type { RefusalCode } from '../domain/refusals.ts';
import { type Chain, mayGoOn } from '../domain/standing.ts';
import { user } from '../domain/user/user.ts';
import type { Ancestors } from '../event-store/metadata.ts';
import type { Kit } from './kit.ts';

type Looking = Pick<Kit, 'executor'>;
/** Ids of the aggregates that a caller's access depends on; omitted ones play no part. */
export type ChainIds = { [K in keyof Ancestors | 'deviceId']?: string | null | undefined };

/** Reads the current states of a chain. */
export async function chainOf({ executor }: Looking, ids: ChainIds): Promise<Chain> {
  const { organisationId, applicationId, operatorId, userId, deviceId } = ids;
  const refs = {
    ...(organisationId && { organisation: ref(organisation, organisationId) }),
    ...(applicationId && { application: ref(application, applicationId) }),
    ...(operatorId && { operator: ref(operator, operatorId) }),
    ...(userId && { user: ref(user, userId) }),
    ...(deviceId && { device: ref(device, deviceId) }),
  };
  const links = Object.entries(refs).map(
    async ([name, target]) => [name, (await executor.look(target)).state] as const,
  );
  return Object.fromEntries(await Promise.all(links));
}

/** Refuses unless the whole chain is active; `gone` is the code for outsiders when a part does not exist. */
export async function mustStand(kit: Looking, ids: ChainIds, gone?: RefusalCode): Promise<void> {
  mayGoOn(await chainOf(kit, ids), gone);
}
