import { numberIn } from '../../../web-kit/language/region.ts';

/** A number as Spanish writes it. */
export const inSpanish = numberIn('es');

/** A number of people, in words. */
export const people = (count: number) => `${inSpanish(count)} ${count === 1 ? 'persona' : 'personas'}`;
