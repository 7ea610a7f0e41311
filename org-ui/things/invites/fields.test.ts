import { expect, test } from 'vitest';
import { isIncomplete, presentFields, problemsOf } from '../../../web-kit/form/fields.ts';
import { typedIn } from '../../../web-kit/form/kept.ts';
import { chosenAs, inviteFields, inviteFieldsOf, keptOthers, othersIn } from './fields.ts';

const bob = { name: 'Bob', email: 'bob@acme.example', confirmEmail: 'bob@acme.example' };
const problems = (change: Partial<typeof bob> = {}) => problemsOf(inviteFields, { ...bob, ...change });

test('name, e-mail and its repetition are needed [org-team.add.fields]', () => {
  expect(problems()).toEqual({});
  for (const field of Object.keys(bob))
    for (const nothing of ['', '  ']) {
      expect(Object.keys(problems({ [field]: nothing }))).toContain(field);
      expect(isIncomplete(inviteFields, { ...bob, [field]: nothing })).toBe(true);
    }
});
test('what is longer than 80 characters is refused, never cut [org-team.add.fields]', () => {
  const email = `${'a'.repeat(60)}@a-company-domain.example`;
  expect(problems({ email, confirmEmail: email })).toEqual({
    email: 'This is too long: it has 85 characters, at most 80 are possible.',
  });
  expect(problems({ name: 'B'.repeat(81) })).toEqual({
    name: 'This is too long: it has 81 characters, at most 80 are possible.',
  });
});
test('the e-mail must be one', () =>
  expect(problems({ email: 'bob', confirmEmail: 'bob' })).toEqual({ email: 'Please enter valid email!!' }));
test('the repetition must be the same [org-team.add.mismatch]', () => {
  expect(problems({ confirmEmail: 'rob@acme.example' })).toEqual({
    confirmEmail: 'Email and confirm email should be same',
  });
  expect(problems({ confirmEmail: ' bob@acme.example ' })).toEqual({});
  expect(problems({ confirmEmail: 'Bob@ACME.example' })).toEqual({});
});
test('fields that are not marked are refused when they are empty', () => {
  const fields = inviteFieldsOf({ unmarked: true });
  expect(fields.every(({ unmarked }) => unmarked)).toBe(true);
  expect(Object.keys(problemsOf(fields, { ...bob, name: '' }))).toEqual(['name']);
  expect(inviteFieldsOf({}).some(({ unmarked }) => unmarked)).toBe(false);
});

test('the applications and the role that were chosen are kept with what was typed, and have no field of their own', () => {
  const fields = [...inviteFields, chosenAs('others'), chosenAs('role')];
  const crm = { appId: 'app-2', name: 'CRM' };
  const before = { ...bob, others: '', role: '' };
  const next = { ...before, others: keptOthers([crm]), role: 'support' };
  const kept = typedIn(fields, before, next)!.next;
  expect([othersIn(kept.others!), kept.role]).toEqual([[crm], 'support']);
  expect(presentFields(fields, next).map(({ key }) => key)).toEqual(inviteFields.map(({ key }) => key));
  expect(othersIn(keptOthers([]))).toEqual([]);
});
