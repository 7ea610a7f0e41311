import { RowActions } from '../../../web-kit/commands/RowActions.tsx';
import type { RowVerbs } from '../../../web-kit/commands/rowVerbs.ts';
import { userPageOf } from '../../base/paths.ts';
import { ViewButton } from '../../parts/page/ViewButton.tsx';
import { type AppUser, here, nameOf } from './verbs.ts';

type UserActionsProps = { user: AppUser; verbs: RowVerbs<AppUser> };
/** The buttons at the end of a user's row: view, suspend or activate, and delete. */
export function UserActions({ user, verbs }: UserActionsProps) {
  return (
    <>
      <ViewButton name={nameOf(user)} to={userPageOf(user)} />
      <RowActions row={here(user)} verbs={verbs} />
    </>
  );
}
