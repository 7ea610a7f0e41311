import { inflateRawSync } from 'node:zlib';
import { limits } from '../../../domain/limits.ts';
import { english } from '../../../domain/sentences/english/english.ts';
import { type Fault, type Names, type SamlCode, say } from '../../../domain/sentences/sentences.ts';
import { libraries } from './libraries.ts';

/** Why a message is refused, in words for logs and for the developers of the service provider. */
export class SamlError extends Error {
  override name = 'SamlError';
  fault: Fault<SamlCode>;
  constructor(fault: Fault<SamlCode>) {
    super(say(english, fault));
    this.fault = fault;
  }
}
export function deny<C extends SamlCode>(code: C, ...[values]: Names<C>): never {
  throw new SamlError({ code, values } as Fault<SamlCode>);
}

export const ns = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const;
export const bindings = {
  redirect: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
  post: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST',
} as const;

/**
 * The largest size of a message: in characters, in depth, and in numbers of elements, attributes and declared
 * namespaces. Names and namespaces are at most so many characters long, because they are repeated when a message is
 * verified. Real messages stay far below all of these.
 */
const messages = {
  characters: 32 * 1024,
  depth: 16,
  elements: 100,
  attributes: 200,
  namespaces: 30,
  name: 256,
};
type Most = typeof messages;
/** The same for metadata, which an operator hands over. */
export const mostOfMetadata: Most = {
  ...{
    characters: limits.samlMetadata,
    depth: 16,
    elements: 1000,
    attributes: 2000,
    namespaces: 60,
    name: 256,
  },
};

/** The characters of a base64 text, which may have line breaks. */
function octets(encoded: string): Buffer {
  if (encoded.length > 2 * messages.characters) deny('saml.long');
  if (!/^[A-Za-z0-9+/=\s]+$/.test(encoded)) deny('saml.base64');
  return Buffer.from(encoded, 'base64');
}
function textOf(bytes: Buffer): string {
  if (bytes.length > messages.characters) deny('saml.long');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return deny('saml.utf8');
  }
}
/** The XML of a message in the POST binding (SAML bindings, section 3.5.4). */
export const posted = (encoded: string) => textOf(octets(encoded));
/** The XML of a message in the redirect binding (section 3.4.4), without inflating more than is allowed. */
export function inflated(encoded: string): string {
  const bytes = octets(encoded);
  try {
    return textOf(inflateRawSync(bytes, { maxOutputLength: messages.characters }));
  } catch (error) {
    if (error instanceof SamlError) throw error;
    return deny('saml.deflated');
  }
}

const declaration = /^\s*<\?xml [^<>?]{1,200}\?>/;
const allowedReference = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i;
/** Measures nesting and size before anything is built from the text. */
function measure(xml: string, most: Most) {
  let depth = 0;
  let elements = 0;
  // Every attribute has a quoted value, so there are no more attributes than this. Every element begins with `<`.
  const attributes = [...xml.matchAll(/=\s*["']/g)].length;
  if (attributes > most.attributes || xml.split('<').length > 2 * most.elements + 1) deny('saml.large');
  for (const [, closes, empty] of xml.matchAll(/<(\/?)[^<>]*?(\/?)>/g)) {
    if (closes) depth -= 1;
    else {
      elements += 1;
      if (!empty) depth += 1;
    }
    if (depth > most.depth || elements > most.elements) deny('saml.deep');
  }
}

/**
 * Reads a message as strictly as SAML allows: without DTD, entities, comments, CDATA and processing instructions, whose
 * treatment differs between parsers, and with ids that are unique.
 */
export function parse(xml: string, most: Most = messages): Element {
  if (xml.length > most.characters) deny('saml.long');
  const body = xml.replace(declaration, '');
  if (body.includes('<!') || body.includes('<?')) deny('saml.dtd');
  if (allowedReference.test(body)) deny('saml.entity');
  measure(body, most);
  const wrong = (problem: string) => deny('saml.xml', { problem: problem.slice(0, 80) });
  const handler = { warning: wrong, error: wrong, fatalError: wrong };
  const document = new libraries.xmldom.DOMParser({ errorHandler: handler }).parseFromString(
    body,
    'text/xml',
  ) as Document | undefined;
  const root = document?.documentElement ?? deny('saml.empty');
  const beside = Array.from(document!.childNodes).filter((node) => (node as unknown) !== root);
  if (beside.some((node) => node.nodeType !== 3 || node.nodeValue?.trim())) deny('saml.beside');
  inspect(root, most);
  return root;
}

/** Refuses ids that are not unique, and very long or very many names. */
function inspect(root: Element, most: Most) {
  const ids = new Set<string>();
  let namespaces = 0;
  for (const each of [root, ...descendants(root)]) {
    let longest = each.tagName.length;
    for (const { name, prefix, localName, value } of Array.from(each.attributes)) {
      const declares = name === 'xmlns' || prefix === 'xmlns';
      if (declares) namespaces += 1;
      longest = Math.max(longest, name.length, declares ? value.length : 0);
      if (localName?.toLowerCase() !== 'id') continue;
      if (ids.has(value)) deny('saml.idTwice');
      ids.add(value);
    }
    if (longest > most.name || namespaces > most.namespaces) deny('saml.names');
  }
}

export const descendants = (of: Element): Element[] => Array.from(of.getElementsByTagName('*'));
/** The children of an element with this name. */
export const children = (of: Element, space: string, name: string): Element[] =>
  Array.from(of.childNodes).filter(
    (node): node is Element =>
      node.nodeType === 1 && (node as Element).localName === name && (node as Element).namespaceURI === space,
  );
/** The only child with this name; undefined when there is none. */
export function child(of: Element, space: string, name: string): Element | undefined {
  const found = children(of, space, name);
  return found.length > 1 ? deny('saml.twice', { name }) : found[0];
}
/** The text of an element that contains nothing else. */
export function textIn(element: Element): string {
  const nodes = Array.from(element.childNodes);
  if (nodes.some(({ nodeType }) => nodeType !== 3)) deny('saml.text', { name: element.localName });
  return nodes
    .map(({ nodeValue }) => nodeValue ?? '')
    .join('')
    .trim();
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};
/** Text for an element or a quoted attribute. Characters that XML cannot contain are left out. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML 1.0 forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"'\t\n\r]/g, (each) => escapes[each]!);
