export { features } from '../../domain/sentences/french/features.ts';
