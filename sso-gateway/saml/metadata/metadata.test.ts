import { expect, test } from 'vitest';
import { saml } from '../../../domain/application/settings/saml.ts';
import { samlAddresses } from '../../../server-kit/access/samlAddresses.ts';
import { children, descendants, ns, parse } from '../xml/xml.ts';
import { identityProviderMetadata, serviceProviderMetadata } from './metadata.ts';

const pem = `-----BEGIN CERTIFICATE-----\n${'QUJD'.repeat(40)}\n-----END CERTIFICATE-----\n`;
const certificate = { pem, fileName: 'hr.pem' };
const settings = saml.parse({
  ...{ kind: 'saml', name: 'HR', acsUrl: 'https://hr.example/acs?a=1&b=2', entityId: 'https://hr.example' },
  ...{ otherAcsUrls: ['https://hr.example/acs2'], sloUrl: 'https://hr.example/slo' },
  ...{ encryptionCertificate: certificate, signingCertificate: certificate },
});
const at = samlAddresses('https://acme.example', 'app-1');
const own = { certificateId: 'c1', certificate: pem, expiresAt: '2030-01-01T00:00:00.000Z' };
const both = {
  IDPSSODescriptor: identityProviderMetadata(settings, at, [own, own] as never),
  SPSSODescriptor: serviceProviderMetadata(settings),
};
/** The order of the elements of a role (saml-schema-metadata-2.0.xsd, `IDPSSODescriptorType` and `SPSSODescriptorType`). */
const order = [
  ...['KeyDescriptor', 'Organization', 'ContactPerson', 'ArtifactResolutionService', 'SingleLogoutService'],
  ...['ManageNameIDService', 'NameIDFormat', 'SingleSignOnService', 'AssertionConsumerService'],
];

test.for(Object.entries(both))('%s has its elements in the order of the schema', ([role, xml]) => {
  const entity = parse(xml);
  const [descriptor, ...others] = children(entity, ns.metadata, role);
  expect(others).toEqual([]);
  const names = Array.from(descriptor!.childNodes, (node) => (node as Element).localName);
  expect(names.every((name) => order.includes(name))).toBe(true);
  expect(names).toEqual(names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  const keys = children(descriptor!, ns.metadata, 'KeyDescriptor');
  for (const key of keys) {
    const [info, ...methods] = Array.from(key.childNodes, (node) => (node as Element).localName);
    expect(info).toBe('KeyInfo');
    const isForSigning = key.getAttribute('use') === 'signing';
    expect(methods).toEqual(isForSigning ? [] : ['EncryptionMethod', 'EncryptionMethod']);
  }
});

test('what is accepted as encryption is named, and nothing else', () => {
  const methods = descendants(parse(both.IDPSSODescriptor)).filter(
    ({ localName }) => localName === 'EncryptionMethod',
  );
  expect(new Set(methods.map((each) => each.getAttribute('Algorithm')))).toEqual(
    new Set([
      'http://www.w3.org/2009/xmlenc11#aes256-gcm',
      'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
    ]),
  );
});

test('the addresses of an application have the indexes by which requests name them', () => {
  const services = descendants(parse(both.SPSSODescriptor)).filter(
    ({ localName }) => localName === 'AssertionConsumerService',
  );
  expect(services.map((each) => [each.getAttribute('index'), each.getAttribute('Location')])).toEqual([
    ['0', settings.acsUrl],
    ['1', 'https://hr.example/acs2'],
  ]);
});
