import { words } from './words.ts';

/** A browser or platform, by its own name. The server calls those that it does not know Other. */
export const nameOrOther = (name: string): string => (name === 'Other' ? words.other : name);
