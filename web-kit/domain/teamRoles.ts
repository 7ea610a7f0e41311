// UIs import at runtime from web-kit alone; the roles themselves are the domain's.
export * from '../../domain/team/roles.ts';
