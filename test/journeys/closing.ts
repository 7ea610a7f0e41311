type Held = { closed: boolean; due: Record<number, () => void> };
/** Runs in the page: keeps what is due after ten seconds, and notes instead of closing the window. */
export function holdClosing() {
  const held: Held = { closed: false, due: {} };
  const later = window.setTimeout;
  const keep = (run: () => void, after = 0, ...rest: unknown[]) =>
    after === 10_000
      ? Object.keys(Object.assign(held.due, { [after]: run })).length
      : later(run, after, ...rest);
  Object.assign(window, { held, setTimeout: keep, close: () => Object.assign(held, { closed: true }) });
}
/** Runs in the page: whether the window has closed before and after the ten seconds. */
export function closing() {
  const { held } = window as unknown as { held: Held };
  const before = held.closed;
  held.due[10_000]?.();
  return { before, after: held.closed };
}
