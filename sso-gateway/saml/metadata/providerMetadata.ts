import { mostSigningCertificates, pemOf } from '../../../domain/application/settings/pem.ts';
import { nameIdFormats } from '../../../domain/application/settings/saml.ts';
import { Refusal } from '../../../domain/refusals.ts';
import { mustBeCertificate } from '../../../server-kit/keys/certificates.ts';
import { bindings, children, deny, descendants, mostOfMetadata, ns, parse } from '../xml/xml.ts';

/** What the metadata of a service provider say of its settings, by the names of calls. */
type ProviderMetadata = {
  entityID: string;
  acsUrl: string;
  otherAcsUrls: string[];
  sloUrl: string;
  sloResponseUrl: string;
  /** The first format that is known here; missing when the metadata name none. */
  nameIdformat?: (typeof nameIdFormats)[keyof typeof nameIdFormats];
  authnRequestsSigned: boolean;
  wantMessageSigned: boolean;
  signingCert: string;
  signature_file_name: string;
  encryptCert: string;
  encrypt_file_name: string;
};

const isTrue = (value: string | null) => value === 'true' || value === '1';
const located = (each: Element) => each.getAttribute('Location') ?? '';
const bound = (of: Element, name: string, binding: string) =>
  children(of, ns.metadata, name).filter((each) => each.getAttribute('Binding') === binding);

/** Comments are common in metadata, and change nothing that is read here. */
const comments = /<!--(?:(?!--)[\s\S])*-->/g;
/** The only entity of metadata that is a service provider of SAML 2.0, with its role. */
function providerIn(xml: string, now: Date): { entity: Element; role: Element } {
  const root = parse(xml.replace(/^\ufeff/, '').replace(comments, ''), mostOfMetadata);
  const entities = [root, ...descendants(root)].filter(
    ({ localName, namespaceURI }) => localName === 'EntityDescriptor' && namespaceURI === ns.metadata,
  );
  const found = entities.flatMap((entity) =>
    children(entity, ns.metadata, 'SPSSODescriptor')
      .filter((role) => role.getAttribute('protocolSupportEnumeration')?.split(/\s+/).includes(ns.protocol))
      .map((role) => ({ entity, role })),
  );
  const [first, another] = found;
  if (!first) return deny('saml.noProvider');
  if (another) deny('saml.providers');
  for (const each of [root, first.entity, first.role])
    if (Date.parse(each.getAttribute('validUntil') ?? '') <= now.getTime()) deny('saml.expired');
  return first;
}

/** The certificates for a use that can be one here, as PEM: of each key the first one, which others may stand behind. */
function certificatesFor(role: Element, use: 'signing' | 'encryption'): string[] {
  const keys = children(role, ns.metadata, 'KeyDescriptor').filter((key) =>
    [use, ''].includes(key.getAttribute('use') ?? ''),
  );
  return keys.flatMap((key) => certificateIn(key) ?? []);
}
function certificateIn(key: Element): string | undefined {
  const certificates = descendants(key).filter(
    ({ localName, namespaceURI }) => localName === 'X509Certificate' && namespaceURI === ns.signature,
  );
  return certificates.map(({ textContent }) => pemOf((textContent ?? '').replace(/\s/g, ''))).find(canBe);
}
function canBe(pem: string): boolean {
  try {
    mustBeCertificate(pem);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}

/** The addresses that take responses by POST, the default first and the others by index (SAML metadata, section 2.2.3). */
function acsUrlsIn(role: Element): string[] {
  const isDefault = (each: Element) => Number(isTrue(each.getAttribute('isDefault')));
  const index = (each: Element) => Number(each.getAttribute('index') ?? 0);
  const services = bound(role, 'AssertionConsumerService', bindings.post).sort(
    (one, other) => isDefault(other) - isDefault(one) || index(one) - index(other),
  );
  return [...new Set(services.map(located))];
}

/**
 * Reads the metadata of a service provider (SAML metadata, section 2.4.4) into settings of its application. Throws a
 * `SamlError` for a text that is not such metadata, has a DTD or is too large.
 */
export function readProviderMetadata(xml: string, now: Date): ProviderMetadata {
  const { entity, role } = providerIn(xml, now);
  const [acsUrl, ...otherAcsUrls] = acsUrlsIn(role);
  const [logout] = bound(role, 'SingleLogoutService', bindings.redirect);
  const named = children(role, ns.metadata, 'NameIDFormat').map(({ textContent }) => textContent?.trim());
  const nameIdformat = named
    .map((format) => Object.values(nameIdFormats).find((each) => each === format))
    .find(Boolean);
  // While a service provider changes its key, it names the next one beside that with which it signs.
  const signingCert = certificatesFor(role, 'signing').slice(0, mostSigningCertificates).join('');
  const [encryptCert = ''] = certificatesFor(role, 'encryption');
  return {
    entityID: entity.getAttribute('entityID') ?? '',
    acsUrl: acsUrl ?? deny('saml.noAcs'),
    otherAcsUrls,
    sloUrl: logout ? located(logout) : '',
    sloResponseUrl: logout?.getAttribute('ResponseLocation') ?? '',
    ...(nameIdformat && { nameIdformat }),
    // Without a certificate nothing could be verified, and nothing encrypted.
    authnRequestsSigned: isTrue(role.getAttribute('AuthnRequestsSigned')) && signingCert !== '',
    wantMessageSigned: encryptCert !== '',
    ...{ signingCert, signature_file_name: signingCert && 'signing.pem' },
    ...{ encryptCert, encrypt_file_name: encryptCert && 'encryption.pem' },
  };
}
