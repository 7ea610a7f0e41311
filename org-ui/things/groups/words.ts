import { spoken } from '../../../web-kit/language/language.ts';
import { people } from '../people/words.ts';

/** Texts of groups, and of what can be done with them. */
export const groupWords = spoken('things/groups', {
  name: 'Name',
  search: 'Search Groups...',
  none: 'No groups yet.',
  toGroups: 'Add a group',
  managed: 'Directory',
  managedHint: 'The directory decides the name of this group and who belongs to it.',
  released: 'No longer follows a directory',
  releasedHint:
    'This group came from a directory that is no longer read. You now change its name and its people here. If the directory is read again, it decides about both once more.',
  count: people,
  add: 'Add Group',
  addText: 'A group stands for people who use the same applications, such as a team.',
  added: 'Group added',
  notAdded: (count: number, why: string) => `${people(count)} could not be added: ${why}`,
  addTo: 'Add to group',
  addToText: 'They can then sign in to each application that is open to the group that you choose.',
  joined: (count: number, group: string) => `${people(count)} added to ${group}`,
  left: (count: number, group: string) => `${people(count)} removed from ${group}`,
  nothing: (q: string) => `Nothing matches “${q}”.`,
  rename: (name: string) => `Rename ${name}`,
  renamed: 'Group renamed',
  delete: (name: string) => `Delete ${name}`,
  deleteTitle: 'Delete Group',
  deleteAsks: (name: string) => `Delete ${name}? This cannot be undone.`,
  deleteYes: 'Delete',
  deleted: 'Group deleted',
  comesAgain: 'The next sync makes it again, without its applications, if the directory still has it.',
  emptied: (members: number) =>
    `${people(members)} ${members === 1 ? 'leaves' : 'leave'} the group. Nobody is deleted.`,
  closes: (applications: readonly string[]) =>
    `It closes ${applications.join(', ')} to those of them who were not invited, and who have no access by another group.`,
  closesNothing: 'No application is open to this group, so nobody loses access.',
  counting: 'Looking up what this closes…',
});
