import type { MemberRole } from '../../../web-kit/domain/teamRoles.ts';
import { sends } from '../../../web-kit/sends.ts';
import { roleWords } from './roleWords.ts';

/** Gives a member another role. Who may not do this may not invite to the team either. */
export const giveRole = sends('PUT /operatorRole/:userId', (userId: string, role: MemberRole) => ({
  userId,
  role,
}));
/** What a role is called. */
export const roleName = (role: MemberRole): string => roleWords[role].name;
/** What a role is for. */
export const roleAbout = (role: MemberRole): string => roleWords[role].about;
