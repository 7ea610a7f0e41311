import type { Arrived } from './messages.ts';
import { dsig, type Maker, more } from './testMessages.ts';

/** Changes of messages, by what is wrong with them then. Each is refused, and the unchanged message is not. */
const signatureOf = (xml: string) => /<ds:Signature [\s\S]*<\/ds:Signature>/.exec(xml)![0];
const unsigned = (xml: string) => xml.replace(signatureOf(xml), '');
/** The message with another id, which asks for something else. */
const forged = ({ id, evil, acs }: Maker, xml: string) =>
  xml.replaceAll(id, evil).replace('grace@', 'ada@').replace(acs, `${acs}2`);
/** The message with more before its end. */
export const inside = (xml: string, content: string) =>
  xml.replace(/(<\/samlp:(?:Authn|Logout)Request>)$/, `${content}$1`);

/** Changes of what a message says, before it is signed. */
export const wrongContents: [string, (xml: string, m: Maker) => string | Buffer][] = [
  ['with another destination', (xml, m) => xml.replace(m.destination, `${m.destination}2`)],
  ['without a destination', (xml, m) => xml.replace(`Destination="${m.destination}"`, '')],
  ['of another issuer', (xml, m) => xml.replace(m.issuer, '<saml:Issuer>https://pay.example</saml:Issuer>')],
  ['without an issuer', (xml, m) => xml.replace(m.issuer, '')],
  ['with two issuers', (xml, m) => xml.replace(m.issuer, m.issuer + m.issuer)],
  ['that is too old', (xml, m) => xml.replace(m.now.toISOString(), m.minutes(-10))],
  ['from the future', (xml, m) => xml.replace(m.now.toISOString(), m.minutes(10))],
  ['without a time', (xml, m) => xml.replace(m.now.toISOString(), 'now')],
  ['of SAML 1.1', (xml) => xml.replace('Version="2.0"', 'Version="1.1"')],
  ['without an ID', (xml, m) => xml.replace(`ID="${m.id}" `, '')],
  ['of another kind', (xml) => xml.replaceAll(/AuthnRequest|LogoutRequest/g, 'ArtifactResolve')],
  ['of another namespace', (xml) => xml.replace('SAML:2.0:protocol', 'SAML:3.0:protocol')],
  ['with a DTD', (xml) => `<!DOCTYPE x [<!ELEMENT x ANY>]>${xml}`],
  [
    'with an entity of its own',
    (xml, m) => `<!DOCTYPE x [<!ENTITY e "https://hr.example">]>${xml.replace(m.entityId, '&e;')}`,
  ],
  ['with an unknown entity', (xml, m) => xml.replace(m.entityId, `${m.entityId}&e;`)],
  ['with a comment in a value', (xml) => xml.replace('hr.example/m', 'hr.example/<!-- -->m')],
  ['with CDATA', (xml, m) => xml.replace(m.entityId, `<![CDATA[${m.entityId}]]>`)],
  ['with a processing instruction', (xml, m) => xml.replace(m.issuer, `<?x y?>${m.issuer}`)],
  ['with an element in a value', (xml, m) => xml.replace(m.entityId, `${m.entityId}<saml:x/>`)],
  ['with an ID twice', (xml, m) => inside(xml, `<samlp:Extensions ID="${m.id}"/>`)],
  ['nested deeply', (xml) => inside(xml, `${'<x>'.repeat(50)}${'</x>'.repeat(50)}`)],
  ['with many elements', (xml) => inside(xml, '<x/>'.repeat(300))],
  ['of 100 KB', (xml) => inside(xml, `<x>${'y'.repeat(100_000)}</x>`)],
  ['that ends early', (xml) => xml.slice(0, -10)],
  ['with text behind it', (xml) => `${xml}<x/>`],
  [
    'that is not UTF-8',
    (xml, m) => Buffer.from(xml.replace('grace', 'gr\u00e2ce').replace(m.acs, `${m.acs}\u00e2`), 'latin1'),
  ],
  ['that is empty', () => ' '],
];

