/** Letters of Latin alphabets that are no other letter with an accent, by what stands for them where only the plain ones can. */
const plain: Record<string, string> = {
  ...{ ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
  ...{ ẞ: 'SS', Ø: 'O', Æ: 'AE', Œ: 'OE', Ł: 'L', Đ: 'D', Ð: 'D', Þ: 'TH', Ħ: 'H' },
};
/** A text whose Latin letters are plain ones. The accents that they had follow them as characters of their own. */
export const plainLatin = (text: string): string =>
  text.replace(/\p{Script=Latin}/gu, (letter) => plain[letter] ?? letter).normalize('NFKD');
