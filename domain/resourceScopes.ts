import { limits } from './limits.ts';
import type { Fault } from './sentences/sentences.ts';

/** Scopes that mean something to every application, so that no resource can have one of that name. */
export const commonScopes: readonly string[] = [
  'openid',
  'offline_access',
  'email',
  'profile',
  'address',
  'phone',
  'groups',
];
/** Why a text cannot be the scopes of a resource (RFC 6749 section 3.3); null when it can. */
export function scopeProblem(scope: string): Fault | null {
  const names = scope.split(' ');
  if (!names.every((name) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(name))) return { code: 'is.scope' };
  const common = names.find((name) => commonScopes.includes(name));
  if (common) return { code: 'is.commonScope', values: { scope: common } };
  if (names.length > limits.scopesOfResource)
    return { code: 'is.scopes', values: { most: limits.scopesOfResource } };
  return new Set(names).size === names.length ? null : { code: 'is.scopeTwice' };
}
