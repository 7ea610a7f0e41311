const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'short' });
const shortWithTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' });
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
type When = string | number | Date | null | undefined;

function dated(when: When, format: (date: Date) => string): string {
  if (when === null || when === undefined || when === '') return '';
  const date = new Date(when);
  return Number.isNaN(date.getTime()) ? '' : format(date);
}

/** Short US date: 2/15/22. An absent date gives an empty text. */
export const shortDate = (when: When) => dated(when, (date) => short.format(date));
/** Short US date and time: 2/15/22, 3:04 PM. */
export const shortDateTime = (when: When) => dated(when, (date) => shortWithTime.format(date));
/** Medium US date and time: Feb 15, 2022, 3:04 PM. */
export const mediumDateTime = (when: When) => dated(when, (date) => medium.format(date));
