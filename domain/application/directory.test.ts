import { describe, expect, test } from 'vitest';
import { cutMarked } from '../marks.ts';
import { given } from '../testSpec.ts';
import { application } from './application.ts';
import { bindPassword, directoryOf, SetDirectory, SetUserSource } from './directory.ts';
import {
  ApplicationCreated,
  ApplicationDirectorySet,
  ApplicationSecretSet,
  ApplicationUserSourceSet,
} from './events.ts';
import { directorySettings } from './settings/directory.ts';
import { filters, notFilters } from './settings/testFilters.ts';

const created = ApplicationCreated({
  settings: { kind: 'web', name: 'Shop', origins: ['https://shop.example'] },
});
const id = { id: 'app-1' };
const least = {
  server: 'ldap.acme.example',
  port: 636,
  baseDn: 'ou=people,dc=acme,dc=example',
  bindDn: 'cn=reader,dc=acme,dc=example',
};
const directory = directorySettings.parse(least);
const set = ApplicationDirectorySet({ directory });
const password = (value: string, secretId = 'new-1') =>
  ApplicationSecretSet({ name: bindPassword, secretId, value });
const stored = [created, set, password('first', 'old')] as const;

describe('the source of users', () => {
  const external = ApplicationUserSourceSet({ source: 'external' });
  test('is the application itself until its directory is turned on, and again when it is turned off', () => {
    given(created)
      .when(SetUserSource, { ...id, source: 'external' })
      .then(external);
    given(created, external)
      .when(SetUserSource, { ...id, source: 'external' })
      .then();
    given(created, external)
      .when(SetUserSource, { ...id, source: 'internal' })
      .then(ApplicationUserSourceSet({ source: 'internal' }));
    given(created)
      .when(SetUserSource, { ...id, source: 'internal' })
      .then();
  });
  test('can be a directory only where the plan has that feature, and turning it off needs no plan', () => {
    const requires = SetUserSource.requires as (input: object) => string | null;
    expect(requires({ source: 'external' })).toBe('ldap.enabled');
    expect(requires({ source: 'internal' })).toBe(null);
    expect(SetDirectory.requires).toBe('ldap.enabled');
  });
  test('is unknown to the calls of another family', () =>
    given(created)
      .when(SetUserSource, { ...id, source: 'external', family: 'oidc' })
      .thenRefused('application.unknown'));
});

