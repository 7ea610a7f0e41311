/** Texts above the legal documents. */
export const texts = {
  updated: 'Last updated February 15, 2022',
} as const;
