export { reasons } from '../../domain/sentences/phoneReasons/french.ts';
