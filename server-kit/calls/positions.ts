import { refuseField } from '../../domain/refusals.ts';
import type { Tokens } from '../access/tokens.ts';
import type { Sender } from './caller.ts';

type By = { tokens: Tokens };
type Who = Pick<Sender, 'actor'>;
/** The seconds that a position is valid, longer than anyone reads after one write. */
const lasts = 86_400;
/** All positions are padded to this many digits, so that the length of a sealed one reveals nothing. */
const digits = 16;

/** Operators and staff see positions. Others, who may be strangers, must not learn how fast the log grows. */
export const sees = ({ actor }: Who) => actor.role === 'operator' || actor.role === 'admin';

/** A position in the log in the form that the caller may see, for reading after it. */
export const shownPosition = ({ tokens }: By, who: Who, position: number): string =>
  sees(who)
    ? String(position)
    : tokens.seal('position', { at: String(position).padStart(digits, '0') }, lasts);

/**
 * The position that a caller wants to read after; null when there is nothing to wait for. A plain number counts only
 * from callers that see positions: for others, whether it has been reached would reveal the length of the log.
 */
export function askedPosition({ tokens }: By, { actor, readAfter }: Who & Pick<Sender, 'readAfter'>) {
  if (readAfter === undefined) return null;
  if (/^\d{1,16}$/.test(readAfter)) return sees({ actor }) ? Number(readAfter) : null;
  if (!/^[\w-]{60,300}$/.test(readAfter)) refuseField('X-Read-After', 'is.position');
  try {
    return Number(tokens.open<{ at: string }>('position', readAfter).at);
  } catch {
    // The token has expired or its key was retired, so the read models have passed its position long ago.
    return null;
  }
}

/** The position on whose log a change is based. Only from callers that see positions: theirs are never out of date. */
export function basedOn({ actor, unchangedSince: at }: Who & Pick<Sender, 'unchangedSince'>) {
  if (at === undefined || !sees({ actor })) return undefined;
  return /^\d{1,16}$/.test(at) ? Number(at) : refuseField('X-Unchanged-Since', 'is.position');
}
