import { type MemberRole, memberRoles } from '../../../web-kit/domain/teamRoles.ts';
import { spoken } from '../../../web-kit/language/language.ts';

type RoleWords = Record<MemberRole, { name: string; about: string }>;
const english = Object.fromEntries(
  Object.entries(memberRoles).map(([role, { name, about }]) => [role, { name, about }]),
) as RoleWords;

/** What the roles in the team are called, and what they are for, in the language of the page. */
export const roleWords = spoken('things/members/roles', english);
