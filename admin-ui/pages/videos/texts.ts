import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of help videos. */
export const texts = spoken('staff/pages/videos', {
  tab: 'Videos',
  empty: 'Nothing here yet. Videos that you add appear beside the guides in the consoles of organizations.',
  filter: 'Filter by title or description',
  fields: {
    title: 'Title',
    url: 'Address',
    subtitle: 'Subtitle',
    description: 'Description',
    categories: 'Categories',
    createdAt: 'Added at',
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
  removals: {
    text: 'These videos will no longer be shown. The video files themselves are not deleted.',
    told: (count: number) => `${count} ${count === 1 ? 'video' : 'videos'} removed`,
  },
});
