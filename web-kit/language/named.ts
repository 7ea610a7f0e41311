/** Names things by their keys in a language. What a page does not know, because it is of a later release, stays its key. */
export const named =
  (names: Readonly<Record<string, string>>) =>
  (key: string): string =>
    names[key] ?? key;
