/** A record as it is stored and cached: as text, so that a caller cannot change what the next one gets. */
export type Row = { value: string; expiresAt: number };

export const keyOf = (kind: string, id: string) => `${kind}\0${id}`;

/** The value of a record that has not expired. */
export const living = (row: Row | undefined, now: number) =>
  row && row.expiresAt > now ? JSON.parse(row.value) : undefined;
