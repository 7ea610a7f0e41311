/** The first bytes of each type of image; null matches any byte. A WebP file has a second mark after its length. */
const starts = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  gif: [0x47, 0x49, 0x46, 0x38],
  webp: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
} as const;
export type ImageType = keyof typeof starts;

/** The type of the image with these bytes, or null. The name of the file and what its server says are ignored. */
export function imageType(bytes: ArrayLike<number>): ImageType | null {
  const types = Object.keys(starts) as ImageType[];
  const found = types.find((type) => starts[type].every((byte, at) => byte === null || bytes[at] === byte));
  return found ?? null;
}

/** The image as a `data:` address, or null when the bytes are no image. */
export function imageAddress(bytes: Uint8Array): string | null {
  const type = imageType(bytes);
  if (!type) return null;
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:image/${type};base64,${btoa(binary)}`;
}
