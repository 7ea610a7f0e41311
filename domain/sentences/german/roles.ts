import { type RoleNames, roleIn } from '../../team/names.ts';

/** What the roles in the team are called in German. */
export const roles: RoleNames = {
  owner: 'Owner',
  administrator: 'Administrator',
  support: 'Support',
  auditor: 'Auditor',
};
/** The name of a role in German, by the English one. */
export const role = roleIn(roles);
