export { reasons } from '../../domain/sentences/phoneReasons/spanish.ts';
