import { oneLine } from '../../domain/names.ts';

/** The longest name in a mail, in characters: more would be a message, not a name. */
const longest = 80;

/**
 * A name as a mail shows it. Names that an older release took may hold addresses, and mail programs turn those into
 * links: a blank after each dot, instead of `://` and around `@`, keeps them from doing so.
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
