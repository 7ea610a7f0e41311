/** Scripts with letters that look like those of another one of them. */
const alike = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Georgian', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/**
 * Whether a word of the text has letters of two scripts that look alike, such as a Cyrillic a among Latin letters. Words
 * of different scripts may stand side by side, as in the address иван@shop.example.
 */
export const mixesScripts = (text: string) =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => alike.filter((script) => script.test(word)).length > 1,
  );
