import type { Metadata } from '@grpc/grpc-js';
import type { EventStore } from '../../event-store/port.ts';

/** Passwords by name; `admin` is one of the server's `$admins`. */
export type Users = Record<string, string>;
/** The newest event of this stream holds the metadata of `$all`. */
const metadataOfAll = '$$$all';

/** The caller's name; null without credentials, undefined for wrong credentials. */
export function callerOf(users: Users, metadata: Metadata): string | null | undefined {
  const [given] = metadata.get('authorization');
  if (given === undefined) return null;
  const [, encoded = ''] = /^Basic (.*)$/.exec(String(given)) ?? [];
  const [name = '', password] = Buffer.from(encoded, 'base64').toString().split(':');
  return users[name] !== undefined && users[name] === password ? name : undefined;
}

/** Only admins may write the server's own streams. */
export const mayWrite = (caller: string, stream: string) => caller === 'admin' || !stream.startsWith('$');

/** Only admins may read the whole log, unless its metadata names others. */
export async function mayReadAll(log: EventStore, caller: string): Promise<boolean> {
  if (caller === 'admin') return true;
  const newest = log.readStream(metadataOfAll, { direction: 'backwards', maxCount: 1 });
  for await (const { data } of newest) {
    const { $acl } = data as { $acl?: { $r?: string | string[] } };
    return [$acl?.$r ?? []].flat().includes(caller);
  }
  return false;
}
