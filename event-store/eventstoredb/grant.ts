import { randomUUID } from 'node:crypto';
import { CannotStartError } from '../cannotStart.ts';
import type { ExpectedRevision } from '../port.ts';
import { type Credentials, readAddress } from './address.ts';
import { openEventStoreDb } from './store.ts';

/** The newest event of this stream holds the access rights to `$all`. */
const metadataOfAll = '$$$all';
type Metadata = { $acl?: { $r?: string | string[] } };

/** Parses `name:password` as typed. */
export function readCredentials(line: string): Credentials {
  const [, username, password] = /^([^:\s]+):(.+)$/.exec(line.trim()) ?? [];
  if (!username || !password)
    throw new CannotStartError(
      'Give the name and password of an admin of EventStoreDB as name:password, in one line.',
    );
  return { username, password };
}

/**
 * Grants the user of a connection string the right to read the whole log, which at first only admins have, by adding
 * its name to the metadata of `$all`. Returns the name, and whether it had the right before.
 */
export async function grantReading(url: string, admin: Credentials): Promise<{ user: string; had: boolean }> {
  const address = readAddress(url);
  const { user, tls } = address;
  if (user === null)
    throw new CannotStartError('EVENTSTOREDB_URL names no user: put user:password@ before the hosts.');
  if (!tls)
    throw new CannotStartError(
      'EVENTSTOREDB_URL has tls=false: without TLS there are no users, and nothing to grant.',
    );
  const store = await openEventStoreDb(address.text({ credentials: admin }));
  try {
    let current: Metadata = {};
    let expected: ExpectedRevision = 'no_stream';
    const newest = store.readStream(metadataOfAll, { direction: 'backwards', maxCount: 1 });
    for await (const { data, revision } of newest) [current, expected] = [data as Metadata, revision];
    const readers = [current.$acl?.$r ?? '$admins'].flat();
    if (readers.includes(user)) return { user, had: true };
    const data = { ...current, $acl: { ...current.$acl, $r: [...readers, user] } };
    await store.append(metadataOfAll, [{ id: randomUUID(), type: '$metadata', data }], expected);
    return { user, had: false };
  } catch (error) {
    throw new CannotStartError(refusal(admin.username, address.hosts, error as Error), { cause: error });
  } finally {
    await store.close();
  }
}

function refusal(
  admin: string,
  hosts: readonly string[],
  { code, message }: { code?: unknown; message: string },
) {
  const place = `EventStoreDB at ${hosts.join(', ')}`;
  if (code === 16) return `${place} knows no ${admin} with this password.`;
  if (code === 7) return `${place} lets only its admins grant this, and ${admin} is none.`;
  return `${place} did not take the grant: ${message}`;
}
