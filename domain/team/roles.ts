import { reading, type Scope, writing } from '../scopes.ts';

/** What a role in the team is called, what it is for, and what its members may do. */
type MemberRoleOf = { name: string; about: string; scopes: ReadonlySet<Scope> };
const without = (...kept: Scope[]) => writing.filter((scope) => !kept.includes(scope));

/**
 * The roles in a team, from the one that may do most. Whatever the role, members may do what is about their own account
 * (`account:write`), and read everything.
 */
export const memberRoles = {
  owner: {
    name: 'Owner',
    about: 'May do everything, including plan, payments, security settings and the end of the organization.',
    scopes: new Set([...reading, ...writing]),
  },
  administrator: {
    name: 'Administrator',
    about: 'May do everything except plan, payments, security settings and the end of the organization.',
    scopes: new Set([...reading, ...without('organisation:write', 'billing:write')]),
  },
  support: {
    name: 'Support',
    about: 'Looks after people: their devices, groups, invitations and recovery. Changes nothing else.',
    scopes: new Set<Scope>([...reading, 'account:write', 'people:write', 'support:write']),
  },
  auditor: {
    name: 'Auditor',
    about: 'Sees everything and changes nothing.',
    scopes: new Set<Scope>([...reading, 'account:write']),
  },
} as const satisfies Record<string, MemberRoleOf>;
export type MemberRole = keyof typeof memberRoles;
export const memberRoleNames = Object.keys(memberRoles) as [MemberRole, ...MemberRole[]];

const scopesOf = (role: MemberRole): ReadonlySet<Scope> => memberRoles[role].scopes;
/** The roles with a scope. */
export const rolesWith = (scope: Scope) => memberRoleNames.filter((role) => scopesOf(role).has(scope));
/** Whether members with a role may give another one, and act on those who have it: it may do no more than their own. */
export const reaches = (own: MemberRole, role: MemberRole) =>
  scopesOf(own).has('team:write') && [...scopesOf(role)].every((scope) => scopesOf(own).has(scope));
