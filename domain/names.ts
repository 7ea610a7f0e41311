import { notOneLine } from './patterns.ts';
import type { Fault } from './sentences/sentences.ts';

/** A name as one line for mails, lists and titles: line breaks and control characters become blanks. */
export const oneLine = (name: string) =>
  name.replace(new RegExp(notOneLine.source, 'gu'), ' ').replace(/\s+/gu, ' ').trim();

/** A text without what mail programs turn into links: blanks after dots, in place of `://` and around `@`. */
export const unlinked = (text: string) =>
  text
    .replace(/[/:]{2,}/g, ' ')
    .replace(/[@\uff20\ufe6b]/g, ' at ')
    .replace(
      /([\p{L}\p{M}\p{N}\p{So}])\p{Default_Ignorable_Code_Point}*[.\u3002\uff0e\uff61\u2024]\p{Default_Ignorable_Code_Point}*(?=[\p{L}\p{N}])/gu,
      '$1. ',
    )
    .replace(/\s+/gu, ' ')
    .trim();

/** What people read as an address wherever it stands: a scheme, www, an e-mail address, a number of four parts. */
const address = /:\/\/|\b[wW]{3}\.|\S@\S|\d+(?:\.\d+){3}/u;
/** A dot within a word, the letters before it, and those behind it. */
const dotted = /(?<before>[\p{L}\p{M}\p{N}]*)[.\u3002](?<behind>\p{L}[\p{L}\p{M}]+)/gu;
const titles =
  /^(?:mr|mrs|ms|dr|dra|drs|prof|ing|sr|sra|st|mme|mlle|dipl|lic|adv|eng|rev|hon|capt|col|gen)$/i;
/** The name of a firm that is one word and an ending, such as Booking.com. Mails show it with a blank behind the dot. */
const firm = /^\p{Lu}[\p{L}\p{N}-]*\.\p{Ll}{2,}$/u;

/**
 * Whether a dot belongs to an abbreviation: initials (K.Kumar), a title without a blank behind it (Mr.smith), or a short
 * one in a script without capitals, as the Arabic and the Thai.
 */
function abbreviates(before: string, behind: string, goesOn: boolean): boolean {
  if (/^\p{Lu}/u.test(behind)) return true;
  if (goesOn) return false;
  const letters = before.replace(/\p{M}/gu, '');
  return titles.test(letters) || (/^\p{Lo}{1,3}$/u.test(letters) && /^\p{Lo}/u.test(behind));
}

/** A text as it is read, without what nobody sees. */
export const asRead = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();

/** Whether a paragraph holds what could be an address. Unlike a name, it has room for a blank behind each full stop. */
export function isLinked(paragraph: string): boolean {
  const seen = asRead(paragraph);
  return address.test(seen) || /[\p{L}\p{M}\p{N}\p{So}][.\u3002]\p{L}[\p{L}\p{M}\p{N}-]/u.test(seen);
}

/** The reason why a text cannot be the name of a person, an organisation or an application; undefined when it can. */
export function nameProblem(name: string): Fault | undefined {
  if (notOneLine.test(name)) return { code: 'is.name' };
  const seen = asRead(name);
  const isAddress = [...seen.matchAll(dotted)].some(({ 0: all, index, groups }) => {
    const { before = '', behind = '' } = groups!;
    return (
      before !== '' &&
      !abbreviates(before, behind, /^(?:[.\u3002]\S|[/:])/.test(seen.slice(index + all.length)))
    );
  });
  return address.test(seen) || (isAddress && !firm.test(seen)) ? { code: 'is.addressed' } : undefined;
}
/** The form of a name in JSON Schema. */
export const nameForm = {
  pattern: String.raw`^(?!\s*$)[^\x00-\x1f\x7f\u2028\u2029]*$`,
  description: 'One line, without a web address.',
};
