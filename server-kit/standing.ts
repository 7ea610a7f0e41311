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
/** Ids of those on whom somebody's access depends; those that are not given play no part. */
export type ChainIds = { [K in keyof Ancestors | 'deviceId']?: string | null | undefined };

/** Reads the states of a chain as they are now. */
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

/** Refuses unless everybody on the chain is active now; `gone` is what outsiders are told of what does not exist. */
export async function mustStand(kit: Looking, ids: ChainIds, gone?: RefusalCode): Promise<void> {
  mayGoOn(await chainOf(kit, ids), gone);
}
