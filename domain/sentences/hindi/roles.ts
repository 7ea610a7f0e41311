import { type RoleNames, roleIn } from '../../team/names.ts';

/** What the roles in the team are called in Hindi. */
export const roles: RoleNames = {
  owner: 'ओनर',
  administrator: 'एडमिनिस्ट्रेटर',
  support: 'सपोर्ट',
  auditor: 'ऑडिटर',
};
/** The name of a role in Hindi, by the English one. */
export const role = roleIn(roles);
