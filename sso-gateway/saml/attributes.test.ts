import { describe, expect, test } from 'vitest';
import { attributeSets, type SamlAttribute } from '../../domain/application/settings/rows/samlAttributes.ts';
import { saml, attributes as tableOf } from '../../domain/application/settings/saml.ts';
import { profile } from '../../domain/profile/profile.ts';
import { attributeStatement, attributesOf, personIn } from './attributes.ts';
import { descendants, parse } from './xml/xml.ts';

const unproved = {
  ...{ usernameVerified: false, directory: null, provedAddress: null, isUnprovedAddress: false },
};
const personKnown = (known: Record<string, string | null>, state = unproved) => personIn('u-1', known, state);
const grace = personKnown({
  ...{ username: 'ghopper', primary_email: 'grace@acme.example', name: 'Grace Brewster Hopper' },
  ...{ family_name: 'Hopper', phone_number: '+123456789', department: '', city: null },
});
const one = (more: Partial<SamlAttribute>): SamlAttribute => ({
  ...{ name: 'mail', nameFormat: 'basic', friendlyName: '', source: 'email', value: '' },
  ...more,
});

describe('what applications are told of a person', () => {
  test('is the e-mail address of the user name once it is proved, or the one that the organisation knows', () => {
    expect(grace).toMatchObject({ username: 'ghopper', email: 'grace@acme.example' });
    const both = { username: 'ada@acme.example', primary_email: 'ada@home.example' };
    expect(personKnown(both, { ...unproved, usernameVerified: true }).email).toBe('ada@acme.example');
    expect(personKnown(both).email).toBe('ada@home.example');
    expect(personKnown({ username: 'ada' }).email).toBe('');
    const chosen = { ...unproved, isUnprovedAddress: true };
    expect(personKnown({ username: 'ceo@acme.example' }, chosen).email).toBe('');
    expect(personKnown(both, chosen).email).toBe('ada@home.example');
  });
  test('is a given name where the family name is known apart', () => {
    expect(grace.given_name).toBe('Grace Brewster');
    expect(personKnown({ name: 'Grace', family_name: 'Hopper' }).given_name).toBe('Grace');
    expect(personKnown({ name: 'Grace Hopper' }).given_name).toBe('');
    expect(personKnown({ name: 'Grace Hopper', given_name: 'Amazing' }).given_name).toBe('Amazing');
  });
});

describe('attributes', () => {
  const groups = ['app-admins', 'app-users', 'everybody', 'R&D "<b>"'];
  const inXml = (attributes: readonly SamlAttribute[]) => {
    const statement = attributeStatement(attributesOf(attributes, { ...grace, groups }));
    const space = 'xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';
    return descendants(parse(`<x ${space}>${statement}</x>`))
      .filter(({ localName }) => localName === 'Attribute')
      .map((each) => [
        ...['Name', 'NameFormat', 'FriendlyName'].map((name) => each.getAttribute(name)),
        ...descendants(each).map(({ textContent }) => textContent),
      ]);
  };
  test('have name, format, friendly name and value of their row', () =>
    expect(
      inXml([
        one({ name: 'urn:oid:2.5.4.20', nameFormat: 'uri', friendlyName: 'phone', source: 'phone_number' }),
        one({ nameFormat: 'unspecified', source: 'fixed', value: 'everybody' }),
      ]),
    ).toEqual([
      ['urn:oid:2.5.4.20', 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri', 'phone', '+123456789'],
      ['mail', 'urn:oasis:names:tc:SAML:2.0:attrname-format:unspecified', '', 'everybody'],
    ]));
  test('of one name are one with several values, and those without a value are left out', () => {
    const role = (value: string) => one({ name: 'role', source: 'fixed', value });
    const rows = [role('admin'), one({ source: 'city' }), one({ source: 'department' }), role('staff')];
    expect(inXml(rows)).toEqual([['role', expect.anything(), '', 'admin', 'staff']]);
    expect(attributeStatement(attributesOf([one({ source: 'city' })], grace))).toBe('');
  });
  test('of groups have a value for each of them, or for those whose name begins with the prefix', () => {
    const member = one({ name: 'memberOf', source: 'groups' });
    const mine = one({ name: 'roles', source: 'groups', value: 'app-' });
    expect(inXml([member, mine])).toEqual([
      ['memberOf', expect.anything(), '', ...groups],
      ['roles', expect.anything(), '', 'app-admins', 'app-users'],
    ]);
    expect(attributeStatement(attributesOf([member], { ...grace, groups: [] }))).toBe('');
  });
  test('of custom attributes have the value of the person, and are left out where nothing is known', () => {
    const custom = { cost_centre: 'R&D <7>' };
    const row = (value: string) => one({ name: 'costs', source: 'custom', value });
    const told = (value: string) => attributesOf([row(value)], { ...grace, custom });
    expect(told('cost_centre')).toMatchObject([{ name: 'costs', values: ['R&D <7>'] }]);
    for (const unknown of ['badge', 'constructor', 'email']) expect(told(unknown)).toEqual([]);
    expect(attributesOf([row('cost_centre')], grace)).toEqual([]);
    for (const wrong of ['', 'sub', 'Cost centre']) expect(() => tableOf.parse([row(wrong)])).toThrow();
  });
  test('with markup stay text', () => {
    const markup = `"/><saml:Attribute Name='x'>&amp;]]>${'\u0001'}`;
    const [told] = inXml([one({ name: markup, friendlyName: markup, source: 'fixed', value: markup })]);
    const text = markup.replace('\u0001', '');
    expect(told).toEqual([text, expect.anything(), text, text]);
  });
  test('of a megabyte are refused, as an attribute of the table and as one of a person', () => {
    const long = 'x'.repeat(1_000_000);
    for (const more of [{ name: long }, { value: long }, { friendlyName: long }])
      expect(() => tableOf.parse([one({ source: 'fixed', ...more })])).toThrow();
    for (const name of profile.keyof().options)
      expect(profile.partial().safeParse({ [name]: long }).success, name).toBe(false);
  });
  test.for(Object.entries(attributeSets))(
    'of the set %s can be the settings of an application',
    ([, set]) => {
      const settings = { kind: 'saml', name: 'HR', acsUrl: 'https://hr.example/acs', entityId: 'urn:hr' };
      expect(saml.parse({ ...settings, attributes: set.attributes })).toMatchObject({
        attributes: set.attributes,
      });
      expect(inXml(set.attributes).length).toBeGreaterThan(1);
    },
  );
});
