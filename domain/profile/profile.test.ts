import { describe, expect, test } from 'vitest';
import { DescribePerson } from '../person/commands.ts';
import { PersonDeleted, PersonDescribed, PersonJoined, PersonRegistered } from '../person/events.ts';
import { given } from '../testSpec.ts';
import { profile } from './profile.ts';

const registered = PersonRegistered({ address: null, name: 'Ada' });
const id = { id: 'person-1' };
const change = (details: object) => given(registered).when(DescribePerson, { ...id, details });

test('only the given attributes change, and names become one line', () =>
  change({ name: 'Ada\nKing', city: '', birthdate: '1815-12-10' }).then(
    PersonDescribed({ name: 'Ada King', city: '', birthdate: '1815-12-10' }),
  ));
test('a change that names no attribute changes nothing', () => change({}).then());
test('a deleted person keeps no attributes, and one who was joined into another is described there', () => {
  const london = { ...id, details: { city: 'London' } };
  given(registered, PersonDeleted({ groups: [] }))
    .when(DescribePerson, london)
    .thenRefused('user.unknown');
  given(registered, PersonJoined({ into: 'bob' }))
    .when(DescribePerson, london)
    .thenRefused('person.joined');
});
test('what a directory says of a user rules, and what it no longer says goes if it is from there', () => {
  const says = (details: object) => ({ ...id, details, directoryUserId: 'user-1' });
  const said = PersonDescribed({ city: 'London', name: 'Ada King', directoryUserId: 'user-1' });
  given(registered)
    .when(DescribePerson, says({ city: 'London', name: 'Ada King', phone_number: '' }))
    .then(said);
  given(registered, said)
    .when(DescribePerson, says({ city: '', name: '' }))
    .then(PersonDescribed({ city: '', name: '', directoryUserId: 'user-1' }));
  for (const since of [
    PersonDescribed({ city: 'Paris' }),
    PersonDescribed({ city: 'Paris', directoryUserId: 'user-2' }),
  ])
    given(registered, said, since)
      .when(DescribePerson, says({ city: '' }))
      .then();
  given(registered, PersonJoined({ into: 'bob' }))
    .when(DescribePerson, says({ city: 'Rome' }))
    .then(PersonDescribed({ city: 'Rome', directoryUserId: 'user-1' }));
});
test('every attribute may be empty', () =>
  change(Object.fromEntries(Object.keys(profile.shape).map((name) => [name, '']))).then(
    PersonDescribed(Object.fromEntries(Object.keys(profile.shape).map((name) => [name, '']))),
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
      for (const value of values) change({ [name]: value }).thenInvalid(`details.${name}`);
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
