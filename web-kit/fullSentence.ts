export { fullSentence } from '../domain/sentences/english/fullSentence.ts';
