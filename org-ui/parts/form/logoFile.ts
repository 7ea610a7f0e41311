import { limits } from '../../../web-kit/domain/limits.ts';
import { imageAddress } from '../../../web-kit/images.ts';
import { texts } from './texts.ts';

/** Reads a file of at most so many bytes as a data URL. Throws an error whose message is fit to show. */
export async function readLogo(file: File, most: number = limits.logoBytes): Promise<string> {
  if (file.size > most) throw new Error(texts.logoTooLarge(most / 1024));
  const bytes = await file.bytes().catch(() => {
    throw new Error(texts.logoUnread);
  });
  const address = imageAddress(bytes);
  if (!address) throw new Error(texts.logoKind);
  return address;
}
