/** The number of videos on a page, for windows narrower than each width in pixels. */
const sizes = [
  [960, 4],
  [1680, 6],
  [1900, 8],
  [2000, 10],
] as const;
const most = 12;
/** The number of videos on a page in a window of this width. */
export const pageSizeFor = (width: number): number => sizes.find(([below]) => width < below)?.[1] ?? most;

/** The last page of so many videos, from 1. */
export const lastPage = (count: number, size: number): number => Math.max(1, Math.ceil(count / size));

const longest = 100;
/** A description as a card shows it: its first 100 characters, each of them whole, with dots when there are more. */
export function shortened(description: string): string {
  const characters = [...description];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}...` : description;
}
