import { refuse } from '../../domain/refusals.ts';
import type { Tokens } from '../access/tokens.ts';
import type { Caller } from './caller.ts';

type By = { tokens: Tokens };
type Who = Pick<Caller, 'actor'>;
/** Longer than anybody goes on reading what they wrote. Seconds. */
const lasts = 86_400;
/** Every position has as many digits: the length of what is sealed tells nothing. */
const digits = 16;

/** Operators and staff see positions; all others, who may be anybody, must not learn how much happens here. */
const sees = ({ actor }: Who) => actor.role === 'operator' || actor.role === 'admin';

/** How a caller is told a position in the log, to read after it. */
export const toldPosition = ({ tokens }: By, who: Who, position: number): string =>
  sees(who)
    ? String(position)
    : tokens.seal('position', { at: String(position).padStart(digits, '0') }, lasts);

/**
 * The position that a caller wants to read after; null when nothing is to be waited for. A number says nothing from
 * those who see none: whether it has been reached would tell them how long the log is.
 */
export function askedPosition({ tokens }: By, { actor, readAfter }: Who & Pick<Caller, 'readAfter'>) {
  if (readAfter === undefined) return null;
  if (/^\d{1,16}$/.test(readAfter)) return sees({ actor }) ? Number(readAfter) : null;
  if (!/^[\w-]{60,300}$/.test(readAfter)) refuse('request.invalid', 'X-Read-After: is not a position');
  try {
    return Number(tokens.open<{ at: string }>('position', readAfter).at);
  } catch {
    // One that is too old, or of a key that was taken out of use: all that it could wait for has been read since.
    return null;
  }
}
