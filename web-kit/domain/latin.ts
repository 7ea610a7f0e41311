export * from '../../domain/latin.ts';
