import { aggregate } from '../kit.ts';
import type { SigningAlgorithm } from './algorithms.ts';
import * as happened from './events.ts';

/** The keys of an algorithm that are published: the one that signs, and the next one or the one before it, whose tokens may still be used. */
const published = 2;

/** A certificate for SAML, as PEM. */
export type Certificate = { certificateId: string; certificate: string; madeAt: string; expiresAt: string };
/** What is known of a key without opening it. */
type SigningKey = { kid: string; madeAt: string; alg: SigningAlgorithm };
/** The keys that sign an organisation's tokens, newest first, and its certificates for SAML. Its id is the organisation's. */
export type Keyring = {
  status: 'absent' | 'active';
  keys: readonly SigningKey[];
  /** The certificate that signs comes first. */
  certificates: readonly Certificate[];
};

export const keyring = aggregate<Keyring, typeof happened>({
  name: 'keyring',
  events: happened,
  unknown: 'organisation.unknown',
  initial: { status: 'absent', keys: [], certificates: [] },
  evolve: {
    SigningKeyMade: (state, { kid, madeAt, alg }) => {
      const alike = state.keys.filter((key) => key.alg === alg).slice(0, published - 1);
      const others = state.keys.filter((key) => key.alg !== alg);
      return { ...state, status: 'active', keys: [{ kid, madeAt, alg }, ...alike, ...others] };
    },
    SamlCertificateMade: (state, { certificateId, certificate, madeAt, expiresAt }) => ({
      ...state,
      status: 'active',
      certificates: [...state.certificates, { certificateId, certificate, madeAt, expiresAt }],
    }),
    SamlCertificateChosen: (state, chosen) => ({
      ...state,
      certificates: state.certificates.toSorted(
        (a, b) =>
          Number(b.certificateId === chosen.certificateId) - Number(a.certificateId === chosen.certificateId),
      ),
    }),
    SamlCertificateRemoved: (state, { certificateId }) => ({
      ...state,
      certificates: state.certificates.filter((each) => each.certificateId !== certificateId),
    }),
  },
});
