/** Lays out fields side by side, as many as fit in a row when each has at least `width` pixels. */
export const sideBySide = (width: number) =>
  ({
    display: 'grid',
    gap: 2,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}px, 100%), 1fr))`,
  }) as const;
