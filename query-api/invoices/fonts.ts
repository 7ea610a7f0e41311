import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { plainLatin } from '../../domain/latin.ts';

const files = {
  plain: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
};
export type Weight = keyof typeof files;
export type Fonts = Record<Weight, Font>;
function read(weight: Weight): Font {
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(files[weight])))) as Font;
  // A letter that is met first as a part of an accented one would be kept without the character that it stands for.
  for (const character of font.characterSet) font.glyphForCodePoint(character);
  return font;
}
let fonts: Fonts | undefined;
/** Noto Sans, which has the Latin, Greek and Cyrillic alphabets, and Devanagari. All documents share it. */
export const notoSans = (): Fonts => (fonts ??= { plain: read('plain'), bold: read('bold') });

/** What changes the direction or the reading of a line without being seen in it. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const has = (font: Font, text: string) =>
  !unseen.test(text) && [...text].every((each) => font.hasGlyphForCodePoint(each.codePointAt(0)!));

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** What readers take for the characters of a text: letters with their marks, and syllables. */
export const charactersOf = (text: string): string[] =>
  [...segmenter.segment(text.normalize('NFC'))].map(({ segment }) => segment);

/**
 * A text as the font can show it. A character that it lacks becomes the letter without its accents, and without such a
 * letter a question mark. Blanks of any kind become one space.
 */
export function shownIn(font: Font, text: string): string {
  const shown = charactersOf(text.replace(/\s+/g, ' ')).map((each) => {
    if (has(font, each)) return each;
    const plain = plainLatin(each).replace(/\p{Mark}/gu, '');
    return plain && has(font, plain) ? plain : '?';
  });
  return shown.join('');
}

/** The pieces of a text that are Devanagari, and those that are not. Each is shaped by the rules of one script. */
export const runsOf = (text: string): string[] =>
  text.match(/\p{Script=Devanagari}[\p{Script=Devanagari}\p{Script=Inherited} ]*|\P{Script=Devanagari}+/gu) ??
  [];
