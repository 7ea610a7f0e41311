/** The first letters of the first two words, or only one letter if there is one word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

/** A colour that depends only on the name, dark enough for white letters. */
export function colourOf(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return `hsl(${hash % 360} 55% 30%)`;
}
