const seen = new WeakMap<object, unknown>();

/** Puts every text of these words in brackets; functions and lists of them, too. */
export function disguise(words: unknown): unknown {
  if (typeof words === 'string') return words && `⟦${words}⟧`;
  if (typeof words === 'function') return (...values: unknown[]) => disguise(words(...values));
  if (!words || typeof words !== 'object') return words;
  if (!seen.has(words)) {
    const entries = Object.entries(words).map(([name, each]) => [name, disguise(each)]);
    const whole = Object.fromEntries(entries);
    seen.set(words, Array.isArray(words) ? Object.values(whole) : whole);
  }
  return seen.get(words);
}
