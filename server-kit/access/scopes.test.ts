import { describe, expect, test } from 'vitest';
import type { Call } from '../../api/callKinds.ts';
import { calls } from '../../api/calls.ts';
import { isReading } from '../../api/derived.ts';
import { scopeOf } from '../../api/scopes.ts';
import { type Role, roles } from '../../domain/kit.ts';
import { type Scope, scopeAreas } from '../../domain/scopes.ts';
import { type MemberRole, memberRoleNames, memberRoles } from '../../domain/team/roles.ts';
import { admit } from '../calls/admit.ts';
import { scopesHeldBy } from './scopes.ts';

const table = Object.entries(calls as Record<string, Call>);
const closed = table.filter(([, { roles }]) => !roles.includes('visitor'));

/** The names of the calls to which a caller is admitted, and the codes of the refusals of the others. */
function admitted(role: Role, scopes: ReadonlySet<Scope>) {
  const outcome = (call: Call) => {
    try {
      admit(call, { actor: { role, id: 'somebody' }, scopes, teamRole: null }, { userId: 'bob' });
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

test.each([
  [calls.peopleCustomAttributes, 'people:read'],
  [calls.readSamlMetadata, 'applications:read'],
] as const)(
  'a call that only reads what its body asks for needs the scope to read, as $0.path',
  (call, scope) => {
    expect(scopeOf(call)).toBe(scope);
    const auditor = {
      actor: { role: 'operator', id: 'ada' },
      scopes: scopesHeldBy('operator', 'auditor'),
    } as const;
    expect(() => admit(call, { ...auditor, teamRole: 'auditor' })).not.toThrow();
  },
);
test('no call that says that it only reads names anything that it changes', () => {
  const marked = Object.values(calls as Record<string, Call>).filter(({ onlyReads }) => onlyReads);
  expect(marked.flatMap((call) => ('changes' in call ? [...(call.changes ?? [])] : []))).toEqual([]);
});

test('a refusal names the scope', () => {
  const operator = {
    actor: { role: 'operator', id: 'ada' },
    scopes: new Set<Scope>(['people:read']),
    teamRole: 'owner',
  } as const;
  expect(() => admit(calls.deleteApp, operator)).toThrow(
    expect.objectContaining({ code: 'session.scope', values: { scope: 'applications:write' } }),
  );
});

describe('a role in the team', () => {
  const ofOperators = closed.filter(([, { roles }]) => roles.includes('operator'));
  /** What a member of the team is told: 'admitted', or the code and the roles that are needed. */
  function told(teamRole: MemberRole, call: Call, given: Record<string, unknown> = { userId: 'bob' }) {
    const caller = {
      actor: { role: 'operator', id: 'ada' },
      scopes: scopesHeldBy('operator', teamRole),
    } as const;
    try {
      admit(call, { ...caller, teamRole }, given);
      return 'admitted';
    } catch (refusal) {
      const { code, values } = refusal as { code: string; values: { needs: string[] } };
      return `${code} ${values.needs.join()}`;
    }
  }
  const areas = Object.keys(scopeAreas);
  /** The changing calls, by the areas of which a role may change something. */
  const mayChange: Record<MemberRole, string[]> = {
    owner: areas,
    administrator: areas.filter((area) => area !== 'organisation' && area !== 'billing'),
    support: ['account', 'people', 'support'],
    auditor: ['account'],
  };
  test.each(memberRoleNames)(
    '%s: every call of operators is admitted, or says which roles may make it',
    (role) => {
      for (const [name, call] of ofOperators) {
        const fits = isReading(call) || call.onlyReads || mayChange[role].includes(call.scope!);
        const needs = memberRoleNames
          .filter((each) => mayChange[each].includes(call.scope!))
          .map((each) => memberRoles[each].name);
        expect([name, told(role, call)]).toEqual([name, fits ? 'admitted' : `role.needed ${needs.join()}`]);
      }
    },
  );
  test('an owner may make every call, and what is about oneself may be called in every role', () => {
    for (const [name, call] of ofOperators) {
      expect([name, told('owner', call)]).toEqual([name, 'admitted']);
      const isOwn = call.own !== undefined || call.scope === 'account';
      if (isOwn) expect([name, told('auditor', call, { userId: 'ada' })]).toEqual([name, 'admitted']);
    }
    expect(told('auditor', calls.generateEmailToken, {})).toBe('admitted');
    expect(told('auditor', calls.removeOperatorDevice)).toBe('role.needed Owner,Administrator');
  });
  test('the refusal names the own role and those that are needed', () => {
    const caller = {
      actor: { role: 'operator', id: 'ada' },
      scopes: scopesHeldBy('operator', 'auditor'),
    } as const;
    expect(() => admit(calls.deleteApp, { ...caller, teamRole: 'auditor' })).toThrow(
      'Your role in the team, Auditor, does not include this. It needs the role Owner or Administrator.',
    );
  });
});
