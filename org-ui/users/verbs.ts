import { call } from '../../web-kit/call.ts';
import { suspending } from '../../web-kit/suspending.ts';
import type { RowAt } from '../../web-kit/table/query.ts';
import type { Confirm, Verb } from '../../web-kit/verb.ts';
import { stale } from '../application/application.ts';
import { texts } from '../texts.ts';

/** A user of a web or mobile application. */
export type AppUser = RowAt<'GET /getAllUsersByAppId/:appId'>;

const { users: said } = texts;
const invalidates = [stale.users, stale.list, stale.one, stale.usage];

/** The display name of a user: the name or the username. Erased users have neither. */
export const nameOf = ({ name, username }: AppUser): string => name || username || '-';

/** Suspends an active user after a confirmation, or activates a suspended one. */
export function suspension(user: AppUser): Verb & { confirm?: Confirm } {
  const { userId, suspended } = user;
  const whom = nameOf(user);
  return suspending({
    suspended,
    whom,
    effect: said.suspendEffect,
    set: (next) => call('PUT /updateUser/:userId', { userId, suspended: next }),
    suspend: said.suspend(whom),
    activate: said.activate(whom),
    suspendedNow: said.suspendedNow,
    activatedNow: said.activatedNow,
    title: said.suspendTitle,
    yes: texts.common.suspend,
    invalidates,
  });
}

/** Deletes a user after a confirmation. */
export function deletion(user: AppUser): Verb & { confirm: Confirm } {
  const { userId } = user;
  return {
    label: said.delete(nameOf(user)),
    run: () => call('DELETE /deleteUser/:userId', { userId }),
    done: said.deletedNow,
    invalidates,
    confirm: { title: said.deleteTitle, text: said.deleteAsks(nameOf(user)), yes: texts.common.delete },
  };
}
