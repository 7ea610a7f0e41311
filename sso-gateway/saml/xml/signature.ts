import { sign, verify, X509Certificate } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Saml } from '../../../domain/application/settings/saml.ts';
import { libraries } from './libraries.ts';
import { children, deny, descendants, ns, parse } from './xml.ts';

const more = 'http://www.w3.org/2001/04/xmldsig-more#';
/** Algorithms that signatures may have, with their hash. SHA-1 is not among them. */
const hashes: Record<string, string> = {
  [`${more}rsa-sha256`]: 'sha256',
  [`${more}rsa-sha384`]: 'sha384',
  [`${more}rsa-sha512`]: 'sha512',
};
const digests = new Set([
  'http://www.w3.org/2001/04/xmlenc#sha256',
  `${more}sha384`,
  'http://www.w3.org/2001/04/xmlenc#sha512',
]);
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
/** The name of an algorithm of the settings. */
export const algorithmOf = ({ signatureAlgorithm }: Pick<Saml, 'signatureAlgorithm'>): string =>
  `${more}${signatureAlgorithm.replace('_', '-')}`;

/** The transforms of a reference that SAML allows (SAML core, section 5.4.4), in their order. */
const transforms = new Set([enveloped, `${enveloped} ${exclusive}`]);
/** Prefixes of namespaces that are signed though the message does not use them. */
const mostPrefixes = 20;
/** The parts of a key's description. A certificate alone has three. */
const mostAboutKey = 12;

/** The children of a part of a signature, which must be exactly these, each once; names with `?` may be left out. */
function partsOf(of: Element, names: readonly string[]): Record<string, Element> {
  const wrong = () => deny('saml.signatureParts');
  const parts: Record<string, Element> = {};
  for (const each of Array.from(of.childNodes).filter((node): node is Element => node.nodeType === 1)) {
    const { localName, namespaceURI } = each;
    const isPart = namespaceURI === ns.signature && names.some((name) => name.replace('?', '') === localName);
    if (!isPart || parts[localName]) wrong();
    parts[localName] = each;
  }
  if (names.some((name) => !name.endsWith('?') && !parts[name])) wrong();
  return parts;
}
const algorithmIn = (of: Element | undefined) => of?.getAttribute('Algorithm') ?? '';

/** Refuses a canonicalisation that is not exclusive, or with very many prefixes. */
function mustBeExclusive(method: Element) {
  const lists = children(method, exclusive, 'InclusiveNamespaces').map((each) =>
    (each.getAttribute('PrefixList') ?? '').split(/\s+/, mostPrefixes + 1),
  );
  const isBounded = lists.length <= 1 && (lists[0] ?? []).length <= mostPrefixes;
  if (algorithmIn(method) !== exclusive || !isBounded || descendants(method).length > lists.length)
    deny('saml.transform');
}

/**
 * The signature of a message, which must cover the whole message and nothing else. What it may consist of is bounded,
 * because anybody can send a signature, and each part costs time before it is found to be wrong.
 */
function signatureIn(root: Element): Element | undefined {
  const found = [root, ...descendants(root)].filter(
    ({ localName, namespaceURI }) => localName === 'Signature' && namespaceURI === ns.signature,
  );
  const [signature] = found;
  if (!signature) return undefined;
  if (found.length > 1 || signature.parentNode !== root) deny('saml.signaturePlace');
  const { SignedInfo, KeyInfo } = partsOf(signature, ['SignedInfo', 'SignatureValue', 'KeyInfo?']);
  if (KeyInfo && descendants(KeyInfo).length > mostAboutKey) deny('saml.signatureKey');
  const { CanonicalizationMethod, SignatureMethod, Reference } = partsOf(SignedInfo!, [
    'CanonicalizationMethod',
    'SignatureMethod',
    'Reference',
  ]);
  const { Transforms, DigestMethod } = partsOf(Reference!, ['Transforms', 'DigestMethod', 'DigestValue']);
  const id = root.getAttribute('ID') ?? '';
  if (!id || Reference!.getAttribute('URI') !== `#${id}`) deny('saml.signatureCovers');
  if (!Object.hasOwn(hashes, algorithmIn(SignatureMethod))) deny('saml.algorithm');
  if (!digests.has(algorithmIn(DigestMethod))) deny('saml.digest');
  const applied = children(Transforms!, ns.signature, 'Transform');
  if (!transforms.has(applied.map(algorithmIn).join(' '))) deny('saml.transform');
  mustBeExclusive(CanonicalizationMethod!);
  if (applied[1]) mustBeExclusive(applied[1]);
  return signature;
}

