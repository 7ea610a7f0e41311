/** Tomorrow (UTC), for what ends on a day: today would have passed in a run that begins shortly before midnight. */
export const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
