import { beforeAll, describe, expect, test } from 'vitest';
import { nameIdFormats, saml } from '../../../domain/application/settings/saml.ts';
import { Refusal } from '../../../domain/refusals.ts';
import { newCertificate } from '../../../server-kit/keys/certificates.ts';
import { theirServer } from '../../../server-kit/testTheirServer.ts';
import { SamlError } from '../xml/xml.ts';
import { serviceProviderMetadata } from './metadata.ts';
import { metadataHandlers } from './metadataCalls.ts';
import { readProviderMetadata } from './providerMetadata.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const read = (xml: string) => readProviderMetadata(xml, now);
let certificate: string;
beforeAll(async () => {
  certificate = (await newCertificate('service provider', now)).certificate;
});
const metadata = 'urn:oasis:names:tc:SAML:2.0:metadata';
const binding = (name: string) => `Binding="urn:oasis:names:tc:SAML:2.0:bindings:${name}"`;
const bare = (pem: string) => pem.replace(/-----[^-]+-----|\s/g, '');
const key = (use: string, pem: string) =>
  `<md:KeyDescriptor${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>\n ${bare(pem)}
  </ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
const acs = `<md:AssertionConsumerService ${binding('HTTP-POST')} Location="https://hr.example/acs" index="1"/>`;
/** Metadata with these parts of the role, and these attributes of entity and role. */
const described = (parts: string, { entity = '', role = '' } = {}) =>
  `<md:EntityDescriptor xmlns:md="${metadata}" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"
    entityID="https://hr.example/metadata"${entity}>
    <md:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:1.1:protocol urn:oasis:names:tc:SAML:2.0:protocol"${role}>
    ${parts}</md:SPSSODescriptor></md:EntityDescriptor>`;

describe('the metadata of a service provider', () => {
  test('are settings: names, addresses by binding, certificates, the first known format, and what is signed', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8"?><!-- an example -->${described(
      `<md:Extensions><x xmlns="urn:x">1</x></md:Extensions>${key('', certificate)}
      <md:SingleLogoutService ${binding('SOAP')} Location="https://hr.example/soap"/>
      <md:SingleLogoutService ${binding('HTTP-Redirect')} Location="https://hr.example/slo" ResponseLocation="https://hr.example/slo2"/>
      <md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:X509SubjectName</md:NameIDFormat>
      <md:NameIDFormat> ${nameIdFormats.transient} </md:NameIDFormat>
      <md:AssertionConsumerService ${binding('HTTP-Artifact')} Location="https://hr.example/artifact" index="0"/>
      ${acs}
      <md:AssertionConsumerService ${binding('HTTP-POST')} Location="https://hr.example/acs3" index="3"/>
      <md:AssertionConsumerService ${binding('HTTP-POST')} Location="https://hr.example/acs2?a=1&amp;b=2" index="2" isDefault="true"/>`,
      { role: ' AuthnRequestsSigned="true"' },
    )}`;
    expect(read(xml)).toEqual({
      entityID: 'https://hr.example/metadata',
      acsUrl: 'https://hr.example/acs2?a=1&b=2',
      otherAcsUrls: ['https://hr.example/acs', 'https://hr.example/acs3'],
      ...{ sloUrl: 'https://hr.example/slo', sloResponseUrl: 'https://hr.example/slo2' },
      nameIdformat: nameIdFormats.transient,
      ...{ authnRequestsSigned: true, signingCert: certificate, signature_file_name: 'signing.pem' },
      ...{ wantMessageSigned: true, encryptCert: certificate, encrypt_file_name: 'encryption.pem' },
    });
  });
  test('without certificates are neither signed nor encrypted, and leave the format open', () => {
    const found = read(described(acs, { role: ' AuthnRequestsSigned="1"' }));
    expect(found).toMatchObject({ authnRequestsSigned: false, signingCert: '', wantMessageSigned: false });
    expect(found).toMatchObject({ sloUrl: '', encryptCert: '', otherAcsUrls: [] });
    expect(found).not.toHaveProperty('nameIdformat');
    const signing = key(' use="signing"', certificate);
    expect(read(described(signing + acs))).toMatchObject({ signingCert: certificate, encryptCert: '' });
    const damaged = key('', 'QUJD'.repeat(40));
    expect(read(described(damaged + acs))).toMatchObject({ signingCert: '', wantMessageSigned: false });
  });
  test('name up to three keys that sign at once, of each the first certificate that can be used, and one to encrypt for', async () => {
    const make = async (name: string) => (await newCertificate(name, now)).certificate;
    const [next, third, issuer] = await Promise.all(['next', 'third', 'issuer'].map(make));
    const chain = `<ds:X509Certificate>${bare(issuer!)}</ds:X509Certificate></ds:X509Data>`;
    const signing = [certificate, next!, third!].map((pem) =>
      key(' use="signing"', pem).replace('</ds:X509Data>', chain),
    );
    const damaged = key(' use="signing"', 'QUJD'.repeat(40));
    const encrypting = [next!, certificate].map((pem) => key(' use="encryption"', pem));
    const found = read(described([damaged, ...signing, signing[0], ...encrypting, acs].join('')));
    expect(found).toMatchObject({ signingCert: certificate + next + third, encryptCert: next });
    const settings = saml.parse({
      ...{ kind: 'saml', name: 'HR', acsUrl: found.acsUrl, entityId: found.entityID },
      signingCertificate: { pem: found.signingCert, fileName: 'signing.pem' },
    });
    expect(read(serviceProviderMetadata(settings))).toMatchObject({ signingCert: found.signingCert });
  });
  test('may stand in a list of entities, and be those that we publish', () => {
    const idp = `<md:EntityDescriptor entityID="urn:idp"><md:IDPSSODescriptor/></md:EntityDescriptor>`;
    const list = `<md:EntitiesDescriptor xmlns:md="${metadata}">${idp}${described(acs)}</md:EntitiesDescriptor>`;
    expect(read(list)).toMatchObject({ entityID: 'https://hr.example/metadata' });
    const both = { pem: certificate, fileName: 'hr.pem' };
    const settings = saml.parse({
      ...{ kind: 'saml', name: 'HR', acsUrl: 'https://hr.example/acs', entityId: 'urn:hr' },
      ...{ otherAcsUrls: ['https://hr.example/2'], signingCertificate: both, encryptionCertificate: both },
    });
    expect(read(serviceProviderMetadata(settings))).toMatchObject({
      ...{ entityID: 'urn:hr', acsUrl: settings.acsUrl, otherAcsUrls: settings.otherAcsUrls },
      ...{ authnRequestsSigned: true, wantMessageSigned: true, signingCert: certificate },
    });
  });
  test.for<[string, () => string]>([
    ['a DTD', () => `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${described(acs)}`],
    ['an entity', () => described(`${acs}&e;`)],
    ['CDATA', () => described(`${acs}<![CDATA[x]]>`)],
    ['a processing instruction', () => described(`${acs}<?php x ?>`)],
    ['an open comment', () => described(`${acs}<!-- `)],
    ['a web page', () => '<html><body>Not found</body></html>'],
    ['nothing', () => ''],
    ['no address for posts', () => described('')],
    ['another protocol alone', () => described(acs).replace('SAML:2.0:protocol', 'SAML:2.1:protocol')],
    [
      'two service providers',
      () =>
        `<md:EntitiesDescriptor xmlns:md="${metadata}">${described(acs)}${described(acs)}</md:EntitiesDescriptor>`,
    ],
    ['a time that is over', () => described(acs, { entity: ' validUntil="2025-12-31T00:00:00Z"' })],
    ['a megabyte', () => described(`${acs}${' '.repeat(1_000_000)}`)],
    ['very many elements', () => described(acs.repeat(1100))],
    ['deep nesting', () => described(`${'<a>'.repeat(20)}${'</a>'.repeat(20)}${acs}`)],
  ])('with %s are refused', ([, xml]) => expect(() => read(xml())).toThrow(SamlError));
});

describe('an address of metadata', () => {
  const clock = () => now.getTime();
  const { readSamlMetadata } = metadataHandlers({ clock }, { anywhere: true });
  test('is fetched, and remembered', async () => {
    const address = await theirServer((_, res) => void res.end(described(acs)));
    expect(await readSamlMetadata({ address })).toMatchObject({
      ...{ metadata_url: address, acsUrl: 'https://hr.example/acs' },
    });
    expect(await readSamlMetadata({ xml: described(acs) })).not.toHaveProperty('metadata_url');
  });
  test('without metadata, with too many, or on our own network gives none', async () => {
    const page = await theirServer((_, res) => void res.end('<html/>'));
    const large = await theirServer((_, res) => void res.end(described(acs) + ' '.repeat(300_000)));
    await expect(readSamlMetadata({ address: page })).rejects.toMatchObject({ code: 'sso.metadata' });
    await expect(readSamlMetadata({ address: large })).rejects.toMatchObject({ code: 'sso.metadataNone' });
    const open = metadataHandlers({ clock });
    for (const address of [page, 'https://10.0.0.1/metadata', 'http://hr.example/metadata', 'x', undefined])
      await expect(open.readSamlMetadata({ address })).rejects.toBeInstanceOf(Refusal);
  });
});
