/** Texts of the page of help videos. The requirements prescribe those in capitals and that of the empty state. */
export const texts = {
  menu: 'How To Videos',
  title: 'How To Videos',
  text: 'Short videos and written guides about each part of Latchkey.',
  categories: 'Categories',
  watch: 'WATCH VIDEO',
  watchOf: (title: string) => `WATCH VIDEO: ${title}`,
  close: 'Close',
  none: 'No video found!',
  clear: 'Show all',
} as const;
