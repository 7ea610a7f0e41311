import { spoken } from '../../../web-kit/language/language.ts';
import { countLimit } from '../../../web-kit/table/limits.ts';
import { people } from '../people/words.ts';

/** All people of the organization, who are counted only so far. */
const all = (count: number) => (count < countLimit ? people(count) : `more than ${people(countLimit)}`);
const everybody = (count: number) => `Everybody in the organization (${all(count)})`;
const whose = (name: string, count: number) => `${people(count)} of ${name}`;

/** Texts of to whom an application is open. */
export const texts = spoken('things/openings', {
  title: 'Open to',
  change: 'Change',
  loading: 'Loading',
  reading: {
    invited: 'Invited people only. Nobody else can sign in.',
    groups: 'Invited people, and the people of these groups:',
    everybody: 'Everybody in the organization, without an invitation.',
  },
  dialog: {
    title: (app: string) => `Who can sign in to ${app}`,
    reaches: {
      invited: 'Invited people only',
      groups: 'Invited people and these groups',
      everybody: 'Everybody in the organization',
    },
    some: 'Choose at least one group.',
    effect: 'What changes',
    nothing: 'Nothing changes.',
    save: 'Save',
    saved: 'Access changed',
  },
  effects: {
    toEverybody: (count: number) =>
      `${everybody(count)} can sign in without an invitation, and so can whoever comes later.`,
    opens: (name: string, count: number) =>
      `${whose(name, count)} can sign in without an invitation, and so can whoever joins the group.`,
    closes: (name: string, count: number, others: boolean) =>
      `${whose(name, count)} can no longer sign in and ${count === 1 ? 'is' : 'are'} signed out, except those who were invited${others ? ' or belong to another of the groups' : ''}.`,
    fromEverybody: (count: number, groups: readonly string[]) =>
      `Of everybody in the organization (${all(count)}), only those who were invited${groups.length ? ` and those of ${groups.join(', ')}` : ''} can still sign in. The others are signed out.`,
  },
  members: people,
});
