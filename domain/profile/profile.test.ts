import { describe, expect, test } from 'vitest';
import { given } from '../testSpec.ts';
import { ChangeUserProfile } from '../user/commands.ts';
import { UserDeleted, UserProfileChanged, UserRegistered } from '../user/events.ts';
import { profile } from './profile.ts';

const registered = UserRegistered({ personId: 'person-1', realm: 'general', username: 'ada', name: 'Ada' });
const id = { id: 'user-1' };
const change = (changes: object) => given(registered).when(ChangeUserProfile, { ...id, ...changes });

test('only the given attributes change, and names become one line', () =>
  change({ name: 'Ada\nKing', city: '', birthdate: '1815-12-10' }).then(
    UserProfileChanged({ name: 'Ada King', city: '', birthdate: '1815-12-10' }),
  ));
test('a change that names no attribute changes nothing', () => change({}).then());
test('a deleted user keeps no attributes', () =>
  given(registered, UserDeleted({ wasSuspended: false, personId: 'person-1' }))
    .when(ChangeUserProfile, { ...id, city: 'London' })
    .thenRefused('user.unknown'));
test('every attribute may be empty', () =>
  change(Object.fromEntries(Object.keys(profile.shape).map((name) => [name, '']))).then(
    UserProfileChanged(Object.fromEntries(Object.keys(profile.shape).map((name) => [name, '']))),
  ));
describe('a wrong attribute is refused by its name', () => {
  const wrong: Record<string, readonly unknown[]> = {
    name: ['x'.repeat(81), 7, null, 'Ada\0'],
    birthdate: ['2024-02-30', '10.12.1815', '1815-12-10T00:00:00Z', '1815-1-1'],
    picture: [
      'javascript:alert(1)',
      'ada.png',
      '//ada.example/a.png',
      `https://ada.example/${'x'.repeat(300)}`,
    ],
    website: ['ftp://ada.example', 'https://ada:secret@ada.example'],
    phone_number: ['+', '12', 'call me', '1'.repeat(21)],
    country: ['x'.repeat(51)],
    postal_code: ['1'.repeat(16)],
    secondary_email: ['ada', `${'x'.repeat(40)}@long.example`],
    manager: ['x'.repeat(51)],
  };
  for (const [name, values] of Object.entries(wrong))
    test(name, () => {
      for (const value of values) change({ [name]: value }).thenInvalid(name);
    });
});
test('attributes in their usual forms are accepted', () => {
  const usual = {
    phone_number: '+442079460000',
    picture: 'https://ada.example/a.png',
    website: 'http://ada.example',
    postal_code: '12345',
  };
  expect(profile.partial().parse(usual)).toEqual(usual);
});
