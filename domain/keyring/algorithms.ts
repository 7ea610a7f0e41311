/** The algorithms with which tokens can be signed (RFC 7518 section 3.1, RFC 8037). Every organisation has a key of each. */
export const signingAlgorithms = ['RS256', 'ES256', 'EdDSA'] as const;
export type SigningAlgorithm = (typeof signingAlgorithms)[number];
