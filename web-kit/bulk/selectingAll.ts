import { everything, type Load, longestPage, type Query } from '../table/query.ts';

type Listed<R> = {
  load: Load<R>;
  query: Omit<Query, 'page' | 'size' | 'after'>;
  idOf: (row: R) => string;
  /** The rows of the page. */
  shown: readonly R[];
};
/**
 * How all rows that match are selected: as those that match, however many, or read and ticked where some of them cannot be
 * selected, so that what is counted is what can be changed.
 */
export function selectingAll<R>({ load, query, idOf, shown }: Listed<R>, can?: (row: R) => boolean) {
  if (!can) return { whole: { load, query, shown } };
  const read = async () => (await Array.fromAsync(everything(load, query, idOf))).flat().filter(can);
  return { ticks: { most: longestPage, read, without: shown.filter((row) => !can(row)).length } };
}
