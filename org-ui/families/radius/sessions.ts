const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const;

/** A count of octets with its unit, such as 1.5 MB. */
export function octets(count: number): string {
  const power = count < 1000 ? 0 : Math.min(Math.floor(Math.log10(count) / 3), units.length - 1);
  return `${Number((count / 1000 ** power).toFixed(power ? 1 : 0))} ${units[power]}`;
}

/** A duration in seconds as hours, minutes and seconds, such as 1:02:03. */
export function lasted(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
