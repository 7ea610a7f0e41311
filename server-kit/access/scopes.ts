import type { Call } from '../../api/callKinds.ts';
import { calls } from '../../api/calls.ts';
import { scopesOf } from '../../api/scopes.ts';
import { type Role, roles } from '../../domain/kit.ts';
import type { Scope } from '../../domain/scopes.ts';
import { type MemberRole, memberRoleNames, memberRoles } from '../../domain/team/roles.ts';

/** What stands for the lists of the read models, each of which has roles of its own. */
const lists = { path: 'GET /models', scope: 'lists', roles } as const;
const all: Parameters<typeof scopesOf>[1] = [...Object.values(calls as Record<string, Call>), lists];
const byRole = new Map(roles.map((role) => [role, scopesOf(role, all)]));

const ofTeam = new Map(
  memberRoleNames.map((each) => {
    const { scopes } = memberRoles[each];
    return [each, new Set([...byRole.get('operator')!].filter((scope) => scopes.has(scope)))];
  }),
);

/** What callers of a role may do who hold all of it, as with a session; of operators, of their role in the team. */
export const scopesHeldBy = (role: Role, inTeam?: MemberRole | null): ReadonlySet<Scope> =>
  role === 'operator' && inTeam ? ofTeam.get(inTeam)! : byRole.get(role)!;
