import type { english } from './english.ts';

/** What the pages of the protocols say in one language. */
export type Words = typeof english;
