/** First letters of the first two words, otherwise the first letter. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** A colour that is always the same for the same name, dark enough for white letters. */
export function colourOf(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return `hsl(${hash % 360} 55% 30%)`;
}
