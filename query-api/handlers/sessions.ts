import type { Call } from '../../api/callKinds.ts';
import { calls } from '../../api/calls.ts';
import { scopeOf } from '../../api/scopes.ts';
import { admin } from '../../domain/admin/admin.ts';
import { ref } from '../../domain/kit.ts';
import { operator } from '../../domain/operator/operator.ts';
import { type RefusalCode, refusalCodes, refusals, sentenceOf } from '../../domain/refusals.ts';
import { type MemberRole, memberRoleNames, memberRoles, rolesWith } from '../../domain/team/roles.ts';
import type { QueryHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';

/** Modules whose names are not written as other words are. */
const spelled: Readonly<Record<string, string>> = {
  ...{ radius: 'RADIUS', sso: 'SSO', wordpress: 'WordPress' },
  ...{ organisation: 'Organization', licence: 'License' },
};
const byNumber = (names: readonly RefusalCode[]) =>
  names.toSorted((one, other) => refusals[one].code - refusals[other].code);
/** The published error codes in order, grouped by module, which is the part of the code before the dot. */
export function errorCodes() {
  const modules = Map.groupBy(refusalCodes, (name) => name.split('.')[0]!);
  return [...modules].map(([module, names]) => ({
    module: spelled[module] ?? module[0]!.toUpperCase() + module.slice(1),
    errors: byNumber(names).map((name) => ({
      code: refusals[name].code,
      message: sentenceOf(name),
      refusal: name,
    })),
  }));
}

const ofOperators = Object.values(calls as Record<string, Call>).filter(
  ({ roles }) => roles.includes('operator') && !roles.includes('visitor'),
);
/** The calls that a role in the team does not include, by their paths and the roles that do. */
function outsideOf(role: MemberRole) {
  const { scopes } = memberRoles[role];
  const lacking = Map.groupBy(
    ofOperators.filter((call) => !scopes.has(scopeOf(call)!)),
    (call) => rolesWith(scopeOf(call)!).join(),
  );
  return [...lacking.values()].map((calls) => ({
    roles: rolesWith(scopeOf(calls[0]!)!),
    paths: calls.map(({ path }) => path as string),
  }));
}
const outside = new Map(memberRoleNames.map((role) => [role, outsideOf(role)]));

export const sessionHandlers = (kit: Pick<Kit, 'store' | 'vault'>) =>
  ({
    async session(_, { actor, teamRole, ended }) {
      const { role, id, organisationId = null } = actor;
      const barred = ended === 'organisation.suspended' || ended === 'operator.suspended' ? ended : null;
      const ofTeam = { teamRole, outsideRole: teamRole ? outside.get(teamRole)! : [], barred };
      if (role === 'admin') {
        const { username = null } = await personalOf(kit, ref(admin, id));
        return { role, userId: id, uniqueId: null, username, ...ofTeam };
      }
      if (role === 'operator') {
        const { email = null } = await personalOf(kit, ref(operator, id));
        return { role, userId: id, uniqueId: organisationId, username: email, ...ofTeam };
      }
      return { role: 'visitor' as const, userId: null, uniqueId: null, username: null, ...ofTeam };
    },
    errorCodes: async () => errorCodes(),
  }) satisfies QueryHandlers;
