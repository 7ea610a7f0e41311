import { z } from 'zod';
import { text } from '../../kit.ts';
import { limits } from '../../limits.ts';
import { wrong } from '../../problems.ts';
import { customNameProblem } from '../../profile/customAttributes.ts';
import type { RefusalCode } from '../../refusals.ts';
import { schemaOf } from '../../settings/schema.ts';
import { defaultsOf } from '../../settings/setting.ts';
import { certificatesIn, mostSigningCertificates } from './pem.ts';
import { samlRows } from './rows/saml.ts';
import { attributeSources, nameFormats, type SamlAttribute, usualAttributes } from './rows/samlAttributes.ts';
import { logo } from './shared.ts';

export { nameIdFormats } from './rows/saml.ts';

/** A form of the name ID. */
export type NameIdFormat = Saml['nameIdFormat'];

const classes = 'urn:oasis:names:tc:SAML:2.0:ac:classes';
/**
 * The statement of an assertion about the way a person signed in, by the names of the requirements. SAML has no class for
 * passkeys; the profile for multi-factor authentication of REFEDS describes them and is widely known.
 */
export const authContexts = {
  passwordless: 'https://refeds.org/profile/mfa',
  passwordProtectedTransport: `${classes}:PasswordProtectedTransport`,
  password: `${classes}:Password`,
  unspecified: `${classes}:unspecified`,
  TLSClient: `${classes}:TLSClient`,
  'x.509_certificate': `${classes}:X509`,
  intWinAuth: 'urn:federation:authentication:windows',
  kerberos: `${classes}:Kerberos`,
} as const satisfies Record<Saml['authContext'], string>;
/** So many certificates at most, in the text form of RFC 7468. */
const certificateText = (most: number) =>
  z
    .string()
    .max(16_000)
    .regex(
      new RegExp(
        `^(?:-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\\s]{100,12000}-----END CERTIFICATE-----\\s*){1,${most}}$`,
      ),
      wrong('is.certificate'),
    )
    .overwrite((value) => certificatesIn(value).join(''));
/** A text of one line. */
const line = (most: number, least: 0 | 1) =>
  text(most, least).refine((typed) => !/\p{C}/u.test(typed), wrong('is.control'));
/** Certificates of the application, with the name of the file that they came in. */
const certificate = (most: number) => z.object({ pem: certificateText(most), fileName: line(120, 1) });
const attributeName = limits.samlAttributeName;
/** An attribute of assertions; only one with a fixed source, a custom attribute, or of groups has a value of its own. */
const attribute: z.ZodType<SamlAttribute, SamlAttribute> = z
  .object({
    name: line(attributeName, 1),
    nameFormat: z.enum(Object.keys(nameFormats) as (keyof typeof nameFormats)[]),
    friendlyName: line(attributeName, 0),
    source: z.enum(Object.keys(attributeSources) as (keyof typeof attributeSources)[]),
    value: line(limits.samlAttributeValue, 0),
  })
  .refine(({ source, value }) => source !== 'custom' || customNameProblem(value) === null, {
    ...wrong('is.customNone'),
    path: ['value'],
  });
/** The attributes of an application, which may be none. */
export const attributes = z.array(attribute).max(limits.samlAttributes);

/** An application that signs people in through SAML 2.0: a service provider. */
export const saml = schemaOf('saml', samlRows, {
  logo: logo.default(''),
  signingCertificate: certificate(mostSigningCertificates).nullable().default(null),
  encryptionCertificate: certificate(1).nullable().default(null),
  attributes: attributes.default(usualAttributes),
});
export type Saml = z.output<typeof saml>;
/** The settings of an application, which has the default of each setting that is younger than itself. */
export const wholeSaml = (settings: Saml): Saml =>
  Object.assign({ ...defaultsOf(samlRows), attributes: usualAttributes }, settings);
/** Whether requests must be signed: as it is chosen, once there is a certificate to verify them with. */
export const wantsSigned = ({ signed, signingCertificate }: Saml) => signed && signingCertificate !== null;
/** Whether assertions are encrypted: as it is chosen, once there is a certificate to encrypt them for. */
export const encrypts = ({ encrypted, encryptionCertificate }: Saml) =>
  encrypted && encryptionCertificate !== null;

/**
 * The certificate that changed settings need and lack; null when nothing is missing. An application may be created
 * without: its certificates are often known only after it has been given ours.
 */
export function missingCertificate(settings: Saml): RefusalCode | null {
  if (settings.encrypted && !settings.encryptionCertificate) return 'application.encryptionCertificate';
  return settings.signed && !settings.signingCertificate ? 'application.signingCertificate' : null;
}
