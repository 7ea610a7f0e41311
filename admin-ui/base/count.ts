/** A number of things, in English. */
export const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
