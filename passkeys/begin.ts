import { randomBytes } from 'node:crypto';
import type { Creation, Request } from '../api/webauthn.ts';
import { newId } from '../event-store/newId.ts';
import type { Tokens } from '../server-kit/access/tokens.ts';
import { supportedAlgorithms } from './publicKeys.ts';

/** Time limit of one ceremony. */
const seconds = 120;
/** The context of a ceremony. It travels sealed with the browser, so that beginning one writes nothing. */
export type Begun = {
  /** The transaction's id in the log. Its stream is created when the ceremony ends. */
  id: string;
  challenge: string;
  rpId: string;
  /** The only origin that may answer. */
  origin: string;
} & Record<string, unknown>;
/** Id and challenge are new, except those of a transaction that is open already. */
type About = Omit<Begun, 'id' | 'challenge'> & { id?: string; challenge?: string };

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

function sealed(tokens: Tokens, kind: string, about: About): Begun & { transactionId: string } {
  const begun = { id: newId(), challenge: random(32), ...about } as Begun;
  return { ...begun, transactionId: tokens.seal(kind, begun, seconds) };
}

/** Options for making a passkey (WebAuthn L3 section 5.4), and the token for the answer. */
export function beginRegistration(
  tokens: Tokens,
  kind: string,
  about: About & {
    rpId: string;
    rpName: string;
    /** Who gets the passkey: the user handle (WebAuthn L3 section 5.4.3). */
    holderId: string;
    userName: string;
    displayName: string;
    /** The person's passkeys; an authenticator that has one of them makes no other. */
    has?: readonly string[];
  },
): Creation {
  const { rpName, userName, displayName, has = [], ...kept } = about;
  const { challenge, transactionId } = sealed(tokens, kind, kept);
  const options: Creation['options'] = {
    challenge,
    rp: { id: about.rpId, name: rpName },
    user: {
      id: Buffer.from(about.holderId).toString('base64url'),
      name: userName,
      displayName: displayName || userName,
    },
    pubKeyCredParams: supportedAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: seconds * 1000,
    attestation: 'none',
    excludeCredentials: has.map((id) => ({ type: 'public-key', id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    extensions: { credProps: true },
  };
  return { errorCode: 0, options, transactionId, challenge };
}

const requestOptions = ({ challenge, rpId }: Begun): Request['options'] => ({
  challenge,
  rpId,
  timeout: seconds * 1000,
  userVerification: 'required',
  allowCredentials: [],
});
/**
 * Options for using a passkey (WebAuthn L3 section 5.5). No credential is listed, because passkeys are discoverable;
 * the reply is thus the same for a known and an unknown name.
 */
export function beginSignIn(tokens: Tokens, kind: string, about: About): Request {
  const { transactionId, ...begun } = sealed(tokens, kind, about);
  return { errorCode: 0, options: requestOptions(begun), transactionId, challenge: begun.challenge };
}
