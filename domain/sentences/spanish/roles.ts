import { type RoleNames, roleIn } from '../../team/names.ts';

/** What the roles in the team are called in Spanish. */
export const roles: RoleNames = {
  owner: 'Propietario',
  administrator: 'Administrador',
  support: 'Soporte',
  auditor: 'Auditor',
};
/** The name of a role in Spanish, by the English one. */
export const role = roleIn(roles);
