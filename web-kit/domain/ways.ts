import type { RefusalCode } from '../../domain/refusals.ts';

/** Where to go on after a refusal: a page of the app, or one elsewhere, which opens beside it. */
export type Way = { label: string; to: string; elsewhere?: true | undefined };
export type WayOf = (refusal: RefusalCode) => Way | undefined;
type Leading = {
  /** Fetches the ways, with the first refusal, since most visits meet none. */
  load: () => Promise<WayOf>;
  /** Goes to a page of the app without loading it anew. */
  follow: (to: string) => void;
};

let leading: Leading | undefined;
let known: WayOf | undefined;

/** Lets the refusals of this app lead on. */
export function leadOn(by: Leading): void {
  if (by.load !== leading?.load) known = undefined;
  leading = by;
}
/** Waits until the ways of the app are known, if it has any. Without them a refusal leads nowhere. */
export async function learnWays(): Promise<void> {
  known ??= await leading?.load().catch(() => undefined);
}

const refusalOf = (error: unknown): RefusalCode | undefined =>
  typeof error === 'object' && error !== null && 'refusal' in error
    ? (error.refusal as RefusalCode | undefined)
    : undefined;
/** The way on after what was thrown, if it is a refusal that has one. */
export function wayAfter(error: unknown): Way | undefined {
  const refusal = refusalOf(error);
  return refusal && known?.(refusal);
}
/** Goes to a page of the app; false when the browser has to. */
export function followed({ to, elsewhere }: Way): boolean {
  if (!leading || elsewhere) return false;
  leading.follow(to);
  return true;
}
