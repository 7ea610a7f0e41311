import { describe, test } from 'vitest';
import { defaultsOf } from '../settings/setting.ts';
import { given } from '../testSpec.ts';
import { ChangeApplication, CreateApplication } from './commands.ts';
import { ApplicationChanged, ApplicationCreated } from './events.ts';
import { samlRows } from './settings/rows/saml.ts';
import { type SamlAttribute, usualAttributes } from './settings/rows/samlAttributes.ts';
import { authContexts, nameIdFormats } from './settings/saml.ts';

const body = 'MIID'.repeat(40);
const pem = `-----BEGIN CERTIFICATE-----\n${body.match(/.{1,64}/g)!.join('\n')}\n-----END CERTIFICATE-----\n`;
const certificate = { pem, fileName: 'hr.pem' };
const required = {
  kind: 'saml' as const,
  name: 'HR',
  acsUrl: 'https://hr.example/acs',
  entityId: 'https://hr.example/metadata',
};
const settings = {
  ...defaultsOf(samlRows),
  ...required,
  ...{ logo: '', otherAcsUrls: [], sloUrl: '', sloResponseUrl: '', relayState: '' },
  nameIdFormat: nameIdFormats.emailAddress,
  ...{ signed: true, encrypted: true, encryptionCertificate: null, signingCertificate: null },
  authContext: 'passwordless' as const,
  signatureAlgorithm: 'rsa_sha256' as const,
  singleLogout: true,
  attributes: usualAttributes,
};
const whole = { ...settings, encryptionCertificate: certificate, signingCertificate: certificate };
const creating = (changed: object, grants = {}) =>
  given().when(
    CreateApplication,
    { id: 'app-1', organisationId: 'org-1', settings: { ...required, ...changed } as never },
    { grants },
  );
const created = (changed: object) => ApplicationCreated({ settings: { ...settings, ...changed } });
const changing = (changes: object) =>
  given(ApplicationCreated({ settings: whole })).when(ChangeApplication, {
    id: 'app-1',
    changes: { kind: 'saml', ...changes } as never,
  });

