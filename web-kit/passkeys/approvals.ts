// UIs import at runtime from web-kit alone; the table of kinds is the domain's.
export * from '../../domain/families/requests.ts';
