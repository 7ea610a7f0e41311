// UIs import at runtime from web-kit alone; the limits themselves are the domain's.

export { sameEmail } from '../../domain/addresses.ts';
export * from '../../domain/limits.ts';
export * from '../../domain/patterns.ts';
export * from '../../domain/resourceScopes.ts';
export * from '../../domain/webAddresses.ts';
