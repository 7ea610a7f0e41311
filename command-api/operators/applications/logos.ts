import { imageAddress } from '../../../domain/application/settings/images.ts';
import { isLinked } from '../../../domain/application/settings/shared.ts';
import { limits } from '../../../domain/limits.ts';
import { refuse } from '../../../domain/refusals.ts';
import type { Caller } from '../../../server-kit/calls/caller.ts';
import { mustBe } from '../../../server-kit/calls/quota.ts';
import { bytesAt, type Reach } from '../../../server-kit/fetchOpen.ts';
import type { Kit } from '../../../server-kit/kit.ts';

const images = { accept: 'image/png, image/jpeg, image/gif, image/webp', most: limits.logoBytes };
/** Fetches the image at an address that somebody supplied, as a `data:` address; null when there is none. */
export async function imageAt(address: string, reach: Reach = {}): Promise<string | null> {
  const bytes = await bytesAt(address, images, reach);
  return bytes && imageAddress(bytes);
}

/** Fetches of one organisation in an hour: enough to set up many applications, and too few to attack other sites. */
const fetches = { count: 60, seconds: 3600 };
/** Images that one organisation sends itself in an hour: each is kept in the log for ever, up to 200 KB of it. */
const sent = { count: 120, seconds: 3600 };

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
    if (typeof address !== 'string' || !address) continue;
    const [key, rate] = isLinked(address) ? ['logos', fetches] : ['sent logos', sent];
    mustBe(rates.allow(`${key} ${actor.organisationId}`, rate, clock()));
    if (!isLinked(address)) continue;
    copied[field] = (await copy(address)) ?? refuse('application.logo');
  }
  const { payload } = input;
  if (payload && typeof payload === 'object')
    copied.payload = await withOwnLogo({ rates, clock }, { ...payload }, { actor }, copy);
  return { ...input, ...copied };
}
