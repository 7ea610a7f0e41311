import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of the page of help videos. The requirements prescribe those in capitals and that of the empty state. */
export const texts = spoken('pages/videos', {
  title: 'How To Videos',
  text: 'Written guides about each part of Latchkey, and the videos that the staff of this installation add.',
  categories: 'Categories',
  watch: 'WATCH VIDEO',
  watchOf: (title: string) => `WATCH VIDEO: ${title}`,
  none: 'No video found!',
  clear: 'Show all',
  guides: 'Read the documentation',
  pages: {
    label: 'Pages',
    page: (page: number) => `Page ${page}`,
    first: 'Go to first page',
    last: 'Go to last page',
    next: 'Go to next page',
    previous: 'Go to previous page',
    'start-ellipsis': 'Earlier pages',
    'end-ellipsis': 'Later pages',
  },
});
