import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page of one person. */
export const texts = spoken('pages/onePerson', {
  facts: (known: readonly (string | null)[], since: string) => [...known, `Since ${since}`].join(' · '),
  applications: {
    title: 'Applications',
    none: 'No application is open to this person. Invite the person to one, or add the person to a group.',
    invite: 'Invite users',
    unused: 'Not used yet',
    why: {
      direct: 'By itself',
      group: (name: string) => `By group ${name}`,
      everybody: 'Open to everybody',
      closed: 'No longer open',
    },
  },
  delete: {
    label: 'Delete person',
    asks: (name: string) =>
      `Delete ${name}? The access to every application, the login devices and the groups are deleted too. This cannot be undone.`,
    yes: 'Delete',
    done: 'Person deleted',
  },
  groups: {
    title: 'Groups',
    none: 'No groups yet. Applications that are open to a group need no invitation.',
    add: 'Add to groups',
    addTo: (name: string) => `Add ${name} to groups`,
    addText: 'Applications that are open to a group can be used without an invitation.',
    added: (count: number) => (count === 1 ? 'Group added' : `${count} groups added`),
    taken: 'Belongs to it',
    by: (other: string) => `By ${other}`,
    remove: (group: string) => `Remove from ${group}`,
    removeTitle: 'Remove from the group',
    removeAsks: (name: string, group: string) =>
      `Remove ${name} from ${group}? Applications that are open to this group close to ${name}, except by an invitation or another group.`,
    removeYes: 'Remove',
    removed: 'Person removed',
  },
  noDevices: 'No login device yet.',
});
