import { hash } from 'node:crypto';

/** A number from 0 to 1 that depends only on the words, so that every demo is the same. */
export const chance = (...words: unknown[]): number =>
  Number.parseInt(hash('sha256', words.join(' ')).slice(0, 8), 16) / 2 ** 32;

/** A number between two others, by the words. */
export const between = (least: number, most: number, ...words: unknown[]): number =>
  least + (most - least) * chance(...words);

/** One of several, by the words. */
export const oneOf = <T>(all: readonly T[], ...words: unknown[]): T =>
  all[Math.floor(chance(...words) * all.length)]!;
