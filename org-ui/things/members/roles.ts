import { sends } from '../../../web-kit/sends.ts';
import { type MemberRole, memberRoles } from '../../../web-kit/teamRoles.ts';

/** Gives a member another role. Who may not do this may not invite to the team either. */
export const giveRole = sends('PUT /operatorRole/:userId', (userId: string, role: MemberRole) => ({
  userId,
  role,
}));
/** What a role is called. */
export const roleName = (role: MemberRole): string => memberRoles[role].name;
