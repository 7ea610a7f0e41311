import type { Metadata } from '@grpc/grpc-js';
import type { EventStore } from '../../event-store/port.ts';

/** Passwords by name; `admin` is one of the server's `$admins`. */
export type Users = Record<string, string>;
/** The metadata of `$all` are the newest event of this stream. */
const metadataOfAll = '$$$all';

/** Who calls: a name, null for a call without credentials, undefined for credentials that are wrong. */
export function callerOf(users: Users, metadata: Metadata): string | null | undefined {
  const [given] = metadata.get('authorization');
  if (given === undefined) return null;
  const [, encoded = ''] = /^Basic (.*)$/.exec(String(given)) ?? [];
  const [name = '', password] = Buffer.from(encoded, 'base64').toString().split(':');
  return users[name] !== undefined && users[name] === password ? name : undefined;
}

/** Only admins write the server's own streams. */
export const mayWrite = (caller: string, stream: string) => caller === 'admin' || !stream.startsWith('$');

/** Only admins read the whole log, until its metadata name others. */
export async function mayReadAll(log: EventStore, caller: string): Promise<boolean> {
  if (caller === 'admin') return true;
  const newest = log.readStream(metadataOfAll, { direction: 'backwards', maxCount: 1 });
  for await (const { data } of newest) {
    const { $acl } = data as { $acl?: { $r?: string | string[] } };
    return [$acl?.$r ?? []].flat().includes(caller);
  }
  return false;
}
