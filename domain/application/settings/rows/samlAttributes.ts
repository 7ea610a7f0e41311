/** How the name of an attribute is meant to be read (SAML core, section 8.2). */
export const nameFormats = {
  basic: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
  uri: 'urn:oasis:names:tc:SAML:2.0:attrname-format:uri',
  unspecified: 'urn:oasis:names:tc:SAML:2.0:attrname-format:unspecified',
} as const;

/** What an attribute can tell of a person, with its label. A fixed value is the same for everybody. */
export const attributeSources = {
  userId: 'User ID',
  username: 'User name',
  email: 'Email',
  name: 'Name',
  given_name: 'Given name',
  middle_name: 'Middle name',
  family_name: 'Family name',
  phone_number: 'Phone number',
  birthdate: 'Birthdate',
  picture: 'Picture',
  website: 'Website',
  street_address: 'Street',
  postal_code: 'Postal code',
  city: 'City',
  region: 'Region',
  country: 'Country',
  secondary_email: 'Secondary email',
  locale: 'Language',
  employee_number: 'Employee number',
  organization: 'Organization',
  division: 'Division',
  department: 'Department',
  manager_id: 'Manager ID',
  manager: 'Manager',
  groups: 'Groups',
  custom: 'Custom attribute',
  fixed: 'Fixed value',
} as const;
export type AttributeSource = keyof typeof attributeSources;

/** An attribute of assertions. Those of the same name and format are one attribute with several values. */
export type SamlAttribute = {
  name: string;
  nameFormat: keyof typeof nameFormats;
  /** A name for people to read; empty for none. */
  friendlyName: string;
  source: AttributeSource;
  /** The value of a fixed source, the name of a custom attribute, or with what the names of groups begin; empty for all others. */
  value: string;
};

type Made = [name: string, source: AttributeSource, more?: Partial<SamlAttribute>];
const made = (nameFormat: SamlAttribute['nameFormat'], prefix: string, attributes: readonly Made[]) =>
  attributes.map(
    ([name, source, more]): SamlAttribute => ({
      ...{ name: `${prefix}${name}`, nameFormat, friendlyName: '', source, value: '' },
      ...more,
    }),
  );
const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/';
const adfsGroup = 'http://schemas.xmlsoap.org/claims/Group';
const microsoft = 'http://schemas.microsoft.com/';
const aws = 'https://aws.amazon.com/SAML/Attributes/';
const called = (friendlyName: string) => ({ friendlyName });

/** The attributes of an application that has chosen none. */
export const usualAttributes = made('basic', '', [
  ['userId', 'userId'],
  ['username', 'username'],
  ['email', 'email'],
  ['name', 'name'],
]);
/** Attributes by the names that common service providers expect. */
export const attributeSets = {
  usual: { label: 'Usual', attributes: usualAttributes },
  nextcloud: {
    label: 'Nextcloud',
    attributes: made('basic', '', [
      ['username', 'username'],
      ['email', 'email'],
      ['displayName', 'name'],
      ['groups', 'groups'],
    ]),
  },
  gitlab: {
    label: 'GitLab',
    attributes: made('basic', '', [
      ['email', 'email'],
      ['name', 'name'],
      ['first_name', 'given_name'],
      ['last_name', 'family_name'],
      ['nickname', 'username'],
      ['Groups', 'groups'],
    ]),
  },
  jenkins: {
    label: 'Jenkins',
    attributes: [
      ...made('uri', claims, [['name', 'name']]),
      ...made('uri', adfsGroup, [['', 'groups']]),
      ...made('basic', '', [
        ['username', 'username'],
        ['email', 'email'],
      ]),
    ],
  },
  aws: {
    label: 'AWS',
    attributes: made('uri', aws, [
      ['RoleSessionName', 'email'],
      [
        'Role',
        'fixed',
        {
          value: 'arn:aws:iam::123456789012:role/Example,arn:aws:iam::123456789012:saml-provider/Latchkey',
        },
      ],
      ['SessionDuration', 'fixed', { value: '3600' }],
    ]),
  },
  microsoft: {
    label: 'Microsoft 365 and ADFS',
    attributes: [
      ...made('uri', claims, [
        ['upn', 'username'],
        ['emailaddress', 'email'],
        ['name', 'username'],
        ['givenname', 'given_name'],
        ['surname', 'family_name'],
      ]),
      ...made('uri', adfsGroup, [['', 'groups']]),
      ...made('uri', microsoft, [
        ['identity/claims/displayname', 'name'],
        ['claims/authnmethodsreferences', 'fixed', { value: `${microsoft}claims/multipleauthn` }],
      ]),
      ...made('unspecified', '', [['IDPEmail', 'email']]),
    ],
  },
  salesforce: {
    label: 'Salesforce',
    attributes: made('unspecified', 'User.', [
      ['Username', 'username'],
      ['Email', 'email'],
      ['FirstName', 'given_name'],
      ['LastName', 'family_name'],
      ['FederationIdentifier', 'userId'],
    ]),
  },
  eduPerson: {
    label: 'Shibboleth (eduPerson)',
    attributes: made('uri', 'urn:oid:', [
      ['1.3.6.1.4.1.5923.1.1.1.6', 'username', called('eduPersonPrincipalName')],
      ['0.9.2342.19200300.100.1.1', 'username', called('uid')],
      ['0.9.2342.19200300.100.1.3', 'email', called('mail')],
      ['2.16.840.1.113730.3.1.241', 'name', called('displayName')],
      ['2.5.4.42', 'given_name', called('givenName')],
      ['2.5.4.4', 'family_name', called('sn')],
      ['2.5.4.20', 'phone_number', called('telephoneNumber')],
      ['2.5.4.10', 'organization', called('o')],
      ['1.3.6.1.4.1.5923.1.5.1.1', 'groups', called('isMemberOf')],
    ]),
  },
} as const satisfies Record<string, { label: string; attributes: readonly SamlAttribute[] }>;
