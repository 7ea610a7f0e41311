import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Saml, saml } from '../../domain/application/settings/saml.ts';
import { newCertificate } from '../../server-kit/keys/certificates.ts';
import { processorTime } from '../../test/processorTime.ts';
import { type Arrived, type Kind, readAuthnRequest, readLogoutRequest } from './messages.ts';
import { inside, wrongAddresses, wrongContents, wrongSignatures } from './testForgeries.ts';
import { dsig, kinds, type Maker, type Message, messageMaker, post, xmlenc } from './testMessages.ts';
import { SamlError } from './xml/xml.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const acs = 'https://hr.example/acs';
const entityId = 'https://hr.example/metadata';
const destination = 'https://acme.example/saml/idp/sso/app-1';
let maker: Maker;
let keys: Awaited<ReturnType<typeof newCertificate>>;
let others: typeof keys;
/** The organisation's own certificate. */
let own: typeof keys;
let settings: Saml;
beforeAll(async () => {
  [keys, others, own] = (await Promise.all(
    ['party', 'other', 'own'].map((name) => newCertificate(name, now)),
  )) as [typeof keys, typeof keys, typeof keys];
  maker = messageMaker({ now, entityId, acs, destination, keys, others });
  const certificate = { pem: keys.certificate, fileName: 'hr.pem' };
  settings = saml.parse({
    ...{ kind: 'saml', name: 'HR', acsUrl: acs, entityId, sloUrl: 'https://hr.example/slo' },
    ...{ otherAcsUrls: [`${acs}2`], encryptionCertificate: certificate, signingCertificate: certificate },
  });
});
const readers = { AuthnRequest: readAuthnRequest, LogoutRequest: readLogoutRequest } satisfies Partial<
  Record<Kind, unknown>
>;
const read = (kind: Message, arrived: Arrived, changed: Partial<Saml> = {}) =>
  readers[kind](arrived, {
    ...{ settings: { ...settings, ...changed }, destination, now },
    privateKeys: [own.privateKey, others.privateKey],
  });

describe.for(kinds)('%s', (kind) => {
  test('is read as it was signed, in both bindings', () => {
    for (const arrived of [post(maker.signed(maker.messages[kind])), maker.redirect(maker.messages[kind])])
      expect(read(kind, arrived)).toMatchObject({ id: maker.id });
    expect(read(kind, maker.redirect(maker.messages[kind]))).toMatchObject({ relayState: '/here' });
  });

  test('is verified with each of several certificates, while the service provider changes its key', () => {
    const both = { pem: others.certificate + keys.certificate, fileName: 'hr.pem' };
    const next = { key: others.privateKey };
    const xml = maker.messages[kind];
    for (const key of [{}, next])
      for (const arrived of [post(maker.signed(xml, key)), maker.redirect(xml, key)])
        expect(read(kind, arrived, { signingCertificate: both })).toMatchObject({ id: maker.id });
    for (const arrived of [post(maker.signed(xml, next)), maker.redirect(xml, next)])
      expect(() => read(kind, arrived)).toThrow(SamlError);
    const third = { key: own.privateKey };
    for (const arrived of [post(maker.signed(xml, third)), maker.redirect(xml, third)])
      expect(() => read(kind, arrived, { signingCertificate: both })).toThrow(SamlError);
  });

  test.for(wrongContents)('%s is refused in both bindings', ([name, change]) => {
    const xml = maker.messages[kind];
    expect(read(kind, maker.redirect(xml))).toMatchObject({ id: maker.id });
    const changed = change(xml, maker);
    expect(changed.toString('latin1' as never), name).not.toBe(xml);
    expect(() => read(kind, maker.redirect(changed))).toThrow(SamlError);
    expect(() => read(kind, post(maker.signedIfPossible(changed)))).toThrow(SamlError);
  });

  test.for(wrongSignatures)('posted with %s is refused', ([, change]) => {
    const xml = maker.signed(maker.messages[kind]);
    expect(read(kind, post(xml))).toMatchObject({ id: maker.id });
    const changed = change(xml, maker);
    expect(changed).not.toBe(xml);
    expect(() => read(kind, post(changed))).toThrow(SamlError);
  });

  test.for(wrongAddresses)('in an address with %s is refused', ([, change]) => {
    expect(read(kind, maker.redirect(maker.messages[kind]))).toMatchObject({ id: maker.id });
    expect(() => read(kind, change(maker.messages[kind], maker))).toThrow(SamlError);
  });

  test('is not read from a form with lists or nothing', () => {
    for (const form of [{}, { SAMLRequest: ['x'] }, { SAMLRequest: { x: 1 } }, { SAMLRequest: '' }])
      expect(() => read(kind, { form })).toThrow(SamlError);
  });
});

