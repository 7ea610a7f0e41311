import { certificatesIn } from '../../../domain/application/settings/pem.ts';
import { encrypts, type Saml, wantsSigned } from '../../../domain/application/settings/saml.ts';
import type { Certificate } from '../../../domain/keyring/keyring.ts';
import type { samlAddresses } from '../../../server-kit/access/samlAddresses.ts';
import { libraries } from './libraries.ts';
import { algorithmOf } from './signature.ts';
import { bindings } from './xml.ts';

export type Addresses = ReturnType<typeof samlAddresses>;
const both = (Location: string) => [
  { Binding: bindings.redirect, Location },
  { Binding: bindings.post, Location },
];
/** The algorithms with which assertions are encrypted, and name IDs for this side. */
export const encryption = {
  dataEncryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
} as const;

/** This side of an application's connection, which signs with a certificate. */
export function identityProvider(
  settings: Saml,
  at: Addresses,
  { certificate }: Pick<Certificate, 'certificate'>,
  privateKey: string,
) {
  return libraries.samlify.IdentityProvider({
    entityID: at.entityID,
    signingCert: certificate,
    encryptCert: certificate,
    privateKey,
    wantAuthnRequestsSigned: wantsSigned(settings),
    nameIDFormat: [settings.nameIdFormat],
    singleSignOnService: both(at.ssoUrl),
    singleLogoutService: both(at.sloUrl),
    requestSignatureAlgorithm: algorithmOf(settings),
    isAssertionEncrypted: encrypts(settings),
    ...encryption,
  });
}

/** The application's side, with what it has registered. */
export function serviceProvider(settings: Saml, acsUrl = settings.acsUrl) {
  const others = [settings.acsUrl, ...settings.otherAcsUrls].filter((each) => each !== acsUrl);
  const { encryptionCertificate, signingCertificate, sloUrl, singleLogout } = settings;
  return libraries.samlify.ServiceProvider({
    entityID: settings.entityId,
    authnRequestsSigned: wantsSigned(settings),
    wantAssertionsSigned: true,
    wantMessageSigned: settings.signed,
    nameIDFormat: [settings.nameIdFormat],
    ...(signingCertificate && { signingCert: certificatesIn(signingCertificate.pem) }),
    ...(encryptionCertificate && { encryptCert: encryptionCertificate.pem }),
    assertionConsumerService: [acsUrl, ...others].map((Location, at) => ({
      Binding: bindings.post,
      Location,
      isDefault: at === 0,
    })),
    ...(sloUrl &&
      singleLogout && { singleLogoutService: [{ Binding: bindings.redirect, Location: sloUrl }] }),
  });
}
