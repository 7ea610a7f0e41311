import { isDeepStrictEqual } from 'node:util';
import type { Call } from '../api/callKinds.ts';
import { calls } from '../api/calls.ts';
import { replyOf } from '../api/derived.ts';

const byPath = new Map<string, Call>(
  Object.values(calls as Record<string, Call>).map((call) => [call.path, call]),
);

/** Throws unless a reply is what the call's row declares, with no field more and none less. */
export function mustFit(path: string, reply: unknown) {
  const schema = replyOf(byPath.get(path)!);
  const { success, data, error } = schema.safeParse(reply);
  if (!success) throw new Error(`the reply to ${path} is not the declared one: ${error.message}`);
  if (!isDeepStrictEqual(data, reply))
    throw new Error(`the reply to ${path} has a field that is not declared: ${firstExcess(reply, data)}`);
}

/** The path of the first field of `given` that is missing in `kept`. */
function firstExcess(given: unknown, kept: unknown, path = ''): string | null {
  if (typeof given !== 'object' || given === null) return null;
  for (const [name, value] of Object.entries(given)) {
    const at = `${path}/${name}`;
    const same = (kept as Record<string, unknown> | undefined)?.[name];
    const found = same === undefined ? at : firstExcess(value, same, at);
    if (found) return found;
  }
  return null;
}
