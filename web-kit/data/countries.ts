export { type Country, countries } from '../../domain/countries.ts';
