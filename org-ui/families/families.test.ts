import { expect, test } from 'vitest';
import { families, groups, kinds } from './families.ts';

test('videos about mobile applications are found under Android, those about OpenId under OIDC [org-apps.wizard.video-label]', () => {
  const guides = Object.fromEntries(kinds.map(({ name, guide }) => [name, guide]));
  expect(guides).toEqual({ Web: 'Web', Mobile: 'Android', OpenId: 'OIDC', Saml: 'SAML', Radius: 'Radius' });
});

test('the two protocols of single sign-on share a tab, and each other family has one of its own', () => {
  const names = groups.map((group) => group.families.map(({ name }) => name));
  expect(names).toEqual([['general'], ['oidc', 'saml'], ['radius']]);
});

test('the fields of invitations to single sign-on alone are not marked as required', () => {
  const marked = Object.values(families).map(({ name, invite }) => [name, invite.unmarked ?? false]);
  expect(Object.fromEntries(marked)).toEqual({ general: false, oidc: true, saml: true, radius: false });
});
