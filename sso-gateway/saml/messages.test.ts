import { constants, createCipheriv, publicEncrypt, randomBytes, sign as signOctets } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { type Saml, saml } from '../../domain/application/settings/saml.ts';
import { newCertificate } from '../../server-kit/access/certificates.ts';
import { type Arrived, type Kind, readAuthnRequest, readLogoutRequest } from './messages.ts';
import { SamlError } from './xml.ts';

const now = new Date('2026-01-01T12:00:00.000Z');
const acs = 'https://hr.example/acs';
const entityId = 'https://hr.example/metadata';
const destination = 'https://acme.example/saml/idp/sso/app-1';
const id = '_0123456789abcdef';
const evil = '_fedcba9876543210';
const more = 'http://www.w3.org/2001/04/xmldsig-more#';
const xmlenc = 'http://www.w3.org/2001/04/xmlenc#';
const dsig = 'http://www.w3.org/2000/09/xmldsig#';
let keys: Awaited<ReturnType<typeof newCertificate>>;
let others: typeof keys;
/** The organisation's own certificate. */
let own: typeof keys;
let settings: Saml;
beforeAll(async () => {
  [keys, others, own] = (await Promise.all(
    ['party', 'other', 'own'].map((name) => newCertificate(name, now)),
  )) as [typeof keys, typeof keys, typeof keys];
  const certificate = { pem: keys.certificate, fileName: 'hr.pem' };
  settings = saml.parse({
    ...{ kind: 'saml', name: 'HR', acsUrl: acs, entityId, sloUrl: 'https://hr.example/slo' },
    ...{ otherAcsUrls: [`${acs}2`], encryptionCertificate: certificate, signingCertificate: certificate },
  });
});
const names =
  'xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"';
const issuer = `<saml:Issuer>${entityId}</saml:Issuer>`;
const messages: Record<'AuthnRequest' | 'LogoutRequest', string> = {
  AuthnRequest:
    `<samlp:AuthnRequest ${names} ID="${id}" Version="2.0" IssueInstant="${now.toISOString()}" ` +
    `Destination="${destination}" AssertionConsumerServiceURL="${acs}">${issuer}</samlp:AuthnRequest>`,
  LogoutRequest:
    `<samlp:LogoutRequest ${names} ID="${id}" Version="2.0" IssueInstant="${now.toISOString()}" ` +
    `Destination="${destination}">${issuer}<saml:NameID>grace@acme.example</saml:NameID>` +
    '<samlp:SessionIndex>_s1</samlp:SessionIndex></samlp:LogoutRequest>',
};
type Message = keyof typeof messages;
type Signing = { algorithm?: string; digest?: string; key?: string; reference?: string; place?: string };
/** A message with an enveloped signature. */
function signed(xml: string, { algorithm, digest, key, reference, place }: Signing = {}): string {
  const signer = new SignedXml({
    privateKey: key ?? keys.privateKey,
    signatureAlgorithm: algorithm ?? `${more}rsa-sha256`,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  });
  signer.addReference({
    xpath: reference ?? '/*',
    transforms: [`${dsig}enveloped-signature`, 'http://www.w3.org/2001/10/xml-exc-c14n#'],
    digestAlgorithm: digest ?? `${xmlenc}sha256`,
  });
  signer.computeSignature(xml, {
    prefix: 'ds',
    location: { reference: place ?? '/*/*[local-name()="Issuer"]', action: 'after' },
  });
  return signer.getSignedXml();
}
/** Signs a changed message where the library can, so that no refusal is due to a missing signature. */
function signedIfPossible(changed: string | Buffer): string | Buffer {
  try {
    return typeof changed === 'string' ? signed(changed) : changed;
  } catch {
    return changed;
  }
}
const post = (xml: string | Buffer): Arrived => ({
  form: { SAMLRequest: Buffer.from(xml).toString('base64') },
});
type Query = { algorithm?: string; hash?: string; key?: string; relayState?: string };
/** The address of a message in the redirect binding, with a signature over it. */
function redirect(
  xml: string | Buffer,
  { algorithm, hash, key, relayState }: Query = {},
): Arrived & { url: string } {
  const query = [
    `SAMLRequest=${encodeURIComponent(deflateRawSync(xml).toString('base64'))}`,
    `RelayState=${encodeURIComponent(relayState ?? '/here')}`,
    `SigAlg=${encodeURIComponent(algorithm ?? `${more}rsa-sha256`)}`,
  ].join('&');
  const signature = signOctets(hash ?? 'sha256', Buffer.from(query), key ?? keys.privateKey).toString(
    'base64',
  );
  return { url: `/saml/idp/sso/app-1?${query}&Signature=${encodeURIComponent(signature)}` };
}

