import { spoken } from '../../../web-kit/language/language.ts';
import { people } from '../../things/people/words.ts';

/** Texts of the page of one group. */
export const texts = spoken('pages/oneGroup', {
  facts: (members: number, since: string) => `${people(members)} · Since ${since}`,
  people: {
    title: 'People',
    none: 'Nobody belongs to this group yet.',
    noneManaged: 'The directory has nobody in this group.',
    add: 'Add people',
    addTo: (name: string) => `Add people to ${name}`,
    addText: 'They can sign in to each application that is open to the group.',
    added: (count: number) => `${people(count)} added`,
    remove: (person: string) => `Remove ${person}`,
    removeTitle: 'Remove person',
    removeAsks: (person: string, group: string, applications: readonly string[]) =>
      applications.length
        ? `Remove ${person} from ${group}? ${person} can no longer sign in to ${applications.join(', ')}, except by an invitation or another group, and is signed out there.`
        : `Remove ${person} from ${group}? No application is open to the group, so no access is lost.`,
    removeMany: (who: string) => `Remove ${who}`,
    removeManyAsks: (group: string) =>
      `They no longer belong to ${group}. Each of them is signed out of the applications that only the group opens to them.`,
    removeYes: 'Remove',
    removed: 'Person removed',
  },
  applications: {
    title: 'Applications',
    none: 'No application is open to this group.',
    open: 'Open applications',
    openTo: (name: string) => `Open applications to ${name}`,
    openText: (members: number) =>
      `${people(members)}, and whoever joins the group, can then sign in without an invitation.`,
    opened: (count: number) => (count === 1 ? 'Application opened' : `${count} applications opened`),
    taken: 'Open already',
    search: 'Search Applications...',
    noneToOpen: 'No application of single sign-on yet.',
    close: (app: string) => `Close ${app}`,
    closeTitle: 'Close application',
    closeAsks: (app: string, group: string, members: number) =>
      `Close ${app} to ${group}? ${people(members)} can no longer sign in and ${members === 1 ? 'is' : 'are'} signed out there, except by an invitation or through another group.`,
    closeYes: 'Close',
    closed: 'Application closed',
  },
});
