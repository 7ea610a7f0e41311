import type { Role } from '../domain/kit.ts';
import type { Scope, ScopeArea } from '../domain/scopes.ts';
import type { Call } from './callKinds.ts';
import { isReading } from './derived.ts';

type Scoped = Pick<Call, 'path' | 'changesByGet' | 'scope'>;
/** The scope that a call needs; null for one that needs none, because anybody may make it. */
export const scopeOf = (call: Scoped): Scope | null =>
  call.scope ? `${call.scope}:${isReading(call) ? 'read' : 'write'}` : null;

/** Puts the calls of a table into an area. */
export const within = <const T extends Record<string, Call>>(scope: ScopeArea, table: T): T =>
  Object.fromEntries(Object.entries(table).map(([name, call]) => [name, { ...call, scope }])) as T;

/** The scopes that a role is: those of the calls that it may make. */
export const scopesOf = (role: Role, calls: readonly (Scoped & Pick<Call, 'roles'>)[]): ReadonlySet<Scope> =>
  new Set(calls.filter(({ roles }) => roles.includes(role)).flatMap((call) => scopeOf(call) ?? []));
