import type { Feature } from '../features.ts';

/** What the features of plans and licences are called in a language besides English, in which they are called by their keys. */
export type FeatureNames = Readonly<Record<Feature, string>>;

/** What a language calls the feature of a key; one that it does not know by its key. */
export const featureIn = (names: FeatureNames, key: string): string =>
  Object.hasOwn(names, key) ? names[key as Feature] : key;
