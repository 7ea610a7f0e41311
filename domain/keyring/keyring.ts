import { aggregate } from '../kit.ts';
import * as happened from './events.ts';

/** The keys that are published: the one that signs, and the next one or the one before it, whose tokens may still be used. */
const published = 2;

/** A certificate for SAML, as PEM. */
export type Certificate = { certificateId: string; certificate: string; madeAt: string; expiresAt: string };
/** The keys that sign an organisation's tokens, newest first, and its certificates for SAML. Its id is the organisation's. */
export type Keyring = {
  status: 'absent' | 'active';
  keys: readonly { kid: string; madeAt: string }[];
  /** The certificate that signs comes first. */
  certificates: readonly Certificate[];
};

export const keyring = aggregate<Keyring, typeof happened>({
  name: 'keyring',
  events: happened,
  unknown: 'organisation.unknown',
  initial: { status: 'absent', keys: [], certificates: [] },
  evolve: {
    SigningKeyMade: (state, { kid, madeAt }) => ({
      ...state,
      status: 'active',
      keys: [{ kid, madeAt }, ...state.keys].slice(0, published),
    }),
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
