import type { Feature } from '../features.ts';

/** What a plan grants, as a language calls it. */
export type FeatureNames = Readonly<Record<Feature | 'user.total.count', string>>;

/** What a language calls the feature of a key; one that it does not know by its key. */
export const featureIn = (names: FeatureNames, key: string): string =>
  Object.hasOwn(names, key) ? names[key as Feature] : key;
