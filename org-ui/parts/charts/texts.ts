import { spoken } from '../../../web-kit/language/language.ts';

/** Texts of charts. */
export const texts = spoken('parts/charts', {
  coming: 'Loading',
  platforms: { ios: 'Ios', android: 'Android', web: 'Web', others: 'Others' } as Record<string, string>,
});
