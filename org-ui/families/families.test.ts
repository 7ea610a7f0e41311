import { expect, test } from 'vitest';
import { isHosted } from '../things/applications/lists.ts';
import { families, groups, hosted, kinds } from './families.ts';
import { samlTexts } from './saml/texts.ts';

test('videos about mobile applications are found under Android, those about OpenId under OIDC [org-apps.wizard.video-label]', () => {
  const guides = Object.fromEntries(kinds.map(({ name, guide }) => [name, guide]));
  expect(guides).toEqual({ Web: 'Web', Mobile: 'Android', OpenId: 'OIDC', Saml: 'SAML', Radius: 'Radius' });
});

test('the two protocols of single sign-on share a tab, and each other family has one of its own', () => {
  const names = groups.map((group) => group.families.map(({ name }) => name));
  expect(names).toEqual([['general'], ['oidc', 'saml'], ['radius']]);
});

test('the families on the host of an organization are those whose invitations offer further applications', () => {
  const offering = Object.values(families).filter(({ invite }) => isHosted(invite.type));
  expect(offering).toEqual(hosted);
  expect(isHosted('ADD_ADMIN')).toBe(false);
});

test('the fields of invitations to single sign-on alone are not marked as required', () => {
  const marked = Object.values(families).map(({ name, invite }) => [name, invite.unmarked ?? false]);
  expect(Object.fromEntries(marked)).toEqual({ general: false, oidc: true, saml: true, radius: false });
});

test('why metadata could not be read is one sentence among others, whatever it ends with', () => {
  for (const why of ['There is nothing', 'There is nothing.'])
    expect(samlTexts.fresh.failed('today', why)).toContain(' There is nothing. Sign-ins go on');
});
