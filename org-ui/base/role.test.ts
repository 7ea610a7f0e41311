import { expect, test } from 'vitest';
import { beyond, givableBy, onlyFor, whyNotOf } from './role.ts';

test('a call outside the role is out of reach, and the reason names the roles that include it', () => {
  const whyNot = whyNotOf([
    { roles: ['owner'], paths: ['PUT /suspendAccount'] },
    { roles: ['owner', 'administrator'], paths: ['DELETE /deleteApp/:appId', 'POST /createWebApp'] },
  ]);
  expect(whyNot('PUT /suspendAccount')).toBe('Only owners may do this.');
  expect(whyNot('POST /createWebApp')).toBe('Only owners and administrators may do this.');
  expect(whyNot('PUT /ownDetails')).toBeUndefined();
});
test('three roles are listed as a sentence lists them', () => {
  expect(onlyFor(['owner', 'administrator', 'support'])).toBe(
    'Only owners, administrators and support may do this.',
  );
});
test('a role is given, and its members are changed, by those who may do as much', () => {
  expect(givableBy('administrator')).toEqual(['administrator', 'support', 'auditor']);
  expect(givableBy('support')).toEqual([]);
  expect(beyond('administrator', 'owner')).toBe('Only owners may do this.');
  expect(beyond('auditor', 'support')).toBe('Only owners and administrators may do this.');
  expect(beyond('owner', 'owner')).toBeUndefined();
});
