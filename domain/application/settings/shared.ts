import { z } from 'zod';
import { text } from '../../kit.ts';
import { limits } from '../../limits.ts';
import { wrong } from '../../problems.ts';
import { websiteOrigin } from '../../webAddresses.ts';
import { imageType } from './images.ts';

const { least, most, default: validity } = limits.tokenValidity;

/** The form of such an address, in JSON Schema. */
export const originForm = {
  format: 'uri',
  pattern: '^https?://[^@]+$',
  description: 'The address of a website: https, or http on localhost; no IP address.',
  examples: ['https://shop.example'],
};
/** The address of a website, stored as its origin: scheme, host and port. */
export const origin = text(limits.url, 1)
  .refine((address) => websiteOrigin(address) !== null, wrong('is.website'))
  .overwrite((address) => websiteOrigin(address) ?? address)
  .meta(originForm);
/** Origins of websites, without duplicates. */
export const origins = z
  .array(origin)
  .max(100)
  .overwrite((list) => [...new Set(list)]);

/**
 * A logo: embedded PNG, JPEG, GIF or WebP data of at most 204800 bytes, or an https address; empty for none. New logos
 * are embedded; older applications may still have an address.
 */
export const logo = text(300_000)
  .refine((value) => value === '' || isLinked(value) || isImage(value), wrong('is.logo'))
  .meta({
    pattern: '^$|^data:image/(png|jpeg|gif|webp);base64,|^https://',
    description: 'An image of at most 200 KB as data address, or an https address; empty for none.',
    examples: ['https://shop.example/logo.png'],
  });
/** Whether a logo is an address on some site, as opposed to an image of our own or none. */
export const isLinked = (value: string) =>
  value.length <= limits.url && URL.canParse(value) && new URL(value).protocol === 'https:';
/** The logo as people are shown it. A linked one would tell its site who opens a page or a mail, and when. */
export const embeddedLogo = (value: string) => (value.startsWith('data:') ? value : '');
const embedded = /^data:image\/(png|jpeg|gif|webp);base64,([A-Za-z0-9+/]+)(={0,2})$/;
/** Whether a text is an image as `data:` address, by its first bytes, of at most so many bytes. */
export function isImage(value: string, most: number = limits.logoBytes): boolean {
  const [, type, data = '', padding = ''] = embedded.exec(value) ?? [];
  if (!type || (data.length + padding.length) % 4 || data.length < 16) return false;
  const start = Uint8Array.from(atob(data.slice(0, 16)), (char) => char.charCodeAt(0));
  return imageType(start) === type && Math.floor((data.length * 3) / 4) <= most;
}

/** Milliseconds for which a token is valid. */
export const tokenValidityTime = z.number().int().min(least).max(most).default(validity);
