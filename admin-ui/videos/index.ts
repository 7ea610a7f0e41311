import { lazy } from 'react';
import type { Calls } from '../../api/calls.ts';
import type { InputOf } from '../../api/client.ts';
import type { RowOf } from '../../api/kit.ts';
import type { videos as model } from '../../projections/models/videos.ts';
import { call } from '../../web-kit/call.ts';
import type { Resource } from '../kit/resource.ts';

/** A help video. */
export type VideoRow = RowOf<typeof model>;
type VideoAbout = InputOf<Calls, 'POST /video'>;

export const words = {
  tab: 'Videos',
  filter: 'Filter by title or description',
  fields: {
    title: 'Title',
    url: 'Address',
    subtitle: 'Subtitle',
    description: 'Description',
    categories: 'Categories',
    createdAt: 'Added at',
    action: 'Action',
  },
  urlHint:
    'The address of an embeddable page or of a video file. Addresses of YouTube and Vimeo pages are converted to embeddable ones.',
  categoriesHint: 'Separated by commas. The team pages show Team and starter.',
  create: 'Add video',
  edit: 'Edit video',
  added: 'Video added',
  changed: 'Video changed',
  removed: 'Video removed',
  remove: (title: string) => `Remove ${title}`,
  removal: {
    title: 'Remove video',
    text: (title: string) => `${title} will no longer be shown. The video file itself is not deleted.`,
  },
} as const;

export const videos: Resource = {
  name: 'videos',
  options: { label: words.tab },
  list: lazy(() => import('./VideoList.tsx')),
  writes: {
    create: (data) => call('POST /video', data as VideoAbout),
    update: ({ id, data }) => call('PUT /video/:videoId', { ...(data as VideoAbout), videoId: id }),
    delete: (videoId) => call('DELETE /video/:videoId', { videoId }),
  },
};
