import { FilterParser } from 'ldapts';
import { describe, expect, test } from 'vitest';
import { directorySettings } from '../../domain/application/settings/directory.ts';
import { filters } from '../../domain/application/settings/testFilters.ts';
import { type Person, personOf } from './entries.ts';

const settings = directorySettings.parse({
  ...{ server: 'ldap.acme.example', port: 636, baseDn: 'dc=acme', bindDn: 'cn=reader' },
});
const now = Date.parse('2026-01-01T12:00:00Z');
const read = (more: object) => personOf({ dn, uid: 'ada', ...more }, settings, now);
const personIn = (more: object): Person => {
  const person = read(more);
  return typeof person === 'string' ? expect.fail(person) : person;
};
const dn = 'cn=Ada King+uid=ada,ou=people,dc=acme';

describe('an entry', () => {
  test('with several user names has the one of its DN first, whatever their order is', () => {
    const named = (...uid: string[]) => personIn({ uid }).names;
    expect(named('countess', 'ada', 'augusta')).toEqual(['ada', 'augusta', 'countess']);
    expect(named('augusta', 'countess', 'ada')).toEqual(['ada', 'augusta', 'countess']);
    expect(named('countess', 'augusta')).toEqual(['augusta', 'countess']);
  });
  test('has the id that its server keeps, also one of octets', () => {
    const idOf = (more: object) => personIn(more).entryId;
    expect(idOf({ entryUUID: 'a-b' })).toBe('entryuuid a-b');
    expect(idOf({ nsUniqueId: 'c-d', entryuuid: [] })).toBe('nsuniqueid c-d');
    expect(idOf({ objectGUID: Buffer.from([0, 255, 16]) })).toBe('objectguid 00ff10');
    expect(idOf({})).toBeNull();
  });
  const usual = { ...settings, attributes: ['cn', 'displayname', 'sn', 'ou', 'mobile', 'employeeID'] };
  const attributesIn = (more: object, attributeMap = '') => {
    const person = personOf({ dn, uid: 'ada', ...more }, { ...usual, attributeMap }, now);
    return (person as Person).attributes;
  };
  test('gives the user the attributes that are named, and the address, by the usual map', () => {
    const entry = {
      displayName: 'Ada King',
      sn: 'King',
      mail: ['no address', 'ada@acme.example'],
      l: 'London',
    };
    expect(attributesIn({ ...entry, mobile: '+44 (20) 7946-0000', EmployeeId: '7', ou: 'Engines' })).toEqual({
      ...{ name: 'Ada King', family_name: 'King', primary_email: 'ada@acme.example', department: 'Engines' },
      ...{ phone_number: '+442079460000', employee_number: '7' },
    });
    const nothing = {
      family_name: '',
      primary_email: '',
      department: '',
      phone_number: '',
      employee_number: '',
    };
    expect(attributesIn({ cn: 'Ada' })).toEqual({ name: 'Ada', ...nothing });
  });
  test('gives what could be values of custom attributes, best first', () => {
    const attributeMap = 'custom.floor = roomNumber l\ncustom.badge =';
    const entry = { dn, uid: 'ada', l: ['3', 'Lon\ndon'], roomNumber: '' };
    const person = personOf(entry, { ...usual, attributeMap }, now) as Person;
    expect(person.custom).toEqual({ floor: ['3', 'Lon don'] });
  });
  test('is read by the lines of the settings first', () => {
    const map =
      'department = departmentNumber division\ncity=l\n\nprimary_email =\nphone_number = telephoneNumber';
    const entry = {
      cn: 'Ada',
      l: 'London',
      division: 'Engines',
      ou: 'No',
      mail: 'ada@acme.example',
      mobile: '1',
    };
    expect(attributesIn({ ...entry, telephoneNumber: '2079460000' }, map)).toEqual({
      ...{ name: 'Ada', family_name: '', employee_number: '' },
      ...{ department: 'Engines', city: 'London', phone_number: '2079460000' },
    });
  });
  test('gives no value that is too long, no text in several lines, and takes markup as text', () => {
    const long = 'x'.repeat(1_000_000);
    expect(
      attributesIn({ displayName: long, cn: 'Ada', ou: long, mail: `${long}@acme.example` }),
    ).toMatchObject({
      ...{ name: 'Ada', department: '', primary_email: '' },
    });
    const markup = '<img src=x onerror=alert(1)>';
    expect(
      attributesIn({ cn: `Ada\r\nKing\u202e`, ou: markup, mail: `${markup}@acme.example` }),
    ).toMatchObject({
      ...{ name: 'Ada King', department: markup, primary_email: '' },
    });
  });
  test.each<[string, object]>([
    ['a computer by its name', { uid: 'PC1$' }],
    ['a computer', { objectClass: ['top', 'person', 'user', 'Computer'] }],
    ['a contact', { objectClass: 'contact' }],
    ['a group', { objectClass: ['top', 'group'] }],
  ])('of %s is no person', (_, more) => expect(read(more)).toBe('noPerson'));
  const days = (time: number) => String(Math.floor(time / 86_400_000));
  /** A moment as Active Directory writes it: hundreds of nanoseconds since 1601. */
  const ticks = (time: number) => String((BigInt(time) + 11_644_473_600_000n) * 10_000n);
  const computed = 'msDS-User-Account-Control-Computed';
  test.each<[string, object]>([
    ['disabled', { userAccountControl: '514' }],
    ['disabled, in lower case', { useraccountcontrol: '66050' }],
    ['locked by its administrator', { nsAccountLock: 'TRUE' }],
    ['locked', { pwdAccountLockedTime: '000001010000Z' }],
    ['locked in Active Directory', { userAccountControl: '512', [computed]: '16' }],
    ['expired', { accountExpires: ticks(now - 1) }],
    ['expired on this day', { shadowExpire: days(now) }],
  ])('that is %s is closed', (_, more) => expect(personIn(more).closed).toBe(true));
  test.each<[string, object]>([
    ['a normal account', { userAccountControl: '512', objectClass: ['person', 'user'] }],
    ['no lock', { nsAccountLock: 'false', pwdAccountLockedTime: [] }],
    ['a password that has expired', { [computed]: '8388608' }],
    ['no end', { accountExpires: '0', shadowExpire: '-1' }],
    ['the other sign of no end', { accountExpires: '9223372036854775807' }],
    ['an end to come', { accountExpires: ticks(now + 1), shadowExpire: days(now + 86_400_000) }],
    ['values without sense', { userAccountControl: 'x', accountExpires: '', shadowExpire: 'never' }],
  ])('with %s is open', (_, more) => expect(personIn(more)).toMatchObject({ names: ['ada'], closed: false }));
});

test('the library reads every search filter that settings can have', () => {
  for (const filter of filters) expect(FilterParser.parseString(filter).toString(), filter).toBeTruthy();
});
