import { type MemberRole, memberRoleNames, memberRoles } from './roles.ts';

/** What the roles in the team are called in a language. */
export type RoleNames = Readonly<Record<MemberRole, string>>;

/** The name of a role in a language, by the English one, which refusals carry. One of a later release stays as it is. */
export const roleIn =
  (names: RoleNames) =>
  (english: string): string => {
    const role = memberRoleNames.find((each) => memberRoles[each].name === english);
    return role ? names[role] : english;
  };
