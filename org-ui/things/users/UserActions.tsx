import { RowActions } from '../../../web-kit/commands/RowActions.tsx';
import { ViewButton } from '../../parts/page/ViewButton.tsx';
import { addressOf, familyOf } from './families.ts';
import { type AppUser, nameOf } from './verbs.ts';

/** The buttons at the end of a user's row: view, suspend or activate, and delete. */
export function UserActions({ user }: { user: AppUser }) {
  return (
    <>
      <ViewButton name={nameOf(user)} to={addressOf(user)} />
      <RowActions row={user} verbs={familyOf(user).verbs} />
    </>
  );
}
