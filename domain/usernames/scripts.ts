/** Scripts that have letters similar to those of another script in this list. */
const alike = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Georgian', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/**
 * Whether a word mixes letters of two similar scripts, such as a Cyrillic a among Latin letters. Words of different
 * scripts may stand side by side, as in the address иван@shop.example.
 */
export const mixesScripts = (text: string) =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => alike.filter((script) => script.test(word)).length > 1,
  );
