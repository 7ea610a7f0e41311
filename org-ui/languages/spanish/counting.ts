/** A number as Spanish writes it. */
export const inSpanish = (count: number) => count.toLocaleString('es');

/** A number of people, in words. */
export const people = (count: number) => `${inSpanish(count)} ${count === 1 ? 'persona' : 'personas'}`;
