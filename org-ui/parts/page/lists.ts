import { texts } from './texts.ts';

const t = texts.lists;

/** Where a page leads whose application, user, person, group or member does not exist. */
export const lists = {
  applications: { to: '/applications', label: t.applications },
  users: { to: '/user', label: t.users },
  people: { to: '/people', label: t.people },
  groups: { to: '/groups', label: t.groups },
  team: { to: '/admin', label: t.team },
} as const;