/**
 * The element that the enveloped signature of a message covers, read again from the very octets that were signed; null
 * when the message has no signature. Refuses a signature that none of the certificates verifies.
 */
export function signedElement(xml: string, root: Element, certificates: readonly string[]): Element | null {
  const signature = signatureIn(root);
  if (!signature) return null;
  if (!certificates.length) return deny('saml.certificate');
  const element = parse(
    certificates
      .values()
      .map((each) => signedBy(xml, signature, each))
      .find(Boolean) ?? deny('saml.signature'),
  );
  if (element.localName !== root.localName || element.getAttribute('ID') !== root.getAttribute('ID'))
    deny('saml.signatureCovers');
  if (children(element, ns.signature, 'Signature').length) deny('saml.signaturePlace');
  return element;
}

/** The octets that a signature is over; undefined when the certificate does not verify it. */
function signedBy(xml: string, signature: Element, certificate: string): string | undefined {
  const check = new libraries.xmlCrypto.SignedXml({
    publicCert: certificate,
    getCertFromKeyInfo: () => null,
  });
  check.loadSignature(signature as never);
  let verified = false;
  try {
    verified = check.checkSignature(xml);
  } catch {
    // The library throws for most signatures that are wrong.
  }
  const [signed, ...others] = verified ? check.getSignedReferences() : [];
  return others.length ? undefined : signed;
}

/** The parameters of a query as they were sent. Refuses a query with one of these twice. */
export function rawQuery(url: string): Map<string, string> {
  const query = url.slice(url.indexOf('?') + 1);
  const found = new Map<string, string>();
  if (!url.includes('?')) return found;
  for (const part of query.split('&')) {
    if (!part) continue;
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    if (found.has(name)) deny('saml.parameterTwice', { name: name.slice(0, 40) });
    found.set(name, at < 0 ? '' : part.slice(at + 1));
  }
  return found;
}
export function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '));
  } catch {
    return deny('saml.parameter');
  }
}

/** Text as part of a query. Browsers would write an apostrophe as %27, and so change what is signed. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');

/**
 * Whether a query is signed (SAML bindings, section 3.4.4.1). Refuses a signature that none of the certificates verifies
 * over the octets as they were sent. Browsers write an apostrophe as %27, so the signature may be over that instead.
 */
export function isQuerySigned(query: Map<string, string>, certificates: readonly string[]): boolean {
  const [algorithm, signature] = [query.get('SigAlg'), query.get('Signature')];
  if (algorithm === undefined && signature === undefined) return false;
  if (!algorithm || !signature) return deny('saml.signatureHalf');
  if (!certificates.length) return deny('saml.certificate');
  const name = decoded(algorithm);
  const hash = Object.hasOwn(hashes, name) ? hashes[name] : deny('saml.algorithm');
  const signed = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg']
    .filter((name) => query.has(name))
    .map((name) => `${name}=${query.get(name)}`)
    .join('&');
  const keys = certificates.map((each) => new X509Certificate(each).publicKey);
  const bytes = Buffer.from(decoded(signature), 'base64');
  const isOver = (text: string) => keys.some((key) => verify(hash, Buffer.from(text), key, bytes));
  return isOver(signed) || isOver(signed.replaceAll('%27', "'")) || deny('saml.signature');
}

/** The address that carries a message in the redirect binding, signed. */
export function redirectTo(
  address: string,
  {
    name,
    xml,
    relayState,
  }: { name: 'SAMLRequest' | 'SAMLResponse'; xml: string; relayState?: string | undefined },
  { algorithm, privateKey }: { algorithm: string; privateKey: string },
): string {
  const parts = [
    `${name}=${encoded(deflateRawSync(xml).toString('base64'))}`,
    ...(relayState ? [`RelayState=${encoded(relayState)}`] : []),
    `SigAlg=${encodeURIComponent(algorithm)}`,
  ];
  const signature = sign(hashes[algorithm]!, Buffer.from(parts.join('&')), privateKey).toString('base64');
  const query = [...parts, `Signature=${encodeURIComponent(signature)}`].join('&');
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
