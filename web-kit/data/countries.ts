export { type Country, countries, countryNameOf } from '../../domain/countries.ts';
