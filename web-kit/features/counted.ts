export { countedIn } from '../../domain/families/names/names.ts';
