/** Texts of picking several things from a list. */
export const texts = {
  chosen: 'Chosen',
  loading: 'Loading',
  cancel: 'Cancel',
  nothing: (q: string) => `Nothing matches “${q}”.`,
  more: (shown: number) => `The first ${shown} are shown. Search for the others.`,
} as const;
