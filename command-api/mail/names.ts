import { oneLine } from '../../domain/names.ts';

/** The longest name in a mail, in characters; a longer one could carry a message. */
const longest = 80;

/**
 * Makes a name safe for a mail, whatever it contains. Mail programs turn addresses, and firms such as `Booking.com`, into
 * links; spaces after dots, in place of `://` and around `@` prevent that.
 */
export function nameInMail(name: string): string {
  const harmless = oneLine(name)
    .replace(/[/:]{2,}/g, ' ')
    .replace(/@/g, ' at ')
    .replace(
      /([\p{L}\p{N}])\p{Default_Ignorable_Code_Point}*[.\u3002\uff0e\uff61\u2024]\p{Default_Ignorable_Code_Point}*(?=[\p{L}\p{N}])/gu,
      '$1. ',
    )
    .replace(/\s+/gu, ' ')
    .trim();
  const shown = [...harmless];
  return shown.length > longest ? `${shown.slice(0, longest - 1).join('')}…` : harmless;
}
