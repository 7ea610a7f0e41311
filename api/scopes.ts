import type { Actor, Role } from '../domain/kit.ts';
import type { Scope, ScopeArea } from '../domain/scopes.ts';
import type { Call } from './callKinds.ts';
import { isReading } from './derived.ts';

type Scoped = Pick<Call, 'path' | 'changesByGet' | 'onlyReads' | 'scope' | 'own'>;
/** The scope that a call needs; null for one that needs none, because anybody may make it. */
export const scopeOf = (call: Scoped): Scope | null =>
  call.scope ? `${call.scope}:${call.onlyReads || isReading(call) ? 'read' : 'write'}` : null;

/** The scope that a call with these fields needs, which is that of one's own account where it is about the caller. */
export function scopeFor(call: Scoped, given: Record<string, unknown>, { id }: Pick<Actor, 'id'>) {
  const isOwn = call.own !== undefined && (given[call.own] ?? id) === id;
  return scopeOf(isOwn ? { ...call, scope: 'account' } : call);
}

/** Puts the calls of a table into an area, but for those that name their own. */
export const within = <const T extends Record<string, Call>>(scope: ScopeArea, table: T): T =>
  Object.fromEntries(Object.entries(table).map(([name, call]) => [name, { scope, ...call }])) as T;

/** The scopes that a role is: those of the calls that it may make. */
export const scopesOf = (role: Role, calls: readonly (Scoped & Pick<Call, 'roles'>)[]): ReadonlySet<Scope> =>
  new Set(calls.filter(({ roles }) => roles.includes(role)).flatMap((call) => scopeOf(call) ?? []));
