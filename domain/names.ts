import { notOneLine } from './limits.ts';

/** A name on one line, as mails, lists and titles show it: line breaks and control characters become blanks. */
export const oneLine = (name: string) =>
  name.replace(new RegExp(notOneLine.source, 'gu'), ' ').replace(/\s+/gu, ' ').trim();
