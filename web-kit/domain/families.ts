export * from '../../domain/families/families.ts';
