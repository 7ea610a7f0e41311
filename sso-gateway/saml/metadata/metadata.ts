import { certificatesIn } from '../../../domain/application/settings/pem.ts';
import { nameIdFormats, type Saml, wantsSigned } from '../../../domain/application/settings/saml.ts';
import type { Certificate } from '../../../domain/keyring/keyring.ts';
import { type Addresses, encryption } from '../xml/entities.ts';
import { bindings, ns, escaped as x } from '../xml/xml.ts';

/**
 * Descriptions of both sides (SAML metadata, section 2). The schema prescribes the order of the elements in a descriptor:
 * keys, sign-outs, name ID formats, then the services of the role.
 */
const entity = (entityID: string, role: string) =>
  `<md:EntityDescriptor xmlns:md="${ns.metadata}" xmlns:ds="${ns.signature}" entityID="${x(entityID)}">` +
  `${role}</md:EntityDescriptor>`;

function key(use: 'signing' | 'encryption', pem: string): string {
  const certificate = pem.replace(/-----[^-]+-----|\s/g, '');
  // Without these, service providers may choose algorithms that prove nothing about what they encrypt.
  const methods = use === 'encryption' ? Object.values(encryption) : [];
  return (
    `<md:KeyDescriptor use="${use}"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}` +
    '</ds:X509Certificate></ds:X509Data></ds:KeyInfo>' +
    `${methods.map((each) => `<md:EncryptionMethod Algorithm="${each}"/>`).join('')}</md:KeyDescriptor>`
  );
}
const service = (name: string, binding: string, location: string, more = '') =>
  `<md:${name} Binding="${binding}" Location="${x(location)}"${more}/>`;
const inBoth = (name: string, location: string) =>
  service(name, bindings.redirect, location) + service(name, bindings.post, location);
const nameIdFormat = (format: string) => `<md:NameIDFormat>${format}</md:NameIDFormat>`;

/** The metadata of this side for an application, with every certificate of the organisation. */
export function identityProviderMetadata(
  settings: Saml,
  at: Addresses,
  certificates: readonly Certificate[],
): string {
  const keys = certificates.map(
    ({ certificate }) => key('signing', certificate) + key('encryption', certificate),
  );
  const { nameIdFormat: usual, otherNameIdFormats } = settings;
  const others = Object.values(nameIdFormats).filter((each) => otherNameIdFormats && each !== usual);
  return entity(
    at.entityID,
    `<md:IDPSSODescriptor WantAuthnRequestsSigned="${wantsSigned(settings)}" protocolSupportEnumeration="${ns.protocol}">` +
      keys.join('') +
      inBoth('SingleLogoutService', at.sloUrl) +
      [usual, ...others].map(nameIdFormat).join('') +
      `${inBoth('SingleSignOnService', at.ssoUrl)}</md:IDPSSODescriptor>`,
  );
}

/** The metadata of an application, with what it has registered. */
export function serviceProviderMetadata(settings: Saml): string {
  const { encryptionCertificate, signingCertificate, sloUrl, sloResponseUrl, singleLogout } = settings;
  const elsewhere = sloResponseUrl ? ` ResponseLocation="${x(sloResponseUrl)}"` : '';
  const assertionConsumers = [settings.acsUrl, ...settings.otherAcsUrls].map((location, index) =>
    service(
      'AssertionConsumerService',
      bindings.post,
      location,
      ` index="${index}"${index ? '' : ' isDefault="true"'}`,
    ),
  );
  return entity(
    settings.entityId,
    `<md:SPSSODescriptor AuthnRequestsSigned="${wantsSigned(settings)}" WantAssertionsSigned="true" ` +
      `protocolSupportEnumeration="${ns.protocol}">` +
      certificatesIn(signingCertificate?.pem ?? '')
        .map((each) => key('signing', each))
        .join('') +
      (encryptionCertificate ? key('encryption', encryptionCertificate.pem) : '') +
      (sloUrl && singleLogout ? service('SingleLogoutService', bindings.redirect, sloUrl, elsewhere) : '') +
      nameIdFormat(settings.nameIdFormat) +
      `${assertionConsumers.join('')}</md:SPSSODescriptor>`,
  );
}
