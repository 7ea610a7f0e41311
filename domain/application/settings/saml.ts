import { z } from 'zod';
import { text } from '../../kit.ts';
import { limits } from '../../limits.ts';
import { issueOf, wrong } from '../../problems.ts';
import type { RefusalCode } from '../../refusals.ts';
import { redirectUriProblem } from '../../webAddresses.ts';
import { everyKind } from './shared.ts';

/** The forms in which an application can be told who a person is (SAML core, section 8.3). */
export const nameIdFormats = {
  emailAddress: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  unspecified: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
  persistent: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  transient: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
} as const;
export const nameIdFormat = z.enum(Object.values(nameIdFormats));
export type NameIdFormat = z.output<typeof nameIdFormat>;

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
} as const;
export type AuthContext = keyof typeof authContexts;
const authContextNames = Object.keys(authContexts) as [AuthContext, ...AuthContext[]];
export const signatureAlgorithms = ['rsa_sha256', 'rsa_sha384', 'rsa_sha512'] as const;

/** Text without control characters, which XML cannot contain. */
const oneLine = (most: number, least: 0 | 1 = 0) =>
  text(most, least)
    .refine((value) => !/\p{C}/u.test(value), wrong('is.control'))
    .meta({ pattern: String.raw`^(?!\s+$)[^\x00-\x1f\x7f-\x9f]*$` });
const address = text(limits.url, 1)
  .superRefine((value, context) => {
    const problem = redirectUriProblem(value, 'web');
    if (problem) context.addIssue(issueOf(problem));
  })
  .meta({
    format: 'uri',
    pattern: String.raw`^https?://[^#*@\s]+$`,
    description: 'https, or http on localhost; without a fragment.',
    examples: ['https://app.example/saml/acs'],
  });

const pem = /^-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]{100,12000})-----END CERTIFICATE-----\s*$/;
/** Certificates in the text form of RFC 7468, with lines of 64 characters. */
const certificateText = z
  .string()
  .max(16_000)
  .regex(pem, wrong('is.certificate'))
  .overwrite((value) => {
    const lines =
      pem
        .exec(value)?.[1]
        ?.replace(/\s/g, '')
        .match(/.{1,64}/g) ?? [];
    return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  });
/** A certificate of the application, with the name of the file that it came in. */
export const certificate = z.object({ pem: certificateText, fileName: oneLine(120, 1) });

/** An application that signs people in through SAML 2.0: a service provider. */
export const saml = z.object({
  kind: z.literal('saml'),
  ...everyKind,
  /** Where responses are posted to, compared exactly. */
  acsUrl: address,
  /** Further such addresses, which a request may name. */
  otherAcsUrls: z
    .array(address)
    .max(limits.redirectUris)
    .overwrite((list) => [...new Set(list)])
    .default([]),
  /** Where the application takes part in single logout; empty when it does not. */
  sloUrl: z.union([z.literal(''), address]).default(''),
  /** Where it gets answers to its own requests to sign out, if elsewhere (SAML metadata, section 2.2.2); empty if not. */
  sloResponseUrl: z.union([z.literal(''), address]).default(''),
  /** The name of the service provider, which is the audience of assertions. */
  entityId: oneLine(limits.entityId, 1)
    .refine((value) => !/\s/.test(value), wrong('is.blanks'))
    .meta({
      pattern: String.raw`^[^\s\x00-\x1f\x7f-\x9f]+$`,
      examples: ['https://app.example/saml/metadata'],
    }),
  /** The RelayState that the application gets when the sign-in began here. */
  relayState: oneLine(limits.url).default(''),
  nameIdFormat: nameIdFormat.default(nameIdFormats.emailAddress),
  /** Whether whole responses are signed too, not the assertion alone, and requests must be. */
  signed: z.boolean().default(true),
  /** Whether assertions are encrypted. */
  encrypted: z.boolean().default(true),
  encryptionCertificate: certificate.nullable().default(null),
  signingCertificate: certificate.nullable().default(null),
  authContext: z.enum(authContextNames).default('passwordless'),
  signatureAlgorithm: z.enum(signatureAlgorithms).default('rsa_sha256'),
  /** Whether sign-outs are passed on to the application and taken from it. */
  singleLogout: z.boolean().default(true),
});
export type Saml = z.output<typeof saml>;

/**
 * The certificate that these settings need and lack; null when nothing is missing. An application may be created
 * without: its certificates are often known only after it has been given ours.
 */
export function missingCertificate(settings: Saml): RefusalCode | null {
  if (settings.encrypted && !settings.encryptionCertificate) return 'application.encryptionCertificate';
  return settings.signed && !settings.signingCertificate ? 'application.signingCertificate' : null;
}
