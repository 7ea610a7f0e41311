import type { Call } from '../../api/callKinds.ts';
import { scopeFor } from '../../api/scopes.ts';
import { refuse } from '../../domain/refusals.ts';
import { type MemberRole, memberRoles, rolesWith } from '../../domain/team/roles.ts';
import type { Sender } from './caller.ts';

type Admitting = Pick<Call, 'roles' | 'scope' | 'own' | 'path' | 'changesByGet' | 'onlyReads'>;
const nameOf = (role: MemberRole) => memberRoles[role].name;

/**
 * Refuses callers without one of the call's roles, or without its scope; the role `visitor` admits everyone. Members of a
 * team whose role is why they have not the scope are told which roles have it. `given` are the fields of the call.
 */
export function admit(
  call: Admitting,
  { actor, scopes, teamRole }: Pick<Sender, 'actor' | 'scopes' | 'teamRole'>,
  given: Record<string, unknown> = {},
) {
  if (call.roles.includes('visitor')) return;
  if (!call.roles.includes(actor.role))
    refuse(actor.role === 'visitor' ? 'session.none' : 'session.forbidden');
  const scope = scopeFor(call, given, actor);
  if (!scope || scopes.has(scope)) return;
  if (teamRole && !memberRoles[teamRole].scopes.has(scope))
    refuse('role.needed', { role: nameOf(teamRole), needs: rolesWith(scope).map(nameOf) });
  refuse('session.scope', { scope });
}
