import { imageAddress } from '../../../web-kit/images.ts';
import { limits } from '../../../web-kit/limits.ts';
import { texts } from './texts.ts';

/** Reads the file as a data URL. Throws an error whose message is fit to show. */
export async function readLogo(file: File): Promise<string> {
  if (file.size > limits.logoBytes) throw new Error(texts.logoTooLarge);
  const bytes = await file.bytes().catch(() => {
    throw new Error(texts.logoUnread);
  });
  const address = imageAddress(bytes);
  if (!address) throw new Error(texts.logoKind);
  return address;
}
