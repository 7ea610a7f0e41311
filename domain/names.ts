import { notOneLine } from './limits.ts';

/** A name as one line for mails, lists and titles: line breaks and control characters become blanks. */
export const oneLine = (name: string) =>
  name.replace(new RegExp(notOneLine.source, 'gu'), ' ').replace(/\s+/gu, ' ').trim();
