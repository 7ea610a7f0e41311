import { texts } from './texts.ts';

/** The most rows that staff change together. What they do reaches whole organisations, so a search must have narrowed it. */
export const mostTicked = 1000;
/** As many rows are read at once, which is the most that each of the lists of the staff answers with. */
export const together = 100;

/** Reads all rows of a list, page by page from the first. Throws when there are more than staff may change together. */
export async function everyRow<R extends { id: string }>(
  page: (place: number) => Promise<readonly R[]>,
): Promise<R[]> {
  const all = new Map<string, R>();
  for (let place = 1; ; place++) {
    const rows = await page(place);
    for (const row of rows) all.set(row.id, row);
    if (all.size > mostTicked) throw new Error(texts.atMost(mostTicked));
    if (rows.length < together) return [...all.values()];
  }
}
