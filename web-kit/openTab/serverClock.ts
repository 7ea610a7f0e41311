/** The time in milliseconds at which the server answered last, minus this page's own time at that moment. */
let ahead: number | undefined;

/** Learns the server's time from an answer. Its `Date` header is exact to the second. */
export function hearClock({ headers }: Pick<Response, 'headers'>, own = performance.now()): void {
  const at = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(at)) ahead = at - own;
}

/**
 * The server's time in milliseconds since the epoch, by its last answer. Times that the server sent are compared with
 * this, because a device's clock can be wrong by minutes or years.
 */
export const serverNow = (own = performance.now()): number =>
  ahead === undefined ? Date.now() : ahead + own;
