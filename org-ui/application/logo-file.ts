import { limits } from '../../web-kit/limits.ts';
import { texts } from '../texts.ts';

/** How the files of each kind begin; null stands for any byte. */
const kinds: readonly [type: string, start: readonly (number | null)[]][] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
  ['image/webp', [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
];

/** What kind of image these bytes are, whatever the file is called. */
export function imageType(bytes: Uint8Array): string | null {
  const found = kinds.find(([, start]) => start.every((byte, at) => byte === null || bytes[at] === byte));
  return found?.[0] ?? null;
}

/** The file as embedded image data. Throws what to tell the person. */
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
