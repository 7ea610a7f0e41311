// UIs import at runtime from web-kit alone; the kinds themselves are the domain's.
export * from '../../domain/streamKinds.ts';
