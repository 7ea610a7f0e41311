import { spoken } from '../../web-kit/language/language.ts';

/** What industries are called, which are stored by their names in English. */
export const industryWords = spoken('staff/base/industries', { shown: (stored: string) => stored });
