import type { Tried } from '../../../api/calls/applications/tryouts.ts';
import { texts } from './texts.ts';

/** What the page says of a tryout in a browser, of one of the client of a network, or of one by phone. */
export function wordsOf({ family }: Pick<Tried, 'family'>) {
  if (family === 'radius') return texts.network;
  return family === 'general' ? texts.site : texts;
}
/** What is waited for. */
export const waitingWords = (tried: Pick<Tried, 'family' | 'asked'>) =>
  tried.family === 'general' && tried.asked?.method === 'push'
    ? texts.site.waitingForApp
    : wordsOf(tried).waiting;
