import { expect, test } from 'vitest';
import { problemsOf, type Values } from '../../../web-kit/form/fields.ts';
import { invitationOf, type Key, personFields } from './person.ts';

const values = (given: Partial<Values<Key>>) =>
  ({ ...Object.fromEntries(personFields.map(({ key }) => [key, ''])), ...given }) as Values<Key>;
const person = { username: 'grace@acme.example', name: 'Grace Hopper' };
const problems = (given: Partial<Values<Key>>) =>
  Object.keys(problemsOf(personFields, values({ ...person, ...given })));

test('the form asks for everything that the requirements list [org-apps.wizard.add-person-fields]', () =>
  expect(personFields.map(({ label }) => label)).toEqual([
    ...['Username', 'Full name', 'Primary email', 'Secondary email', 'Profile url', 'Mobile'],
    ...['Street address', 'City', 'State', 'Zipcode', 'Preferred language', 'Employee number'],
    ...['Organization', 'Division', 'Department', 'Manager id', 'Manager'],
  ]));
test('most fields take 50 characters, the profile url 300, the mobile 14 and the zipcode 10 [org-apps.wizard.add-person-limits]', () => {
  const limits = Object.fromEntries(personFields.map(({ label, max }) => [label, max]));
  const { 'Profile url': url, Mobile: mobile, Zipcode: zipcode, ...others } = limits;
  expect([url, mobile, zipcode, ...new Set(Object.values(others))]).toEqual([300, 14, 10, 50]);
});
test('only user name and full name are needed, and what is wrong is said beside its field', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ username: '', name: '' })).toEqual(['username', 'name']);
  const wrong = { username: 'grace', secondary_email: 'home', website: 'grace', phone_number: 'call me' };
  expect(problems(wrong)).toEqual(Object.keys(wrong));
  expect(problems({ phone_number: '1'.repeat(15), city: 'x'.repeat(51) })).toEqual(['phone_number', 'city']);
});
test('what was left empty is not sent', () =>
  expect(invitationOf(['app-1', 'app-2'], values({ ...person, manager: 'Ada' }))).toEqual({
    ...{
      type: 'ADD_OIDC_USER',
      appId: 'app-1',
      appIds: ['app-2'],
      email: 'grace@acme.example',
      name: 'Grace Hopper',
    },
    attributes: { manager: 'Ada' },
  }));
