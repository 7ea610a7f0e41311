import { sign, verify, X509Certificate } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import type { Saml } from '../../domain/application/settings/saml.ts';
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
const transforms = new Set(['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive]);
/** The name of an algorithm of the settings. */
export const algorithmOf = ({ signatureAlgorithm }: Pick<Saml, 'signatureAlgorithm'>): string =>
  `${more}${signatureAlgorithm.replace('_', '-')}`;

/** The signature of a message, which must cover the whole message and nothing else. */
function signatureIn(root: Element): Element | undefined {
  const all = [root, ...descendants(root)];
  const found = all.filter(
    ({ localName, namespaceURI }) => localName === 'Signature' && namespaceURI === ns.signature,
  );
  if (!found.length) return undefined;
  const [signature] = found;
  if (found.length > 1 || signature!.parentNode !== root) deny('the signature is not where it belongs');
  const inside = (name: string) => descendants(signature!).filter(({ localName }) => localName === name);
  const of = (name: string) => inside(name).map((each) => each.getAttribute('Algorithm') ?? '');
  if (inside('SignedInfo').length !== 1 || inside('Object').length || inside('Manifest').length)
    deny('the signature has more than one part');
  const references = inside('Reference');
  const id = root.getAttribute('ID') ?? '';
  if (references.length !== 1 || !id || references[0]!.getAttribute('URI') !== `#${id}`)
    deny('the signature does not cover the message');
  const [method, ...methods] = of('SignatureMethod');
  if (methods.length || !method || !Object.hasOwn(hashes, method)) deny('the signature has a weak algorithm');
  if (!of('DigestMethod').every((each) => digests.has(each))) deny('the digest has a weak algorithm');
  if (
    !of('Transform').every((each) => transforms.has(each)) ||
    !of('CanonicalizationMethod').every((each) => each === exclusive)
  )
    deny('the signature has an unknown transform');
  return signature;
}

/**
 * The element that the enveloped signature of a message covers, read again from the very octets that were signed; null
 * when the message has no signature. Refuses a signature that the certificate does not verify.
 */
export function signedElement(xml: string, root: Element, certificate: string | undefined): Element | null {
  const signature = signatureIn(root);
  if (!signature) return null;
  if (!certificate) return deny('the application has no certificate to verify the signature with');
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
  if (!signed || others.length) return deny('the signature is wrong');
  const element = parse(signed);
  if (element.localName !== root.localName || element.getAttribute('ID') !== root.getAttribute('ID'))
    deny('the signature does not cover the message');
  if (children(element, ns.signature, 'Signature').length) deny('the signature is not where it belongs');
  return element;
}

/** The parameters of a query as they were sent. Refuses a query with one of these twice. */
export function rawQuery(url: string): Map<string, string> {
  const query = url.slice(url.indexOf('?') + 1);
  const found = new Map<string, string>();
  if (!url.includes('?')) return found;
  for (const part of query.split('&')) {
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    if (found.has(name)) deny(`the request has ${name.slice(0, 40)} twice`);
    found.set(name, at < 0 ? '' : part.slice(at + 1));
  }
  return found;
}
export function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '));
  } catch {
    return deny('the request has a damaged parameter');
  }
}

/**
 * Whether a query is signed (SAML bindings, section 3.4.4.1). Refuses a signature that the certificate does not verify
 * over the octets as they were sent.
 */
export function isQuerySigned(query: Map<string, string>, certificate: string | undefined): boolean {
  const [algorithm, signature] = [query.get('SigAlg'), query.get('Signature')];
  if (algorithm === undefined && signature === undefined) return false;
  if (!algorithm || !signature) return deny('the signature is incomplete');
  if (!certificate) return deny('the application has no certificate to verify the signature with');
  const name = decoded(algorithm);
  const hash = Object.hasOwn(hashes, name) ? hashes[name] : deny('the signature has a weak algorithm');
  const signed = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg']
    .filter((name) => query.has(name))
    .map((name) => `${name}=${query.get(name)}`)
    .join('&');
  const { publicKey } = new X509Certificate(certificate);
  const bytes = Buffer.from(decoded(signature), 'base64');
  return verify(hash, Buffer.from(signed), publicKey, bytes) || deny('the signature is wrong');
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
    `${name}=${encodeURIComponent(deflateRawSync(xml).toString('base64'))}`,
    ...(relayState ? [`RelayState=${encodeURIComponent(relayState)}`] : []),
    `SigAlg=${encodeURIComponent(algorithm)}`,
  ];
  const signature = sign(hashes[algorithm]!, Buffer.from(parts.join('&')), privateKey).toString('base64');
  const query = [...parts, `Signature=${encodeURIComponent(signature)}`].join('&');
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
