/** A text that is told behind or before others: with the full stop that most refusals do without. */
export const fullSentence = (text: string): string => (/[.!?।]$/.test(text) ? text : `${text}.`);
