import { expect, test } from 'vitest';
import { scopeAreas } from '../scopes.ts';
import { french } from '../sentences/french/french.ts';
import { say } from '../sentences/sentences.ts';
import { mustReach } from './reach.ts';
import { memberRoleNames, memberRoles, reaches, rolesWith } from './roles.ts';

const areas = Object.keys(scopeAreas);

test('each role may do less than the one before it, and an owner everything', () => {
  expect(memberRoles.owner.scopes.size).toBe(areas.length * 2);
  for (const [n, role] of memberRoleNames.slice(1).entries()) {
    const [more, less] = [memberRoles[memberRoleNames[n]!].scopes, memberRoles[role].scopes];
    expect([...less].filter((scope) => !more.has(scope))).toEqual([]);
    expect(less.size).toBeLessThan(more.size);
  }
});
test('every role reads everything and keeps the own account', () => {
  for (const { scopes } of Object.values(memberRoles))
    expect([...scopes]).toEqual(
      expect.arrayContaining([...areas.map((area) => `${area}:read`), 'account:write']),
    );
});
test('what a role may change', () => {
  const changed = (role: keyof typeof memberRoles) =>
    [...memberRoles[role].scopes].filter((scope) => scope.endsWith(':write')).sort();
  expect(changed('auditor')).toEqual(['account:write']);
  expect(changed('support')).toEqual(['account:write', 'people:write', 'support:write']);
  expect(changed('administrator')).not.toContain('billing:write');
  expect(changed('administrator')).not.toContain('organisation:write');
  expect(rolesWith('team:write')).toEqual(['owner', 'administrator']);
});
test('who may give a role: one that does no more than the own one, and only those who manage the team', () => {
  const given = memberRoleNames.map((own) => memberRoleNames.filter((role) => reaches(own, role)));
  expect(given).toEqual([[...memberRoleNames], ['administrator', 'support', 'auditor'], [], []]);
  expect(() => mustReach('administrator', 'owner')).toThrow(
    'Your role in the team, Administrator, may not give or change a role that may do more.',
  );
});
test('each role says in one sentence or two what it is for', () => {
  for (const { name, about } of Object.values(memberRoles)) {
    expect(name).toMatch(/^[A-Z][a-z]+$/);
    expect(about).toMatch(/^[A-Z].{20,110}\.$/);
  }
});
test('a refusal names roles in its own language; one that is not known keeps its name', () => {
  const refused = (role: string) =>
    say(french, { code: 'role.needed', values: { role, needs: ['Owner', 'Administrator'] } });
  expect(refused('Auditor')).toContain('Auditeur');
  expect(refused('Auditor')).toContain('Propriétaire ou Administrateur');
  expect(refused('Guest')).toContain('Guest');
});
