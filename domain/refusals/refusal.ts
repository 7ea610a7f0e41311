/** Refusals by `<module>.<name>`: a published number and the HTTP status. `domain/sentences` has what they say. */
export type Refusals = Record<`${string}.${string}`, { code: number; status: number }>;
