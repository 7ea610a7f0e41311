/** The colours of a brand, as the server makes them of those that were chosen. */
export * from '../../domain/brand/colours.ts';
