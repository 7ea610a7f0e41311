export { reasons } from '../../domain/sentences/phoneReasons/english.ts';
