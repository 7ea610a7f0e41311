// Apart from `features.ts`, whose readers in English would fetch the names of all languages with it.
export { countedIn } from '../../domain/families/names/names.ts';
