import { dsig, exclusive } from './testMessages.ts';

const many = (n: number, each: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => each(i)).join('');
const onRoot = (xml: string, more: string) => xml.replace(' ID=', ` ${more} ID=`);
const inExtensions = (xml: string, more: string) =>
  xml.replace(/(<\/samlp:\w+>)$/, `<samlp:Extensions>${more}</samlp:Extensions>$1`);
const c14n = `<ds:Transform Algorithm="${exclusive}"/>`;
const prefixes = (list: string) =>
  `<ec:InclusiveNamespaces xmlns:ec="${exclusive}" PrefixList="${list.trim()}"/>`;
const withPrefixes = (xml: string, list: string) =>
  xml.replace(c14n, `<ds:Transform Algorithm="${exclusive}">${prefixes(list)}</ds:Transform>`);
const namespaces = (n: number) => many(n, (i) => `xmlns:a${i}="u:${i}" `);
const nested = (n: number, open: (i: number) => string) =>
  many(n, (i) => `<a${i}:x ${open(i)}>`) + many(n, (i) => `</a${n - 1 - i}:x>`);
/** The message with more before the first place in its signature. */
const at = (place: string, more: (n: number) => string) => (xml: string, n: number) =>
  xml.replace(place, (found) => more(n) + found);
const after = (place: string, more: (n: number) => string) => (xml: string, n: number) =>
  xml.replace(place, (found) => found + more(n));

/** Ways to make the verification of a signed message costly, by what there is very much of. */
export const costly: Record<string, (xml: string, n: number) => string> = {
  transforms: (xml, n) => xml.replace(c14n, c14n.repeat(n)),
  'lists of transforms': after('</ds:Transforms>', (n) => `<ds:Transforms>${c14n}</ds:Transforms>`.repeat(n)),
  references: (xml, n) => xml.replace(/<ds:Reference .*<\/ds:Reference>/, (each) => each.repeat(n)),
  'signed infos': (xml, n) => xml.replace(/<ds:SignedInfo>.*<\/ds:SignedInfo>/, (each) => each.repeat(n)),
  signatures: (xml, n) => xml.replace(/<ds:Signature .*<\/ds:Signature>/, (each) => each.repeat(n)),
  canonicalisations: (xml, n) => xml.replace(/<ds:CanonicalizationMethod [^>]*>/, (each) => each.repeat(n)),
  digests: (xml, n) => xml.replace(/<ds:DigestMethod [^>]*>/, (each) => each.repeat(n)),
  objects: after('</ds:SignatureValue>', (n) => '<ds:Object/>'.repeat(n)),
  keys: after('</ds:SignatureValue>', (n) => '<ds:KeyInfo/>'.repeat(n)),
  'parts of a key': after(
    '</ds:SignatureValue>',
    (n) => `<ds:KeyInfo>${'<ds:X509Data/>'.repeat(n)}</ds:KeyInfo>`,
  ),
  'a certificate': after('</ds:SignatureValue>', (n) => `<ds:KeyInfo>${'A'.repeat(40 * n)}</ds:KeyInfo>`),
  'a digest': after('<ds:DigestValue>', (n) => 'A'.repeat(40 * n)),
  'a signature': after('<ds:SignatureValue>', (n) => 'A'.repeat(40 * n)),
  'lines of a signature': after('<ds:SignatureValue>', (n) => '\n'.repeat(40 * n)),
  'attributes of the signed info': at('><ds:CanonicalizationMethod', (n) => many(n, (i) => ` a${i}=""`)),
  'namespaces of the signed info': at('><ds:CanonicalizationMethod', (n) => ` ${namespaces(n)}`),
  'prefixes of the message': (xml, n) =>
    withPrefixes(
      onRoot(xml, namespaces(n)),
      many(n, (i) => `a${i} `),
    ),
  'prefixes of nothing': (xml, n) =>
    withPrefixes(
      onRoot(xml, namespaces(20)),
      many(5 * n, (i) => `b${i} `),
    ),
  'lists of prefixes': (xml, n) =>
    xml.replace(c14n, `<ds:Transform Algorithm="${exclusive}">${prefixes('a b').repeat(n)}</ds:Transform>`),
  'prefixes of the signed info': (xml, n) =>
    xml.replace(
      /(<ds:CanonicalizationMethod [^>]*)\/>/,
      `$1>${prefixes(many(n, (i) => `a${i} `))}</ds:CanonicalizationMethod>`,
    ),
  attributes: (xml, n) =>
    onRoot(
      xml,
      many(n, (i) => `a${i}="" `),
    ),
  'attributes in namespaces': (xml, n) =>
    onRoot(
      inExtensions(
        xml,
        many(n / 2, (i) => `<x a${i}:y=""/>`),
      ),
      namespaces(n / 2),
    ),
  'attributes of elements': (xml, n) =>
    inExtensions(
      xml,
      many(n, (i) => `<x a="${i}" b=""/>`),
    ),
  namespaces: (xml, n) => onRoot(xml, namespaces(n)),
  'namespaces of elements': (xml, n) =>
    inExtensions(
      xml,
      many(n, (i) => `<x xmlns:a="u:${i}" a:x=""/>`),
    ),
  'default namespaces': (xml, n) => inExtensions(xml, '<x xmlns="u"/><y/>'.repeat(n / 2)),
  'nested namespaces': (xml, n) =>
    inExtensions(
      xml,
      nested(Math.min(n, 300), (i) => `xmlns:a${i}="u:${'u'.repeat(n)}"`),
    ),
  elements: (xml, n) => inExtensions(xml, '<x/>'.repeat(n)),
  'elements in text': (xml, n) => inExtensions(xml, '<x>y</x>z'.repeat(n)),
  'letters of a name': (xml, n) => inExtensions(xml, `<${'x'.repeat(20 * n)}/>`.repeat(3)),
  'letters of an attribute': (xml, n) => onRoot(xml, `${'x'.repeat(20 * n)}=""`),
  'letters of a namespace': (xml, n) =>
    onRoot(inExtensions(xml, '<z:x/>'.repeat(60)), `xmlns:z="${'u'.repeat(20 * n)}"`),
  'letters of a value': (xml, n) => onRoot(xml, `a="${'&quot;'.repeat(10 * n)}"`),
  'letters of a text': (xml, n) => inExtensions(xml, '&amp;'.repeat(10 * n)),
  'letters by number': (xml, n) => inExtensions(xml, '&#65;'.repeat(10 * n)),
  lines: (xml, n) => inExtensions(xml, '\r\n'.repeat(20 * n)),
  blanks: (xml, n) => xml.replace(' ID=', `${' '.repeat(40 * n)} ID=`),
  'angle brackets': (xml, n) => onRoot(xml, `a='${'<'.repeat(n)}'`),
  'closing brackets': (xml, n) => onRoot(xml, `a='${'/>'.repeat(20 * n)}'`),
  'quotation marks': (xml, n) => inExtensions(xml, '=" '.repeat(10 * n)),
  'signatures of others': (xml, n) => inExtensions(xml, `<Signature xmlns="${dsig}"/>`.repeat(n)),
};
/** How much of it: as much as is allowed, a little more, and very much more. */
export const sizes = [18, 28, 80, 600] as const;
