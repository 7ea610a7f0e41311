import type { Tried } from '../../../api/calls/applications/tryouts.ts';
import type { Says } from '../../../web-kit/told.ts';
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

/** Why nobody signed in: refusals as `says` has them, and of the errors of protocols the one that a person brings about. */
export const whyIn = ({ code, says: english, ...named }: NonNullable<Tried['problem']>, says: Says) =>
  code === 'access_denied' ? texts.notSignedIn : says({ refusal: code, ...named }, english);