const readers = { AuthnRequest: readAuthnRequest, LogoutRequest: readLogoutRequest } satisfies Partial<
  Record<Kind, unknown>
>;
const read = (kind: Message, arrived: Arrived, changed: Partial<Saml> = {}) =>
  readers[kind](arrived, {
    ...{ settings: { ...settings, ...changed }, destination, now },
    privateKey: own.privateKey,
  });
const both = ['AuthnRequest', 'LogoutRequest'] as const;
const signatureOf = (xml: string) => /<ds:Signature [\s\S]*<\/ds:Signature>/.exec(xml)![0];
const unsigned = (xml: string) => xml.replace(signatureOf(xml), '');
/** The message with another id, which asks for something else. */
const forged = (xml: string) => xml.replaceAll(id, evil).replace('grace@', 'ada@').replace(acs, `${acs}2`);
const inside = (xml: string, content: string) =>
  xml.replace(/(<\/samlp:(?:Authn|Logout)Request>)$/, `${content}$1`);

describe.for(both)('%s', (kind) => {
  test('is read as it was signed, in both bindings', () => {
    for (const arrived of [post(signed(messages[kind])), redirect(messages[kind])])
      expect(read(kind, arrived)).toMatchObject({ id });
    expect(read(kind, redirect(messages[kind]))).toMatchObject({ relayState: '/here' });
  });

  test.for<[string, (xml: string) => string | Buffer]>([
    ['with another destination', (xml) => xml.replace(destination, `${destination}2`)],
    ['without a destination', (xml) => xml.replace(`Destination="${destination}"`, '')],
    ['of another issuer', (xml) => xml.replace(issuer, '<saml:Issuer>https://pay.example</saml:Issuer>')],
    ['without an issuer', (xml) => xml.replace(issuer, '')],
    ['with two issuers', (xml) => xml.replace(issuer, issuer + issuer)],
    ['that is too old', (xml) => xml.replace(now.toISOString(), '2026-01-01T11:50:00.000Z')],
    ['from the future', (xml) => xml.replace(now.toISOString(), '2026-01-01T12:10:00.000Z')],
    ['without a time', (xml) => xml.replace(now.toISOString(), 'now')],
    ['of SAML 1.1', (xml) => xml.replace('Version="2.0"', 'Version="1.1"')],
    ['without an ID', (xml) => xml.replace(`ID="${id}" `, '')],
    ['of another kind', (xml) => xml.replaceAll(kind, 'ArtifactResolve')],
    ['of another namespace', (xml) => xml.replace('SAML:2.0:protocol', 'SAML:3.0:protocol')],
    ['with a DTD', (xml) => `<!DOCTYPE x [<!ELEMENT x ANY>]>${xml}`],
    [
      'with an entity of its own',
      (xml) => `<!DOCTYPE x [<!ENTITY e "https://hr.example">]>${xml.replace(entityId, '&e;')}`,
    ],
    ['with an unknown entity', (xml) => xml.replace(entityId, `${entityId}&e;`)],
    ['with a comment in a value', (xml) => xml.replace('hr.example/m', 'hr.example/<!-- -->m')],
    ['with CDATA', (xml) => xml.replace(entityId, `<![CDATA[${entityId}]]>`)],
    ['with a processing instruction', (xml) => xml.replace(issuer, `<?x y?>${issuer}`)],
    ['with an element in a value', (xml) => xml.replace(entityId, `${entityId}<saml:x/>`)],
    ['with an ID twice', (xml) => inside(xml, `<samlp:Extensions ID="${id}"/>`)],
    ['nested deeply', (xml) => inside(xml, `${'<x>'.repeat(50)}${'</x>'.repeat(50)}`)],
    ['with many elements', (xml) => inside(xml, '<x/>'.repeat(300))],
    ['of 100 KB', (xml) => inside(xml, `<x>${'y'.repeat(100_000)}</x>`)],
    ['that ends early', (xml) => xml.slice(0, -10)],
    ['with text behind it', (xml) => `${xml}<x/>`],
    [
      'that is not UTF-8',
      (xml) => Buffer.from(xml.replace('grace', 'gr\u00e2ce').replace(acs, `${acs}\u00e2`), 'latin1'),
    ],
    ['that is empty', () => ' '],
  ])('%s is refused in both bindings', ([name, change]) => {
    const xml = messages[kind];
    expect(read(kind, redirect(xml))).toMatchObject({ id });
    const changed = change(xml);
    expect(changed.toString('latin1' as never), name).not.toBe(xml);
    expect(() => read(kind, redirect(changed))).toThrow(SamlError);
    expect(() => read(kind, post(signedIfPossible(changed)))).toThrow(SamlError);
  });

  test.for<[string, (xml: string) => string]>([
    ['no signature', unsigned],
    ['a signature of another key', (xml) => signed(unsigned(xml), { key: others.privateKey })],
    ['a signature with SHA-1', (xml) => signed(unsigned(xml), { algorithm: `${dsig}rsa-sha1` })],
    ['a digest with SHA-1', (xml) => signed(unsigned(xml), { digest: `${dsig}sha1` })],
    ['a value changed afterwards', (xml) => xml.replace('Version="2.0"', 'Version="2.0" Consent="x"')],
    [
      'a signature over one element',
      (xml) =>
        signed(unsigned(xml).replace('<saml:Issuer>', `<saml:Issuer ID="${evil}">`), {
          reference: "//*[local-name()='Issuer']",
        }),
    ],
    ['two signatures', (xml) => xml.replace(signatureOf(xml), signatureOf(xml).repeat(2))],
    ['a reference to nothing', (xml) => xml.replace(`URI="#${id}"`, 'URI=""')],
    [
      'the original in an object of the signature',
      (xml) =>
        forged(unsigned(xml)).replace(
          /(<\/saml:Issuer>)/,
          `$1${signatureOf(xml).replace('</ds:Signature>', `<ds:Object>${unsigned(xml)}</ds:Object></ds:Signature>`)}`,
        ),
    ],
    [
      'the original in an extension, and its signature in front',
      (xml) =>
        inside(
          forged(unsigned(xml)).replace(/(<\/saml:Issuer>)/, `$1${signatureOf(xml)}`),
          `<samlp:Extensions>${unsigned(xml)}</samlp:Extensions>`,
        ),
    ],
    [
      'the whole original in an extension',
      (xml) => inside(forged(unsigned(xml)), `<samlp:Extensions>${xml}</samlp:Extensions>`),
    ],
    ['the original beside the forgery', (xml) => `<x>${forged(unsigned(xml))}${xml}</x>`],
    [
      'a forgery with the same ID in front',
      (xml) =>
        inside(
          forged(unsigned(xml))
            .replace(evil, id)
            .replace(/(<\/saml:Issuer>)/, `$1${signatureOf(xml)}`),
          `<samlp:Extensions>${unsigned(xml)}</samlp:Extensions>`,
        ),
    ],
    [
      'a forgery around the signature',
      (xml) =>
        forged(unsigned(xml)).replace(
          /(<\/saml:Issuer>)/,
          `$1<samlp:Extensions>${signatureOf(xml)}</samlp:Extensions>`,
        ),
    ],
    [
      'a signature of another message',
      (xml) => forged(unsigned(xml)).replace(/(<\/saml:Issuer>)/, `$1${signatureOf(xml)}`),
    ],
    [
      'another signed info beside the signed one',
      (xml) => xml.replace(/(<ds:SignedInfo>[\s\S]*<\/ds:SignedInfo>)/, '$1$1'),
    ],
    [
      'another transform',
      (xml) => xml.replace(`${dsig}enveloped-signature`, 'http://www.w3.org/TR/1999/REC-xpath-19991116'),
    ],
    [
      'inclusive canonicalisation',
      (xml) =>
        xml.replaceAll(
          'http://www.w3.org/2001/10/xml-exc-c14n#',
          'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
        ),
    ],
    ['an HMAC', (xml) => xml.replace(`${more}rsa-sha256`, `${dsig}hmac-sha1`)],
  ])('posted with %s is refused', ([, change]) => {
    const xml = signed(messages[kind]);
    expect(read(kind, post(xml))).toMatchObject({ id });
    const changed = change(xml);
    expect(changed).not.toBe(xml);
    expect(() => read(kind, post(changed))).toThrow(SamlError);
  });

  test.for<[string, () => Arrived]>([
    ['no signature', () => ({ url: redirect(messages[kind]).url.replace(/&SigAlg=.*/, '') })],
    ['no algorithm', () => ({ url: redirect(messages[kind]).url.replace(/SigAlg=[^&]*&/, '') })],
    ['another relay state', () => ({ url: redirect(messages[kind]).url.replace('%2Fhere', '%2Fthere') })],
    ['no relay state', () => ({ url: redirect(messages[kind]).url.replace('RelayState=%2Fhere&', '') })],
    ['the message twice', () => ({ url: redirect(messages[kind]).url.replace('?', `?SAMLRequest=x&`) })],
    ['SHA-1', () => redirect(messages[kind], { algorithm: `${dsig}rsa-sha1`, hash: 'sha1' })],
    ['an algorithm that every object has', () => redirect(messages[kind], { algorithm: 'constructor' })],
    ['the hash of another algorithm', () => redirect(messages[kind], { hash: 'sha512' })],
    ['the signature of another key', () => redirect(messages[kind], { key: others.privateKey })],
    ['a signature of its own beside', () => redirect(signed(messages[kind]))],
    ['a damaged percent sign', () => ({ url: redirect(messages[kind]).url.replace('%2Fhere', '%zz') })],
    ['an inflate bomb', () => redirect(inside(messages[kind], `<x>${' '.repeat(5_000_000)}</x>`))],
    [
      'what is not deflated',
      () => ({ url: redirect(messages[kind]).url.replace(/SAMLRequest=[^&]*/, 'SAMLRequest=QUJD') }),
    ],
    [
      'what is not base64',
      () => ({ url: redirect(messages[kind]).url.replace(/SAMLRequest=[^&]*/, 'SAMLRequest=%3Cx%3E') }),
    ],
  ])('in an address with %s is refused', ([, change]) => {
    expect(read(kind, redirect(messages[kind]))).toMatchObject({ id });
    expect(() => read(kind, change())).toThrow(SamlError);
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
      'by an index',
      (xml) => xml.replace('AssertionConsumerServiceURL', 'AssertionConsumerServiceIndex="1" x'),
    ],
    [
      'for another binding',
      (xml) =>
        xml.replace(' ID=', ' ProtocolBinding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Artifact" ID='),
    ],
    [
      'for a person that it names',
      (xml) => inside(xml, '<saml:Subject><saml:NameID>ada</saml:NameID></saml:Subject>'),
    ],
    ['with a flag that is none', (xml) => xml.replace(' ID=', ' ForceAuthn="maybe" ID=')],
    ['with an unknown comparison', (xml) => inside(xml, '<samlp:RequestedAuthnContext Comparison="best"/>')],
  ])('%s is refused', ([, change]) => {
    const xml = messages.AuthnRequest;
    expect(read('AuthnRequest', redirect(xml))).toMatchObject({ acsUrl: acs });
    expect(change(xml)).not.toBe(xml);
    expect(() => read('AuthnRequest', redirect(change(xml)))).toThrow(SamlError);
  });
  test('may name any of the registered addresses', () =>
    expect(read('AuthnRequest', redirect(messages.AuthnRequest.replace(acs, `${acs}2`)))).toMatchObject({
      acsUrl: `${acs}2`,
    }));
  test('need not be signed where the application has chosen so, but a wrong signature is refused all the same', () => {
    const open = { signed: false };
    expect(read('AuthnRequest', post(messages.AuthnRequest), open)).toMatchObject({ id });
    const wrong = signed(messages.AuthnRequest, { key: others.privateKey });
    expect(() => read('AuthnRequest', post(wrong), open)).toThrow(SamlError);
    expect(() => read('LogoutRequest', post(messages.LogoutRequest), open)).toThrow(SamlError);
  });
});

