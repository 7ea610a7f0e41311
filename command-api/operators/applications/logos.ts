import { get as plain } from 'node:http';
import { get as secure } from 'node:https';
import { imageAddress } from '../../../domain/application/settings/images.ts';
import { isLinked } from '../../../domain/application/settings/shared.ts';
import { limits } from '../../../domain/limits.ts';
import { refuse } from '../../../domain/refusals.ts';
import type { Caller } from '../../../server-kit/calls/caller.ts';
import { deadlines } from '../../../server-kit/deadline.ts';
import { isPublicUrl, publicLookup } from '../../../server-kit/egress.ts';
import type { Kit } from '../../../server-kit/kit.ts';

type Reach = {
  /** Also calls addresses that are not public, and by http. */
  anywhere?: boolean;
  /** Milliseconds until the whole image must have arrived. */
  patience?: number;
};
/** Sites often answer with a redirect or two: to their `www` name, or to where the file is stored. */
const mostRedirects = 3;

/** Fetches the image at an address that somebody supplied, as a `data:` address; null when there is none. */
export async function imageAt(address: string, reach: Reach = {}): Promise<string | null> {
  const { anywhere = false, patience = deadlines.elsewhere } = reach;
  const signal = AbortSignal.timeout(patience);
  let next: string | null = address;
  for (let asked = 0; next && asked <= mostRedirects; asked += 1) {
    if (!anywhere && !isPublicUrl(next)) return null;
    const found: Fetched = await fetched(next, anywhere, signal).catch(() => null);
    if (!found || 'bytes' in found) return found && imageAddress(found.bytes);
    next = URL.parse(found.location, next)?.href ?? null;
  }
  return null;
}

type Fetched = { bytes: Uint8Array } | { location: string } | null;
function fetched(url: string, anywhere: boolean, signal: AbortSignal): Promise<Fetched> {
  const { promise, resolve, reject } = Promise.withResolvers<Fetched>();
  const get = url.startsWith('https:') ? secure : plain;
  const options = {
    headers: { Accept: 'image/png, image/jpeg, image/gif, image/webp' },
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
      if (size > limits.logoBytes) end(null);
    });
    response.on('end', () => resolve({ bytes: Buffer.concat(parts) }));
    response.on('error', reject);
  });
  // A connection that the server switches to another protocol closes without a response and without an error.
  asking.on('error', reject).on('close', () => resolve(null));
  return promise;
}

/** Fetches of one organisation in an hour: enough to set up many applications, and too few to attack other sites. */
const fetches = { count: 60, seconds: 3600 };

/**
 * Replaces the address of a logo in what an operator sends with a copy of the image, so that pages and mails load
 * nothing from other sites. The calls of all families send a logo as `logo` or `logo_uri`, at the top or in `payload`.
 */
export async function withOwnLogo<I extends Record<string, unknown>>(
  { rates, clock }: Pick<Kit, 'rates' | 'clock'>,
  input: I,
  { actor }: Pick<Caller, 'actor'>,
  copy: (address: string) => Promise<string | null> = imageAt,
): Promise<I> {
  if (actor.role !== 'operator') return input;
  const copied: Record<string, unknown> = {};
  for (const field of ['logo', 'logo_uri']) {
    const address = input[field];
    if (typeof address !== 'string' || !isLinked(address)) continue;
    if (!rates.allow(`logos ${actor.organisationId}`, fetches, clock()).ok) refuse('request.tooMany');
    copied[field] = (await copy(address)) ?? refuse('application.logo');
  }
  const { payload } = input;
  if (payload && typeof payload === 'object')
    copied.payload = await withOwnLogo({ rates, clock }, { ...payload }, { actor }, copy);
  return { ...input, ...copied };
}