/** Changes of a posted message that has been signed, among them the ways to wrap its signature. */
export const wrongSignatures: [string, (xml: string, m: Maker) => string][] = [
  ['no signature', (xml) => unsigned(xml)],
  ['a signature of another key', (xml, m) => m.signed(unsigned(xml), { key: m.others.privateKey })],
  ['a signature with SHA-1', (xml, m) => m.signed(unsigned(xml), { algorithm: `${dsig}rsa-sha1` })],
  ['a digest with SHA-1', (xml, m) => m.signed(unsigned(xml), { digest: `${dsig}sha1` })],
  ['a value changed afterwards', (xml) => xml.replace('Version="2.0"', 'Version="2.0" Consent="x"')],
  [
    'a signature over one element',
    (xml, m) =>
      m.signed(unsigned(xml).replace('<saml:Issuer>', `<saml:Issuer ID="${m.evil}">`), {
        reference: "//*[local-name()='Issuer']",
      }),
  ],
  ['two signatures', (xml) => xml.replace(signatureOf(xml), signatureOf(xml).repeat(2))],
  ['a reference to nothing', (xml, m) => xml.replace(`URI="#${m.id}"`, 'URI=""')],
  [
    'the original in an object of the signature',
    (xml, m) =>
      forged(m, unsigned(xml)).replace(
        /(<\/saml:Issuer>)/,
        `$1${signatureOf(xml).replace('</ds:Signature>', `<ds:Object>${unsigned(xml)}</ds:Object></ds:Signature>`)}`,
      ),
  ],
  [
    'the original in an extension, and its signature in front',
    (xml, m) =>
      inside(
        forged(m, unsigned(xml)).replace(/(<\/saml:Issuer>)/, `$1${signatureOf(xml)}`),
        `<samlp:Extensions>${unsigned(xml)}</samlp:Extensions>`,
      ),
  ],
  [
    'the whole original in an extension',
    (xml, m) => inside(forged(m, unsigned(xml)), `<samlp:Extensions>${xml}</samlp:Extensions>`),
  ],
  ['the original beside the forgery', (xml, m) => `<x>${forged(m, unsigned(xml))}${xml}</x>`],
  [
    'a forgery with the same ID in front',
    (xml, m) =>
      inside(
        forged(m, unsigned(xml))
          .replace(m.evil, m.id)
          .replace(/(<\/saml:Issuer>)/, `$1${signatureOf(xml)}`),
        `<samlp:Extensions>${unsigned(xml)}</samlp:Extensions>`,
      ),
  ],
  [
    'a forgery around the signature',
    (xml, m) =>
      forged(m, unsigned(xml)).replace(
        /(<\/saml:Issuer>)/,
        `$1<samlp:Extensions>${signatureOf(xml)}</samlp:Extensions>`,
      ),
  ],
  [
    'a signature of another message',
    (xml, m) => forged(m, unsigned(xml)).replace(/(<\/saml:Issuer>)/, `$1${signatureOf(xml)}`),
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
];

/** Wrong messages in the redirect binding, made of a right one. */
export const wrongAddresses: [string, (xml: string, m: Maker) => Arrived & { url: string }][] = [
  ['no signature', (xml, m) => ({ url: m.redirect(xml).url.replace(/&SigAlg=.*/, '') })],
  ['no algorithm', (xml, m) => ({ url: m.redirect(xml).url.replace(/SigAlg=[^&]*&/, '') })],
  ['another relay state', (xml, m) => ({ url: m.redirect(xml).url.replace('%2Fhere', '%2Fthere') })],
  ['no relay state', (xml, m) => ({ url: m.redirect(xml).url.replace('RelayState=%2Fhere&', '') })],
  ['the message twice', (xml, m) => ({ url: m.redirect(xml).url.replace('?', `?SAMLRequest=x&`) })],
  ['SHA-1', (xml, m) => m.redirect(xml, { algorithm: `${dsig}rsa-sha1`, hash: 'sha1' })],
  ['an algorithm that every object has', (xml, m) => m.redirect(xml, { algorithm: 'constructor' })],
  ['the hash of another algorithm', (xml, m) => m.redirect(xml, { hash: 'sha512' })],
  ['the signature of another key', (xml, m) => m.redirect(xml, { key: m.others.privateKey })],
  ['a signature of its own beside', (xml, m) => m.redirect(m.signed(xml))],
  ['a damaged percent sign', (xml, m) => ({ url: m.redirect(xml).url.replace('%2Fhere', '%zz') })],
  ['an inflate bomb', (xml, m) => m.redirect(inside(xml, `<x>${' '.repeat(5_000_000)}</x>`))],
  [
    'what is not deflated',
    (xml, m) => ({ url: m.redirect(xml).url.replace(/SAMLRequest=[^&]*/, 'SAMLRequest=QUJD') }),
  ],
  [
    'what is not base64',
    (xml, m) => ({ url: m.redirect(xml).url.replace(/SAMLRequest=[^&]*/, 'SAMLRequest=%3Cx%3E') }),
  ],
];
