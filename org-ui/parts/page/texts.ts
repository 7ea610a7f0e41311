/** Texts of what every page is made of. */
export const texts = {
  loading: 'Loading',
  again: 'Try again',
  notFound: {
    title: '404 - Page not found',
    text: 'There is nothing at this address, or it belongs to another organisation.',
    home: 'Go to the home page',
  },
} as const;
