/** The same time of day, days later (UTC). */
export function daysLater(from: Date, days: number): Date {
  const to = new Date(from);
  to.setUTCDate(to.getUTCDate() + days);
  return to;
}

/** The same day and time, months later (UTC). A month that is too short gives its last day. */
export function monthsLater(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), last));
  return to;
}
