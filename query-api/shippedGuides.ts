import type { z } from 'zod';
import type { Shown } from '../api/calls/videos.ts';
import { everyFamily } from '../domain/families/families.ts';
import type { Family } from '../domain/families/family.ts';

/** The written guides that stand among the help videos, after those of the staff. */
export const guides: Family['guides'] = [
  {
    page: 'start#in-the-console',
    title: 'Find your way in the console',
    description: 'What each page is for: applications, team, users, security, and your own account.',
    categories: ['starter', 'Team'],
  },
  {
    page: 'start#sign-in',
    title: 'Sign in, and never lock yourself out',
    description: 'Sign in with a passkey or by phone, add a second device, and recover from a lost one.',
    categories: ['starter', 'Team'],
  },
  ...everyFamily.flatMap((family) => family.guides),
];

/** The guides as entries of the list of help videos. `docs` is the address of the guides. */
export const shippedGuides = (docs: string): z.output<typeof Shown>[] =>
  guides.map(({ page, categories, ...about }) => ({
    ...about,
    id: `guide-${page.replace('#', '-')}`,
    url: `${docs}/${page}`,
    subtitle: '',
    categories: [...categories],
    category: [...categories],
    guide: true,
    createdAt: null,
    updatedAt: null,
  }));
