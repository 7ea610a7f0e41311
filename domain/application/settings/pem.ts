/** Signing certificates that a service provider may have at once: the one in use, and others while it changes its key. */
export const mostSigningCertificates = 3;

const one = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;

/** The certificates of a text in PEM (RFC 7468), each with lines of 64 characters. */
export const certificatesIn = (pem: string): string[] =>
  [...pem.matchAll(one)].map(([, base64]) => pemOf(base64!.replace(/\s/g, '')));

/** A certificate in PEM, of its DER in Base64 without white space. */
export const pemOf = (base64: string): string => {
  const lines = base64.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
};
