import { refuse } from '../refusals.ts';
import { type MemberRole, memberRoles, reaches } from './roles.ts';

/** Refuses members whose role does not reach another one. */
export function mustReach(own: MemberRole, role: MemberRole) {
  if (!reaches(own, role)) refuse('role.higher', { role: memberRoles[own].name });
}
