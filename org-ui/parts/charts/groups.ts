import { nameOrOther } from '../../../web-kit/nameOrOther.ts';
import { texts } from './texts.ts';

/** Counts of platforms with the groups' names for people. */
export const inGroups = (platforms: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(platforms).map(([group, count]) => [texts.platforms[group] ?? nameOrOther(group), count]),
  );
