import { StatusChip } from '../../parts/page/Status.tsx';
import type { AppUser } from './verbs.ts';
import { userWords } from './words.ts';

type UserStatusProps = { user: Pick<AppUser, 'suspended' | 'suspendedHere' | 'personSuspended'> };
/** Whether a user is active, suspended in this application, or suspended as a person in all of them. */
export function UserStatus({ user: { suspended, suspendedHere, personSuspended } }: UserStatusProps) {
  return personSuspended && !suspendedHere ? (
    <StatusChip suspended label={userWords.personSuspended} />
  ) : (
    <StatusChip suspended={suspended} />
  );
}