describe('a SAML application', () => {
  test('name, ACS URL and entity ID are required, all else has defaults [org-app-saml.form.required] [org-app-saml.form.defaults]', () => {
    creating({}).then(created({}));
    creating({ name: '' }).thenInvalid('settings.name');
    creating({ acsUrl: '' }).thenInvalid('settings.acsUrl');
    creating({ entityId: ' ' }).thenInvalid('settings.entityId');
    creating({ acsUrl: undefined, entityId: undefined }).thenInvalid('settings.acsUrl', 'settings.entityId');
  });
  test('there are four forms of the name ID, stored as URNs [org-app-saml.form.nameid]', () => {
    for (const nameIdFormat of [
      'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
      'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
      'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
    ])
      creating({ nameIdFormat }).then(created({ nameIdFormat }));
    for (const nameIdFormat of ['emailAddress', 'urn:oasis:names:tc:SAML:2.0:nameid-format:kerberos'])
      creating({ nameIdFormat }).thenInvalid('settings.nameIdFormat');
  });
  test('each authentication context has a class [org-app-saml.form.authcontext]', () => {
    const names = [
      ...['passwordless', 'passwordProtectedTransport', 'password', 'unspecified', 'TLSClient'],
      ...['x.509_certificate', 'intWinAuth', 'kerberos'],
    ];
    for (const authContext of names) creating({ authContext }).then(created({ authContext }));
    for (const authContext of ['', 'fax', 'toString'])
      creating({ authContext }).thenInvalid('settings.authContext');
    const uris = new Set(Object.values(authContexts));
    if (uris.size !== names.length) throw new Error('two contexts have the same class');
  });
  test.for([
    'hr',
    'http://hr.example/acs',
    'https://hr.example/acs#part',
    'https://*.hr.example/acs',
    'https://ada:secret@hr.example/acs',
    'javascript:alert(1)',
    'https://hr.example/ acs ',
    `https://hr.example/${'x'.repeat(300)}`,
  ])('%s is no address for responses or sign-outs', (address) => {
    creating({ acsUrl: address }).thenInvalid('settings.acsUrl');
    creating({ otherAcsUrls: [address] }).thenInvalid('settings.otherAcsUrls.0');
    creating({ sloUrl: address }).thenInvalid('settings.sloUrl');
  });
  test.for(['https://hr.example/a b', 'hr\u0001', 'hr\u202e', 'x'.repeat(1025)])(
    '%j is no entity ID',
    (entityId) => creating({ entityId }).thenInvalid('settings.entityId'),
  );
  test('a relay state has no control characters', () => {
    creating({ relayState: '/start?a=<b>&"c"' }).then(created({ relayState: '/start?a=<b>&"c"' }));
    creating({ relayState: 'a\nb' }).thenInvalid('settings.relayState');
  });
  test('attributes have names of one line, a known source and format, and a bounded length', () => {
    const attribute: SamlAttribute = {
      ...{ name: 'urn:oid:2.5.4.3', nameFormat: 'uri', friendlyName: 'cn', source: 'fixed', value: '<b>"&' },
    };
    const attributes = [attribute, { ...attribute, value: 'second' }];
    creating({ attributes }).then(created({ attributes }));
    creating({ attributes: [] }).then(created({ attributes: [] }));
    const long = 'x'.repeat(1_000_000);
    for (const [field, wrong] of [
      ...(['name', 'friendlyName', 'value'] as const).flatMap((each) => [
        [each, long],
        [each, 'a\nb'],
      ]),
      ...[
        ['name', ' '],
        ['source', 'password'],
        ['nameFormat', 'constructor'],
      ],
    ] as const)
      creating({ attributes: [{ ...attribute, [field!]: wrong }] }).thenInvalid(
        `settings.attributes.0.${field}`,
      );
    creating({ attributes: Array(51).fill(attribute) }).thenInvalid('settings.attributes');
  });
  test.for([
    '',
    'MIID',
    pem.replace('BEGIN CERTIFICATE', 'BEGIN PRIVATE KEY'),
    pem + pem,
    'x'.repeat(20_000),
  ])('%.20j is no certificate', (text) =>
    creating({ encryptionCertificate: { ...certificate, pem: text } }).thenInvalid(
      'settings.encryptionCertificate.pem',
    ),
  );
  test('up to three certificates sign at once, and one encrypts', () => {
    const several = (count: number) => ({ ...certificate, pem: `${pem}\n`.repeat(count) });
    creating({ signingCertificate: several(3) }).then(
      created({ signingCertificate: { ...certificate, pem: pem.repeat(3) } }),
    );
    creating({ signingCertificate: several(4) }).thenInvalid('settings.signingCertificate.pem');
    creating({ encryptionCertificate: several(2) }).thenInvalid('settings.encryptionCertificate.pem');
  });
  test('a certificate is stored in lines of 64 characters', () =>
    creating({
      signingCertificate: { ...certificate, pem: pem.replaceAll('\n', '\r\n') },
    }).then(created({ signingCertificate: certificate })));
  test('the plan must include single sign-on and SAML', () => {
    creating({}, { 'sso.enabled': false }).thenRefused('plan.feature');
    creating({}, { 'sso.saml.enabled': false }).thenRefused('plan.feature');
  });
  test('one that the plan no longer includes takes a new certificate', () => {
    const signingCertificate = { ...certificate, fileName: 'renewed.pem' };
    given(ApplicationCreated({ settings: whole }))
      .when(
        ChangeApplication,
        { id: 'app-1', changes: { kind: 'saml', signingCertificate } },
        { grants: { 'sso.enabled': false, 'sso.saml.enabled': false } },
      )
      .then(ApplicationChanged({ settings: { ...whole, signingCertificate } }));
  });
  test('it may be created before its certificates are known, but not changed without them [org-app-saml.save.enc-missing] [org-app-saml.save.sig-missing]', () => {
    changing({ name: 'Staff' }).then(ApplicationChanged({ settings: { ...whole, name: 'Staff' } }));
    changing({ encryptionCertificate: null }).thenRefused('application.encryptionCertificate');
    changing({ signingCertificate: null }).thenRefused('application.signingCertificate');
    const neither = { encrypted: false, signed: false };
    const removed = { ...neither, encryptionCertificate: null, signingCertificate: null };
    changing(removed).then(ApplicationChanged({ settings: { ...whole, ...removed } }));
    given(created({}))
      .when(ChangeApplication, { id: 'app-1', changes: { kind: 'saml', name: 'Staff' } })
      .thenRefused('application.encryptionCertificate');
  });
});
