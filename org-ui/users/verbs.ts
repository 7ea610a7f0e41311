import { call } from '../../web-kit/call.ts';
import { keyOf } from '../../web-kit/read.ts';
import { rowVerbs } from '../../web-kit/rowVerbs.ts';
import type { RowAt } from '../../web-kit/table/query.ts';
import { stale } from '../application/application.ts';
import { texts } from '../texts.ts';

/** A user of a web or mobile application. */
export type AppUser = RowAt<'GET /getAllUsersByAppId/:appId'>;

/** The display name of a user: the name or the username. Erased users have neither. */
export const nameOf = ({ name, username }: AppUser): string => name || username || '-';

/** The actions on a user. */
export const userVerbs = rowVerbs<AppUser>({
  said: { ...texts.common.rowVerbs, ...texts.users },
  nameOf,
  set: ({ userId }, suspended) => call('PUT /updateUser/:userId', { userId, suspended }),
  remove: ({ userId }) => call('DELETE /deleteUser/:userId', { userId }),
  stale: [...stale.users, stale.list, stale.one, stale.usage, keyOf('GET /getUser/:userId')],
  staleAfterDeletion: [...stale.users, stale.list, stale.one, stale.usage],
});
