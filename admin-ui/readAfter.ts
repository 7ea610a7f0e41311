import type { Calls } from '../api/calls.ts';
import type { InputOf, PathOf, ReplyOf } from '../api/client.ts';
import { call } from '../web-kit/call.ts';

let seen = 0;

/** Asks the server to have projected what this console has written before it answers. */
export const readAfter = (): Record<string, string> => (seen ? { 'x-read-after': String(seen) } : {});

/** A call that changes something; the next read waits for it. */
export async function write<P extends PathOf<Calls>>(
  path: P,
  input: InputOf<Calls, P>,
): Promise<ReplyOf<Calls, P>> {
  const reply = await call(path, input);
  const { position } = reply as { position?: string };
  seen = Math.max(seen, Number(position ?? 0));
  return reply;
}
