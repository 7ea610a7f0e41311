export { features } from '../../domain/sentences/spanish/features.ts';
