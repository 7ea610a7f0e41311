import type { LanguageTag } from '../../languages.ts';
import type { ApplicationLimit, FamilyFeature } from '../families.ts';
import { general } from './general.ts';
import type { Names } from './naming.ts';
import { radius } from './radius.ts';
import { sso } from './sso.ts';

// Apart from the families, so that a console in English fetches no names of other languages.
const featureNames: Record<ApplicationLimit | FamilyFeature, Names['features'][string]> = {
  ...general.features,
  ...sso.features,
  ...radius.features,
};
const counted: Record<ApplicationLimit, Names['counted'][string]> = {
  ...general.counted,
  ...sso.counted,
  ...radius.counted,
};

const inOne = <K extends string, T extends string, V>(table: Record<K, Record<T, V>>, tag: T) =>
  Object.fromEntries(Object.entries<Record<T, V>>(table).map(([key, by]) => [key, by[tag]])) as Record<K, V>;
/** The names of the limits and features of all families in a language. */
export const featuresIn = (tag: Exclude<LanguageTag, 'en'>) => inOne(featureNames, tag);
/** What the limits of all families count, in a language. */
export const countedIn = (tag: LanguageTag) => inOne(counted, tag);