test('a request to sign out that has expired is refused', () => {
  const until = (time: string) => messages.LogoutRequest.replace(' ID=', ` NotOnOrAfter="${time}" ID=`);
  expect(read('LogoutRequest', redirect(until('2026-01-01T12:05:00.000Z')))).toMatchObject({
    indexes: ['_s1'],
  });
  expect(() => read('LogoutRequest', redirect(until('2026-01-01T11:50:00.000Z')))).toThrow(SamlError);
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
  } = {}) {
    const [key, nonce] = [randomBytes(32), randomBytes(12)];
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const sealed = Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
    if (damaged) sealed[20]! ^= 1;
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const wrapped = publicEncrypt({ key: own.certificate, padding, oaepHash: 'sha1' }, key);
    const keyed = `<xenc:EncryptedKey>${value(keyMethod, wrapped)}</xenc:EncryptedKey>`;
    const info = beside ? '' : `<ds:KeyInfo xmlns:ds="${dsig}">${keyed}</ds:KeyInfo>`;
    const inner = `<saml:EncryptedID xmlns:xenc="${xmlenc}"><xenc:EncryptedData>${value(method, sealed, info)}`;
    return messages.LogoutRequest.replace(
      '<saml:NameID>grace@acme.example</saml:NameID>',
      `${inner}</xenc:EncryptedData>${beside ? keyed : ''}</saml:EncryptedID>`,
    );
  }
  test.for([false, true])('is read, with its key inside or beside the data (%s)', (beside) => {
    for (const arrived of [post(signed(encrypted({ beside }))), redirect(encrypted({ beside }))])
      expect(read('LogoutRequest', arrived)).toMatchObject({ nameId: 'grace@acme.example' });
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
    expect(() => read('LogoutRequest', redirect(encrypted(how)))).toThrow(SamlError);
  });
  test('is not tried before the signature', () => {
    expect(() => read('LogoutRequest', post(encrypted({ damaged: true })))).toThrow(/not signed/);
  });
});

test('refusing the worst messages never holds the event loop for 50 ms', async () => {
  const worst = [
    redirect(`<x>${' '.repeat(5_000_000)}</x>`),
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
    const before = process.threadCpuUsage();
    expect(() => read('AuthnRequest', arrived)).toThrow(SamlError);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(50);
  }
  await turn();
  delay.disable();
  process.stdout.write(
    `refusing SAML messages held the event loop for at most ${(delay.max / 1e6).toFixed(1)} ms\n`,
  );
});
