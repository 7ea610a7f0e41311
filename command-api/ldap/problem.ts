import { ResultCodeError } from 'ldapts';
import type { DirectorySettings } from '../../domain/application/settings/directory.ts';
import { ForbiddenAddressError } from '../../server-kit/egress.ts';

/** Thrown when a directory cannot be used, with a sentence for the person who set it up. */
export class DirectoryError extends Error {}

/** The meanings of connection error codes (Node, OpenSSL). */
const byCode: Record<string, (at: string, server: string) => string> = {
  ENOTFOUND: (_, server) => `There is no server named ${server}`,
  EAI_AGAIN: (_, server) => `The name ${server} cannot be looked up right now`,
  ECONNREFUSED: (at) => `${at} refuses connections`,
  EHOSTUNREACH: (at) => `${at} cannot be reached`,
  ENETUNREACH: (at) => `${at} cannot be reached`,
  ETIMEDOUT: (at) => `${at} does not answer`,
  ECONNRESET: (at) => `${at} closed the connection`,
  EPIPE: (at) => `${at} closed the connection`,
  CERT_HAS_EXPIRED: (_, server) => `The certificate of ${server} has expired`,
  CERT_NOT_YET_VALID: (_, server) => `The certificate of ${server} is not valid yet`,
  ERR_TLS_CERT_ALTNAME_INVALID: (_, server) => `The certificate is not one for ${server}`,
};
const untrusted = new Set([
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_GET_ISSUER_CERT'],
  ...['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'CERT_SIGNATURE_FAILURE'],
]);
/** The meanings of result codes (RFC 4511 appendix A). */
const byResult: Record<number, (settings: DirectorySettings) => string> = {
  3: ({ server }) => `${server} ran out of time`,
  4: ({ server }) => `${server} sends fewer entries to this bind DN than there are. Raise its size limit`,
  10: ({ server }) => `${server} refers to another server. Referrals are not followed`,
  11: ({ server }) => `${server} does not let this bind DN read so many entries`,
  32: ({ server, baseDn }) => `${server} has no entry ${baseDn}`,
  48: ({ server }) => `${server} does not allow this bind DN to sign in`,
  49: ({ server }) => `${server} does not accept bind DN and password`,
  50: ({ server }) => `${server} does not let this bind DN read the users`,
  51: ({ server }) => `${server} is busy`,
  52: ({ server }) => `${server} is not available`,
};

/** Turns whatever went wrong with a directory into a sentence that names its cause. */
export function problemOf(error: unknown, settings: DirectorySettings): DirectoryError {
  if (error instanceof DirectoryError) return error;
  if (error instanceof ForbiddenAddressError) return new DirectoryError(error.message);
  const { server, port, security } = settings;
  const at = `${server}:${port}`;
  const why = (sentence: string) => new DirectoryError(sentence, { cause: error });
  if (error instanceof ResultCodeError)
    return why(byResult[error.code]?.(settings) ?? `${server} answered with code ${error.code}`);
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (byCode[code]) return why(byCode[code](at, server));
  if (untrusted.has(code)) return why(`The certificate of ${server} is not trusted. Add the CA certificate`);
  if (code.startsWith('ERR_SSL') || code === 'EPROTO')
    return why(`${at} does not speak TLS as expected. Check port and encryption`);
  if (code.startsWith('ERR_OSSL') || code === 'ERR_CRYPTO_INVALID_STATE')
    return why('The CA certificate cannot be read');
  if (/closed|Socket|not established|disconnected/i.test(message)) return why(`${at} closed the connection`);
  if (/timeout|timed out/i.test(message)) return why(`${at} does not answer`);
  return why(`${at} does not speak LDAP as expected${security === 'starttls' ? ', or has no StartTLS' : ''}`);
}

/** Why a directory does not let an account sign in. */
export type AccountProblem = 'locked' | 'password' | 'account';
/** Thrown when a directory knows a person, but does not let the account sign in. */
export class AccountError extends Error {
  problem: AccountProblem;
  constructor(problem: AccountProblem) {
    super(`the directory refuses the account (${problem})`);
    this.problem = problem;
  }
}

/** Result codes of a bind that say something about the account (RFC 4511 appendix A.2). */
const byBind: Record<number, AccountProblem> = {
  19: 'locked',
  48: 'account',
  50: 'account',
  53: 'account',
};
/** Reasons that Active Directory gives within code 49: `…, data 775, …`, a Windows error in hexadecimal. */
const byData: Record<string, AccountProblem> = {
  '532': 'password',
  '773': 'password',
  '533': 'account',
  '701': 'account',
  '775': 'locked',
};

/** What a failed bind says about the account; null when it says nothing. */
export function accountProblemOf(error: unknown): AccountProblem | null {
  if (!(error instanceof ResultCodeError)) return null;
  const [, data = ''] = /\bdata ([0-9a-f]+)\b/i.exec(error.message) ?? [];
  return (error.code === 49 ? byData[data.toLowerCase()] : byBind[error.code]) ?? null;
}
