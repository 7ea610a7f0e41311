import { nameOrOther } from '../../../web-kit/nameOrOther.ts';
import { texts } from './texts.ts';

/** Counts of platforms or browsers, by the names that people read. */
export const inGroups = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(counts).map(([group, count]) => [texts.platforms[group] ?? nameOrOther(group), count]),
  );
