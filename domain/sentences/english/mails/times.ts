/** Shows a time in UTC, because the reader's time zone is unknown. */
export const inUtc = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
