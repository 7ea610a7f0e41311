export { reasons } from '../../domain/sentences/phoneReasons/german.ts';
