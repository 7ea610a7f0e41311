import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import { child, deny, ns, parse, textIn } from './xml.ts';

const xenc = 'http://www.w3.org/2001/04/xmlenc#';
const xenc11 = 'http://www.w3.org/2009/xmlenc11#';
/** The accepted content ciphers, all of them authenticated. */
const ciphers: Record<string, 'aes-128-gcm' | 'aes-256-gcm'> = {
  [`${xenc11}aes128-gcm`]: 'aes-128-gcm',
  [`${xenc11}aes256-gcm`]: 'aes-256-gcm',
};

const needed = (of: Element, space: string, name: string) =>
  child(of, space, name) ?? deny('saml.encryptedPart', { name });
const methodOf = (of: Element) => needed(of, xenc, 'EncryptionMethod');
function octetsOf(of: Element): Buffer {
  const text = textIn(needed(needed(of, xenc, 'CipherData'), xenc, 'CipherValue')).replace(/\s/g, '');
  return /^[A-Za-z0-9+/]+={0,2}$/.test(text) ? Buffer.from(text, 'base64') : deny('saml.encryptedBase64');
}

/** The key of the content, which RSA-OAEP with SHA-1 and MGF1 encrypts (XML Encryption, section 5.5.2). */
function contentKey(encryptedId: Element, data: Element, privateKey: string): Buffer {
  const info = child(data, ns.signature, 'KeyInfo');
  const inside = info && child(info, xenc, 'EncryptedKey');
  const key = inside ?? needed(encryptedId, xenc, 'EncryptedKey');
  const method = methodOf(key);
  const digest = child(method, ns.signature, 'DigestMethod')?.getAttribute('Algorithm');
  const isOaep = method.getAttribute('Algorithm') === `${xenc}rsa-oaep-mgf1p`;
  if (!isOaep || (digest && digest !== `${ns.signature}sha1`)) deny('saml.encryptedKey');
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return privateDecrypt({ key: privateKey, padding, oaepHash: 'sha1' }, octetsOf(key));
}

/** The content of encrypted data; null when it is not encrypted for this key. */
function contentOf(encryptedId: Element, data: Element, privateKey: string): string | null {
  const algorithm = methodOf(data).getAttribute('Algorithm') ?? '';
  const cipher = ciphers[algorithm] ?? deny('saml.cipher');
  const bytes = octetsOf(data);
  try {
    const key = contentKey(encryptedId, data, privateKey);
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, 12), { authTagLength: 16 });
    opening.setAuthTag(bytes.subarray(-16));
    return Buffer.concat([opening.update(bytes.subarray(12, -16)), opening.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/**
 * The name ID in an EncryptedID (SAML core, section 2.2.4), encrypted for one of the organisation's certificates: all are
 * published, so a service provider may choose any. Call it only for a message whose signature has been verified, so that
 * nobody else can try ciphertexts.
 */
export function decryptedNameId(encryptedId: Element, privateKeys: readonly string[]): Element {
  const data = needed(encryptedId, xenc, 'EncryptedData');
  let plain: string | null = null;
  for (const privateKey of privateKeys) plain ??= contentOf(encryptedId, data, privateKey);
  const nameId = parse(plain ?? deny('saml.encrypted'));
  const isNameId = nameId.localName === 'NameID' && nameId.namespaceURI === ns.assertion;
  return isNameId ? nameId : deny('saml.encryptedOther');
}
