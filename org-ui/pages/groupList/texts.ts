import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the list of groups. */
export const texts = spoken('pages/groupList', {
  title: 'Groups',
  about:
    'An application can be open to a group. Whoever belongs to the group can then sign in without an invitation.',
  hint: 'Add the first one, then its people and the applications that are open to it.',
  columns: { name: 'Group', members: 'People', since: 'Since' },
});
