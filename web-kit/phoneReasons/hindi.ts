export { reasons } from '../../domain/sentences/phoneReasons/hindi.ts';
