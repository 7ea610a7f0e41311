export { fullSentence } from '../domain/sentences/said/fullSentence.ts';
