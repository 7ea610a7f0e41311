import { get as plain } from 'node:http';
import { get as secure } from 'node:https';
import { elsewhere } from './deadline.ts';
import { isPublicUrl, publicLookup } from './egress.ts';

export type Reach = {
  /** Also calls addresses that are not public, and by http. */
  anywhere?: boolean;
  /** Milliseconds until everything must have arrived. */
  patience?: number;
};
/** The media types to ask for, and the most octets that are read. */
type Wanted = { accept: string; most: number };
/** Sites often answer with a redirect or two: to their `www` name, or to where the file is stored. */
const mostRedirects = 3;

/**
 * Fetches what is at an address that somebody supplied: by https, and from the open internet alone. Null when there is
 * nothing, or more than `most` octets.
 */
export async function bytesAt(
  address: string,
  wanted: Wanted,
  { anywhere = false, patience = elsewhere }: Reach = {},
): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(patience);
  let next: string | null = address;
  for (let asked = 0; next && asked <= mostRedirects; asked += 1) {
    if (!anywhere && !isPublicUrl(next)) return null;
    const found: Fetched = await fetched(next, wanted, anywhere, signal).catch(() => null);
    if (!found) return null;
    if ('bytes' in found) return found.bytes;
    next = URL.parse(found.location, next)?.href ?? null;
  }
  return null;
}

type Fetched = { bytes: Uint8Array } | { location: string } | null;
function fetched(
  url: string,
  { accept, most }: Wanted,
  anywhere: boolean,
  signal: AbortSignal,
): Promise<Fetched> {
  const { promise, resolve, reject } = Promise.withResolvers<Fetched>();
  const get = url.startsWith('https:') ? secure : plain;
  const options = {
    headers: { Accept: accept },
    agent: false,
    maxHeaderSize: 16_384,
    signal,
    ...(!anywhere && { lookup: publicLookup }),
  };
  const asking = get(url, options, (response) => {
    const end = (found: Fetched) => {
      response.destroy();
      resolve(found);
    };
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) return end({ location: headers.location });
    if (statusCode !== 200) return end(null);
    const parts: Buffer[] = [];
    let size = 0;
    response.on('data', (part: Buffer) => {
      parts.push(part);
      size += part.length;
      if (size > most) end(null);
    });
    response.on('end', () => resolve({ bytes: Buffer.concat(parts) }));
    response.on('error', reject);
  });
  // A connection that the server switches to another protocol closes without a response and without an error.
  asking.on('error', reject).on('close', () => resolve(null));
  return promise;
}
