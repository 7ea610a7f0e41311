import { type RoleNames, roleIn } from '../../team/names.ts';

/** What the roles in the team are called in French. */
export const roles: RoleNames = {
  owner: 'Propriétaire',
  administrator: 'Administrateur',
  support: 'Support',
  auditor: 'Auditeur',
};
/** The name of a role in French, by the English one. */
export const role = roleIn(roles);
