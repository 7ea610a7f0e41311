import { z } from 'zod';
import type { Call, Side } from './callKinds.ts';
import { changed } from './kit.ts';

const { message: _, ...always } = changed.shape;
const plain = z.object(always).meta({ id: 'Changed' });
/** The schema of a call's reply. */
export function replyOf(call: Call): z.ZodType {
  if (call.kind === 'does') {
    const { idAs, message } = call.envelope ?? {};
    if (!message && !idAs) return plain;
    return plain.extend({
      ...(message && { message: z.literal(message) }),
      ...(idAs && { [idAs]: z.string() }),
    });
  }
  if (call.kind !== 'reads') return call.reply;
  return call.shape === 'list' ? z.array(call.show.reply) : call.show.reply;
}

/** The media type of the file that a call answers with; undefined for JSON. */
export const mediaTypeOf = (call: Call): string | undefined =>
  'reply' in call ? (call.reply.meta()?.mediaType as string | undefined) : undefined;

/** The media type of a call's JSON, which has another name in some protocols. */
export const jsonTypeOf = ({ media }: Pick<Call, 'media'>): string =>
  media?.endsWith('+json') ? media : 'application/json';

/** The server that answers a call. */
export const sideOf = (call: Call): Side =>
  'side' in call ? call.side : call.kind === 'reads' ? 'query' : 'command';
/** Whether a call only reads. */
export const isReading = ({ path, changesByGet }: Pick<Call, 'path' | 'changesByGet'>) =>
  path.startsWith('GET ') && !changesByGet;
/** The calls of a table that one of the servers answers. */
export const callsOf = (side: Side, calls: Record<string, Call>) =>
  Object.fromEntries(Object.entries(calls).filter(([, call]) => sideOf(call) === side));
