/** Texts of charts. */
export const texts = {
  coming: 'Loading',
  platforms: { ios: 'Ios', android: 'Android', web: 'Web', others: 'Others' } as Record<string, string>,
} as const;
