export { featureIn } from '../../domain/sentences/featureNames.ts';

/** The key of a feature with each part capitalised: `max.user.per.app.count` is Max User Per App Count. */
export const capitalised = (key: string): string =>
  key
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
