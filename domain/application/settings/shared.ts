import { z } from 'zod';
import { nameText, text } from '../../kit.ts';
import { limits, websiteOrigin } from '../../limits.ts';

const { least, most, default: validity } = limits.tokenValidity;

/** The address of a website, kept as its origin: scheme, host and port. */
export const origin = text(limits.url, 1)
  .refine(
    (address) => websiteOrigin(address) !== null,
    'must be an absolute address such as https://shop.example; http only on localhost, no IP address',
  )
  .overwrite((address) => websiteOrigin(address) ?? address);
/** Addresses of websites, each once. */
export const origins = z
  .array(origin)
  .max(100)
  .overwrite((list) => [...new Set(list)]);

/** A logo: an https address or embedded PNG, JPEG, GIF or WebP data of at most 204800 bytes; empty for none. */
export const logo = text(300_000).refine(
  (value) => value === '' || isAddress(value) || isImage(value),
  'must be a PNG, JPEG, GIF or WebP image of at most 200 KB, or an https address',
);
const isAddress = (value: string) =>
  value.length <= limits.url && URL.canParse(value) && new URL(value).protocol === 'https:';
/** What a file of the type starts with; a WebP file also says so after its length. */
const startOf = { png: '\x89PNG\r\n\x1a\n', jpeg: '\xff\xd8\xff', gif: 'GIF8', webp: 'RIFF' };
const embedded = /^data:image\/(png|jpeg|gif|webp);base64,([A-Za-z0-9+/]+)(={0,2})$/;
function isImage(value: string): boolean {
  const [, type, data = '', padding = ''] = embedded.exec(value) ?? [];
  if (!type || (data.length + padding.length) % 4 || data.length < 16) return false;
  const start = atob(data.slice(0, 16));
  return (
    start.startsWith(startOf[type as keyof typeof startOf]) &&
    (type !== 'webp' || start.endsWith('WEBP')) &&
    Math.floor((data.length * 3) / 4) <= limits.logoBytes
  );
}

/** Settings that every kind of application has. */
export const everyKind = {
  name: nameText(limits.name),
  logo: logo.default(''),
};
/** Settings of the kinds whose users sign in on the customer's own site or in the customer's own app. */
export const ownSite = {
  ...everyKind,
  tokenValidityTime: z.number().int().min(least).max(most).default(validity),
  samePlatformAuth: z.boolean().default(true),
  remotePlatformAuth: z.boolean().default(true),
  multipleDeviceAllowed: z.boolean().default(true),
  /** True when nobody can register without an invitation. */
  invitedOnly: z.boolean().default(false),
};
