import type { Calls } from '../api/calls.ts';
import type { InputOf, PathOf, ReplyOf } from '../api/client.ts';
import { call } from '../web-kit/call.ts';

let seen = 0;

/** The header that makes the server wait until it has projected this console's last write. */
export const readAfter = (): Record<string, string> => (seen ? { 'x-read-after': String(seen) } : {});

/** Sends a command. The next read waits for its effect. */
export async function write<P extends PathOf<Calls>>(
  path: P,
  input: InputOf<Calls, P>,
): Promise<ReplyOf<Calls, P>> {
  const reply = await call(path, input);
  const { position } = reply as { position?: string };
  seen = Math.max(seen, Number(position ?? 0));
  return reply;
}
