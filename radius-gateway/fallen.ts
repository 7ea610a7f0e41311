import { application } from '../domain/application/application.ts';
import { ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import type { RefusalCode } from '../domain/refusals.ts';
import { standing } from '../domain/standing.ts';
import { user } from '../domain/user/user.ts';
import { usernameKeys } from '../domain/usernames/username.ts';
import type { Kit } from '../server-kit/kit.ts';
import { chainOf } from '../server-kit/standing.ts';
import type { Client } from './clients/clients.ts';

type Executing = Pick<Kit, 'executor'>;

/** The reason why a user (without an id, anybody) may not enter from this client now; null when there is none. */
export async function fallenOf(
  kit: Executing,
  { organisationId, applicationId }: Client,
  userId = '',
): Promise<RefusalCode | null> {
  return standing(await chainOf(kit, { organisationId, applicationId, userId }));
}

/**
 * Like `fallenOf`, from cached states only. Null when there is no reason, and also when a state is not in memory.
 */
export function fallenAtOnce(
  { executor }: Executing,
  { organisationId, applicationId }: Client,
  username: string,
): RefusalCode | null {
  const [key, another] = usernameKeys(applicationId, username);
  if (another) return null;
  const holder = executor.reserved.knownHolderOf('username', key!);
  if (holder?.of !== user) return null;
  const company = executor.known(ref(organisation, organisationId))?.state;
  const app = executor.known(ref(application, applicationId))?.state;
  const person = executor.known(ref(user, holder.id))?.state;
  // A state that is not known would count as active.
  return company && app && person
    ? standing({ organisation: company, application: app, user: person })
    : null;
}