describe('a request to sign in', () => {
  test.for<[string, (xml: string) => string]>([
    ['to another address', (xml) => xml.replace(acs, 'https://evil.example/acs')],
    ['to a similar address', (xml) => xml.replace(`"${acs}"`, `"${acs}/"`)],
    [
      'by an index that no address has',
      (xml) => xml.replace('AssertionConsumerServiceURL', 'AssertionConsumerServiceIndex="2" x'),
    ],
    [
      'for another binding',
      (xml) =>
        xml.replace(' ID=', ' ProtocolBinding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Artifact" ID='),
    ],
    ['for a person without a name', (xml) => inside(xml, '<saml:Subject><saml:BaseID/></saml:Subject>')],
    ['with a flag that is none', (xml) => xml.replace(' ID=', ' ForceAuthn="maybe" ID=')],
    ['with an unknown comparison', (xml) => inside(xml, '<samlp:RequestedAuthnContext Comparison="best"/>')],
  ])('%s is refused', ([, change]) => {
    const xml = maker.messages.AuthnRequest;
    expect(read('AuthnRequest', maker.redirect(xml))).toMatchObject({ acsUrl: acs });
    expect(change(xml)).not.toBe(xml);
    expect(() => read('AuthnRequest', maker.redirect(change(xml)))).toThrow(SamlError);
  });
  test('of an application with one address means that by any index', () => {
    const [by, only] = ['AssertionConsumerServiceURL', { otherAcsUrls: [] }];
    const xml = maker.messages.AuthnRequest.replace(`${by}="${acs}"`, 'AssertionConsumerServiceIndex="7"');
    expect(read('AuthnRequest', maker.redirect(xml), only)).toMatchObject({ acsUrl: acs });
    expect(() => read('AuthnRequest', maker.redirect(xml))).toThrow(SamlError);
    const named = maker.messages.AuthnRequest.replace(acs, `${acs}2`);
    expect(() => read('AuthnRequest', maker.redirect(named), only)).toThrow(SamlError);
  });
  test.for<[string, (xml: string) => string, object]>([
    [
      'that gives the index of an address',
      (xml) => xml.replace(`AssertionConsumerServiceURL="${acs}"`, 'AssertionConsumerServiceIndex="1"'),
      { acsUrl: `${acs}2` },
    ],
    [
      'for a person that it names',
      (xml) => inside(xml, '<saml:Subject><saml:NameID>ada</saml:NameID></saml:Subject>'),
      { subject: 'ada' },
    ],
    ['whose ID begins with a digit', (xml) => xml.replaceAll(maker.id, '0123abcd'), { id: '0123abcd' }],
    ['whose time has no zone', (xml) => xml.replace('00.000Z"', '00"'), {}],
    ['whose time is in another zone', (xml) => xml.replace('12:00:00.000Z', '17:30:00+05:30'), {}],
  ])('%s is read', ([, change, expected]) => {
    const xml = maker.messages.AuthnRequest;
    expect(change(xml)).not.toBe(xml);
    expect(read('AuthnRequest', maker.redirect(change(xml)))).toMatchObject(expected);
    expect(read('AuthnRequest', post(maker.signed(change(xml))))).toMatchObject(expected);
  });
  test('whose time has no zone is too old by the same clock wherever the server is', () => {
    const old = maker.messages.AuthnRequest.replace('T12:00:00.000Z', 'T07:00:00');
    const zone = process.env.TZ;
    try {
      process.env.TZ = 'America/New_York';
      expect(() => read('AuthnRequest', maker.redirect(old))).toThrow(/too old/);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
  test.for(["it's", 'x'.repeat(2000), "a'b=c&d"])('may carry the relay state %s', (relayState) => {
    const { url } = maker.redirect(maker.messages.AuthnRequest, { relayState });
    // Browsers write an apostrophe as %27, which is not what was signed.
    for (const sent of [url, url.replaceAll("'", '%27'), url.replace('?', '?&&')])
      expect(read('AuthnRequest', { url: sent })).toMatchObject({ relayState });
  });
  test('may name any of the registered addresses', () =>
    expect(
      read('AuthnRequest', maker.redirect(maker.messages.AuthnRequest.replace(acs, `${acs}2`))),
    ).toMatchObject({
      acsUrl: `${acs}2`,
    }));
  test('need not be signed where the application has chosen so, but a wrong signature is refused all the same', () => {
    const open = { signed: false };
    expect(read('AuthnRequest', post(maker.messages.AuthnRequest), open)).toMatchObject({ id: maker.id });
    const wrong = maker.signed(maker.messages.AuthnRequest, { key: others.privateKey });
    expect(() => read('AuthnRequest', post(wrong), open)).toThrow(SamlError);
    expect(() => read('LogoutRequest', post(maker.messages.LogoutRequest), open)).toThrow(SamlError);
  });
});

test('a request to sign out that has expired is refused', () => {
  const until = (time: string) => maker.messages.LogoutRequest.replace(' ID=', ` NotOnOrAfter="${time}" ID=`);
  expect(read('LogoutRequest', maker.redirect(until('2026-01-01T12:05:00.000Z')))).toMatchObject({
    indexes: ['_s1'],
  });
  expect(() => read('LogoutRequest', maker.redirect(until('2026-01-01T11:50:00.000Z')))).toThrow(SamlError);
});

describe('an encrypted name ID', () => {
  const oaep = `${xmlenc}rsa-oaep-mgf1p`;
  const gcm = 'http://www.w3.org/2009/xmlenc11#aes256-gcm';
  const assertion = 'urn:oasis:names:tc:SAML:2.0:assertion';
  const nameId = `<saml:NameID xmlns:saml="${assertion}">grace@acme.example</saml:NameID>`;
  const value = (method: string, bytes: Buffer, more = '') =>
    `<xenc:EncryptionMethod Algorithm="${method}"/>${more}<xenc:CipherData><xenc:CipherValue>` +
    `${bytes.toString('base64')}</xenc:CipherValue></xenc:CipherData>`;
  /** A request whose name ID is encrypted for the organisation's certificate. */
  function encrypted({
    content = nameId,
    method = gcm,
    keyMethod = oaep,
    beside = false,
    damaged = false,
    recipient = own,
  } = {}) {
    const [key, nonce] = [randomBytes(32), randomBytes(12)];
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const sealed = Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
    if (damaged) sealed[20]! ^= 1;
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const wrapped = publicEncrypt({ key: recipient.certificate, padding, oaepHash: 'sha1' }, key);
    const keyed = `<xenc:EncryptedKey>${value(keyMethod, wrapped)}</xenc:EncryptedKey>`;
    const info = beside ? '' : `<ds:KeyInfo xmlns:ds="${dsig}">${keyed}</ds:KeyInfo>`;
    const inner = `<saml:EncryptedID xmlns:xenc="${xmlenc}"><xenc:EncryptedData>${value(method, sealed, info)}`;
    return maker.messages.LogoutRequest.replace(
      '<saml:NameID>grace@acme.example</saml:NameID>',
      `${inner}</xenc:EncryptedData>${beside ? keyed : ''}</saml:EncryptedID>`,
    );
  }
  test.for([false, true])('is read, with its key inside or beside the data (%s)', (beside) => {
    for (const arrived of [post(maker.signed(encrypted({ beside }))), maker.redirect(encrypted({ beside }))])
      expect(read('LogoutRequest', arrived)).toMatchObject({ nameId: 'grace@acme.example' });
  });
  test('is read with the key of any certificate of the organisation, and of no other', () => {
    for (const recipient of [own, others])
      expect(read('LogoutRequest', maker.redirect(encrypted({ recipient })))).toMatchObject({
        nameId: 'grace@acme.example',
      });
    expect(() => read('LogoutRequest', maker.redirect(encrypted({ recipient: keys })))).toThrow(SamlError);
  });
  test.for<[string, Parameters<typeof encrypted>[0]]>([
    ['with a cipher that proves nothing', { method: `${xmlenc}aes256-cbc` }],
    ['with RSA of PKCS 1.5', { keyMethod: `${xmlenc}rsa-1_5` }],
    ['that was changed', { damaged: true }],
    ['of something else', { content: nameId.replaceAll('NameID', 'Issuer') }],
    ['of another namespace', { content: nameId.replace(assertion, 'urn:x') }],
    ['with an entity', { content: `<!DOCTYPE x [<!ENTITY e "x">]>${nameId}` }],
    ['of no XML', { content: 'grace@acme.example' }],
  ])('%s is refused', ([, how]) => {
    expect(() => read('LogoutRequest', maker.redirect(encrypted(how)))).toThrow(SamlError);
  });
  test('is not tried before the signature', () => {
    expect(() => read('LogoutRequest', post(encrypted({ damaged: true })))).toThrow(/not signed/);
  });
});

test('refusing the worst messages never holds the event loop for 50 ms', async () => {
  const worst = [
    maker.redirect(`<x>${' '.repeat(5_000_000)}</x>`),
    post('<x>'.repeat(20_000)),
    post('<'.repeat(60_000)),
    post(`<x ${'a="" '.repeat(10_000)}/>`),
    post('&'.repeat(60_000)),
    post(`<x a='${'<'.repeat(60_000)}`),
    { form: { SAMLRequest: 'A'.repeat(200_000) } },
    { form: { SAMLRequest: `${' '.repeat(130_000)}!` } },
    { url: `/?${'&a'.repeat(30_000)}` },
  ] satisfies Arrived[];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (const arrived of worst) {
    await turn();
    const took = processorTime(() => expect(() => read('AuthnRequest', arrived)).toThrow(SamlError));
    expect(took).toBeLessThan(50);
  }
  await turn();
  delay.disable();
  process.stdout.write(
    `refusing SAML messages held the event loop for at most ${(delay.max / 1e6).toFixed(1)} ms\n`,
  );
});
