export { features } from '../../domain/sentences/hindi/features.ts';