describe('the settings of a directory', () => {
  const trying = (changes: object) =>
    given(created).when(SetDirectory, { ...id, directory: { ...least, ...changes }, password: 'secret' });
  test('begin with the documented defaults [org-ldap.default.filter] [org-ldap.default.attributes] [org-ldap.default.password-attribute]', () =>
    expect(directory).toEqual({
      ...least,
      ...{ filter: 'uid', attributes: ['sn', 'cn', 'ou', 'uid', 'dn'], passwordAttribute: 'userPassword' },
      ...{ security: 'ldaps', certificate: '', syncHours: 0, searchFilter: '', attributeMap: '' },
      ...{ groups: false, groupBaseDn: '', groupFilter: '', groupName: 'cn' },
    }));
  test('are set together with the bind password, which alone is sealed', () => {
    trying({}).then(set, password('secret'));
    expect(cutMarked(ApplicationSecretSet.schema, password('secret').data).cuts).toMatchObject([
      { mark: { kind: 'secret' }, value: 'secret' },
    ]);
  });
  test('need server, port, base DN, bind DN and, at first, the password [org-ldap.required]', () => {
    for (const field of Object.keys(least)) trying({ [field]: undefined }).thenInvalid(`directory.${field}`);
    given(created)
      .when(SetDirectory, { ...id, directory: least })
      .thenRefused('directory.password');
    given(created)
      .when(SetDirectory, { ...id, directory: least, password: '' })
      .thenInvalid('password');
  });
  test.each([
    ['server', 'ldap://ldap.acme.example'],
    ['server', 'ldap.acme.example:636'],
    ['server', 'ldap.acme.example/x'],
    ['server', 'x'.repeat(254)],
    ['server', ''],
    ['port', 0],
    ['port', 65_536],
    ['port', '636'],
    ['security', 'none'],
    ['certificate', 'not a certificate'],
    ['baseDn', 'people'],
    ['bindDn', ''],
    ['filter', '(uid=*)'],
    ['filter', 'uid)(objectClass=*'],
    ['passwordAttribute', 'user password'],
    ['attributeMap', 'department'],
    ['attributeMap', 'department = 1a'],
    ['attributeMap', 'constructor = cn'],
    ['attributeMap', 'name = cn\nname = sn'],
    ['attributeMap', 'custom.sub = cn'],
    ['attributeMap', 'custom. = cn'],
    ['attributeMap', 'custom.Floor = l'],
    ['attributeMap', 'custom.a = cn\ncustom.a = sn'],
    ['attributeMap', 'other.a = cn'],
    ['attributeMap', `name = ${'x '.repeat(1000)}`],
    ['syncHours', 0.5],
    ['syncHours', 169],
  ])('refuse %s %j', (field, value) => trying({ [field]: value }).thenInvalid(`directory.${field}`));
  test.each([
    ['attributes', ['uid', 'USERPASSWORD']],
    ['attributeMap', 'name = cn userpassword'],
    ['attributeMap', 'custom.floor = l UserPassword'],
    ['searchFilter', '(|(uid=*)(!(UserPassword=a*)))'],
  ])('never read the attribute with the password, however %s write it', (field, value) =>
    trying({ [field]: value }).thenInvalid(`directory.${field}`),
  );
  test.each(notFilters)('refuse the search filter %j', (searchFilter) =>
    trying({ searchFilter }).thenInvalid('directory.searchFilter'),
  );
  test.each(filters)('take the search filter %j', (searchFilter) =>
    trying({ searchFilter }).then(
      ApplicationDirectorySet({ directory: { ...directory, searchFilter } }),
      password('secret'),
    ),
  );
  test('take a search filter over several lines, and keep it in one', () => {
    const searchFilter = ' (&\n  (objectClass=user)\n  (! (cn=AT& T))\n)\n';
    const kept = '(&(objectClass=user)(!(cn=AT& T)))';
    trying({ searchFilter }).then(
      ApplicationDirectorySet({ directory: { ...directory, searchFilter: kept } }),
      password('secret'),
    );
  });
  test('keep the password when nothing changes about who gets it', () => {
    const changed = { ...directory, filter: 'mail', syncHours: 24 };
    given(...stored)
      .when(SetDirectory, { ...id, directory: changed })
      .then(ApplicationDirectorySet({ directory: changed }));
    given(...stored)
      .when(SetDirectory, { ...id, directory })
      .then();
  });
  test.each([
    ['server', 'mallory.example'],
    ['port', 3890],
    ['security', 'starttls'],
    ['certificate', '-----BEGIN CERTIFICATE-----\nAA==\n-----END CERTIFICATE-----'],
    ['bindDn', 'cn=mallory,dc=acme,dc=example'],
  ])('need the password again when %s changes', (field, value) => {
    const moved = { ...directory, [field]: value } as typeof directory;
    given(...stored)
      .when(SetDirectory, { ...id, directory: moved })
      .thenRefused('directory.password');
    given(...stored)
      .when(SetDirectory, { ...id, directory: moved, password: 'second' })
      .then(ApplicationDirectorySet({ directory: moved }), password('second'));
  });
  test('are of use only while the directory is on', () => {
    const active = { ...application.initial, status: 'active' } as const;
    const off = { ...active, userSource: 'internal', directory } as const;
    const refusing = (code: string) => expect.objectContaining({ code });
    expect(() => directoryOf(off)).toThrow(refusing('directory.off'));
    expect(() => directoryOf({ ...off, userSource: 'external', directory: null })).toThrow(
      refusing('directory.unset'),
    );
    expect(directoryOf({ ...off, userSource: 'external' })).toBe(directory);
  });
});
