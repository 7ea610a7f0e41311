import { oneLine, unlinked } from '../../domain/names.ts';

/** The longest name in a mail, in characters; a longer one could carry a message. */
const longest = 80;

/**
 * Makes a name safe for a mail, whatever it contains. Mail programs turn addresses, and firms such as `Booking.com`, into
 * links.
 */
export function nameInMail(name: string): string {
  const harmless = unlinked(oneLine(name));
  const shown = [...harmless];
  return shown.length > longest ? `${shown.slice(0, longest - 1).join('')}…` : harmless;
}
