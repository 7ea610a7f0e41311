/** Refusals by `<module>.<name>`: a published number, the HTTP status, and the sentence for the caller. */
export type Refusals = Record<`${string}.${string}`, { code: number; status: number; message: string }>;
