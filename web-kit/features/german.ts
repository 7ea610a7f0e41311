export { features } from '../../domain/sentences/german/features.ts';
