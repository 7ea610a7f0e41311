import { type RowVerbs, rowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import type { RowAt } from '../../../web-kit/table/query.ts';
import { words } from '../../base/words.ts';
import { userWords } from './words.ts';

/** A user of a web or mobile application. */
export type AppUser = RowAt<'GET /getAllUsersByAppId/:appId'>;

/** The display name of a user: the name or the username. Erased users have neither. */
export const nameOf = ({ name, username }: AppUser): string => name || username || '-';

/** The user as far as it can be suspended and activated here: whatever holds for the person, whom another page suspends. */
export const here = <U extends { suspendedHere: boolean }>(user: U) => ({
  ...user,
  suspended: user.suspendedHere,
});

export type UserCalls = {
  /** Sends a suspension (true) or an activation (false). */
  set: (user: AppUser, suspended: boolean) => Promise<unknown>;
  remove: (user: AppUser) => Promise<unknown>;
};
/** The actions on a user of a family. */
export function userVerbsOf(calls: UserCalls): RowVerbs<AppUser> {
  const verbs = rowVerbs<AppUser>({ ...calls, words: { ...words.rowVerbs, ...userWords }, nameOf });
  return {
    ...verbs,
    suspension: (user) => verbs.suspension(here(user)),
    deletion: (user) => verbs.deletion(here(user)),
  };
}
