import { describe, expect, test } from 'vitest';
import type { Call } from '../../api/callKinds.ts';
import { calls } from '../../api/calls.ts';
import { scopeOf } from '../../api/scopes.ts';
import { type Role, roles } from '../../domain/kit.ts';
import type { Scope } from '../../domain/scopes.ts';
import { admit } from '../calls/serve.ts';
import { scopesHeldBy } from './scopes.ts';

const table = Object.entries(calls as Record<string, Call>);
const closed = table.filter(([, { roles }]) => !roles.includes('visitor'));

/** The names of the calls to which a caller is admitted, and the codes of the refusals of the others. */
function admitted(role: Role, scopes: ReadonlySet<Scope>) {
  const outcome = (call: Call) => {
    try {
      admit(call, { actor: { role, id: 'somebody' }, scopes });
      return 'admitted';
    } catch (refusal) {
      return (refusal as { code: string }).code;
    }
  };
  return new Map(closed.map(([name, call]) => [name, outcome(call)]));
}

test('every call that is not for anybody needs a scope', () => {
  expect(closed.filter(([, call]) => !scopeOf(call)).map(([name]) => name)).toEqual([]);
});

describe.each(roles)('the role %s', (role) => {
  const no = role === 'visitor' ? 'session.none' : 'session.forbidden';
  const held = scopesHeldBy(role);
  test('has the scopes of all calls that it may make, and of no other', () => {
    for (const [name, outcome] of admitted(role, held))
      expect([name, outcome]).toEqual([
        name,
        (calls as Record<string, Call>)[name]!.roles.includes(role) ? 'admitted' : no,
      ]);
  });
  test('with one scope may make its calls, and is told which one the others need', () => {
    for (const scope of held)
      for (const [name, outcome] of admitted(role, new Set([scope]))) {
        const call = (calls as Record<string, Call>)[name]!;
        const its = scopeOf(call) === scope ? 'admitted' : 'session.scope';
        expect([name, outcome]).toEqual([name, call.roles.includes(role) ? its : no]);
      }
  });
});

test('a refusal names the scope', () => {
  const operator = {
    actor: { role: 'operator', id: 'ada' },
    scopes: new Set<Scope>(['people:read']),
  } as const;
  expect(() => admit(calls.deleteApp, operator)).toThrow(
    expect.objectContaining({ code: 'session.scope', values: { scope: 'applications:write' } }),
  );
});
