import type { All } from '../../../settings/setting.ts';

/** Whether whole responses are signed too, not the assertion alone, and requests must be. */
export const signed = {
  input: 'switch',
  select: true,
  default: true,
  wire: 'authnRequestsSigned',
  section: 'general',
  label: 'Response',
  words: { yes: 'Signed', no: 'Unsigned' },
  help: 'Signed: the whole response is signed, and requests must be. Unsigned: the assertion in the response is signed, and requests need not be.',
  paragraph: 'saml#signatures-and-encryption',
} as const;
export const signingCertificate = {
  input: 'own',
  section: 'general',
  label: 'Signature certificate of the service provider',
  help: 'The signatures of its requests are verified with it. Its metadata may name up to three, so that it can change its key.',
  paragraph: 'saml#signatures-and-encryption',
  when: ({ signed }: All) => signed,
} as const;
export const encrypted = {
  input: 'switch',
  select: true,
  default: true,
  wire: 'wantMessageSigned',
  section: 'general',
  label: 'Assertion Encryption',
  help: 'Encrypted: the service provider alone can read what it is told of a person.',
  paragraph: 'saml#signatures-and-encryption',
  words: { yes: 'Encrypted', no: 'Unencrypted' },
} as const;
export const encryptionCertificate = {
  input: 'own',
  section: 'general',
  label: 'Encryption certificate of the service provider',
  help: 'Assertions are encrypted for it. Whoever has its key reads them.',
  paragraph: 'saml#signatures-and-encryption',
  when: ({ encrypted }: All) => encrypted,
} as const;
export const signatureAlgorithm = {
  input: 'choice',
  of: { rsa_sha256: 'rsa_sha256', rsa_sha384: 'rsa_sha384', rsa_sha512: 'rsa_sha512' },
  default: 'rsa_sha256',
  wire: 'signature_algorithm',
  section: 'advanced',
  label: 'Signature algorithm',
  help: 'What we sign with. Choose another one only if the service provider requires it.',
  paragraph: 'saml#signatures-and-encryption',
} as const;
