import { limits } from '../../web-kit/limits.ts';
import { texts } from '../texts.ts';

/** The first bytes of each kind of image file; null matches any byte. */
const kinds: readonly [type: string, start: readonly (number | null)[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
];

/** The type of the image with these bytes. The name of the file is ignored. */
export function imageType(bytes: Uint8Array): string | null {
  const found = kinds.find(([, start]) => start.every((byte, at) => byte === null || bytes[at] === byte));
  return found?.[0] ?? null;
}

/** Reads the file as a data URL. Throws an error whose message is fit to show. */
export async function readLogo(file: File): Promise<string> {
  if (file.size > limits.logoBytes) throw new Error(texts.fields.logoTooLarge);
  const bytes = await file.bytes().catch(() => {
    throw new Error(texts.fields.logoUnread);
  });
  const type = imageType(bytes);
  if (!type) throw new Error(texts.fields.logoKind);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:${type};base64,${btoa(binary)}`;
}
