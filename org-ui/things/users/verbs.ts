import { rowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';
import { words } from '../../base/words.ts';
import { userWords } from './words.ts';

/** A user of a web or mobile application. */
export type AppUser = RowAt<'GET /getAllUsersByAppId/:appId'>;

/** The display name of a user: the name or the username. Erased users have neither. */
export const nameOf = ({ name, username }: AppUser): string => name || username || '-';

export type UserCalls = {
  /** Sends a suspension (true) or an activation (false). */
  set: (user: AppUser, suspended: boolean) => Promise<unknown>;
  remove: (user: AppUser) => Promise<unknown>;
};
/** The actions on a user of a family. */
export const userVerbsOf = (calls: UserCalls) =>
  rowVerbs<AppUser>({
    ...calls,
    words: { ...words.rowVerbs, ...userWords },
    nameOf,
  });
