import { ResultCodeError } from 'ldapts';
import type { z } from 'zod';
import type { DirectorySettings } from '../../domain/application/settings/directory.ts';
import type { told } from '../../domain/problems.ts';
import { type DirectoryFault, directorySays } from '../../domain/sentences/english/directories.ts';
import { ForbiddenAddressError } from '../../server-kit/egress.ts';

/** Thrown when a directory cannot be used, with the reason for the person who set it up. */
export class DirectoryError extends Error {
  fault: DirectoryFault;
  constructor(fault: DirectoryFault, options?: ErrorOptions) {
    super(directorySays(fault), options);
    this.fault = fault;
  }
}

/** What a fault is beside its English sentence, as a refusal has it, so that a page can say it in its language. */
export const toldOfFault = ({ code, values }: DirectoryFault): z.output<typeof told> => ({
  refusal: code,
  ...(values && { values }),
});

type Place = { at: string; server: string; baseDn: string };
/** A reason that names these parts of the settings, at most. */
type Reason = { [F in DirectoryFault as Place extends F['values'] ? F['code'] : never]: F['code'] };
type ReasonCode = keyof Reason;
/** The meanings of connection error codes (Node, OpenSSL). */
const byCode: Record<string, ReasonCode> = {
  ENOTFOUND: 'ldap.unknownHost',
  EAI_AGAIN: 'ldap.noLookup',
  ECONNREFUSED: 'ldap.refused',
  EHOSTUNREACH: 'ldap.unreached',
  ENETUNREACH: 'ldap.unreached',
  ETIMEDOUT: 'ldap.silent',
  ECONNRESET: 'ldap.closed',
  EPIPE: 'ldap.closed',
  CERT_HAS_EXPIRED: 'ldap.certificateEnded',
  CERT_NOT_YET_VALID: 'ldap.certificateEarly',
  ERR_TLS_CERT_ALTNAME_INVALID: 'ldap.certificateName',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'ldap.untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'ldap.untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'ldap.untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'ldap.untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'ldap.untrusted',
  CERT_SIGNATURE_FAILURE: 'ldap.untrusted',
  EPROTO: 'ldap.noTls',
};
/** The meanings of result codes (RFC 4511 appendix A). */
const byResult: Record<number, ReasonCode> = {
  3: 'ldap.noTime',
  4: 'ldap.sizeLimit',
  10: 'ldap.referral',
  11: 'ldap.adminLimit',
  12: 'ldap.noPages',
  32: 'ldap.noEntry',
  48: 'ldap.noBind',
  49: 'ldap.wrongBind',
  50: 'ldap.noRights',
  51: 'ldap.busy',
  52: 'ldap.away',
};

/** Turns whatever went wrong below an entry of a directory into an error that names its cause. */
export function problemOf(
  error: unknown,
  settings: DirectorySettings,
  baseDn = settings.baseDn,
): DirectoryError {
  if (error instanceof DirectoryError) return error;
  const { server, port, security } = settings;
  const at = `${server}:${port}`;
  const why = (fault: DirectoryFault) => new DirectoryError(fault, { cause: error });
  const because = (code: ReasonCode) => why({ code, values: { at, server, baseDn } } as DirectoryFault);
  if (error instanceof ForbiddenAddressError) return because('ldap.forbidden');
  if (error instanceof ResultCodeError) {
    const known = byResult[error.code];
    return known ? because(known) : why({ code: 'ldap.code', values: { server, code: error.code } });
  }
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (byCode[code]) return because(byCode[code]);
  if (code.startsWith('ERR_SSL')) return because('ldap.noTls');
  if (code.startsWith('ERR_OSSL') || code === 'ERR_CRYPTO_INVALID_STATE')
    return why({ code: 'ldap.authorities' });
  if (/closed|Socket|not established|disconnected/i.test(message)) return because('ldap.closed');
  if (/timeout|timed out/i.test(message)) return because('ldap.silent');
  return why({ code: 'ldap.noLdap', values: { at, startTls: security === 'starttls' } });
}

/** The result code because of which a question failed; -1 when the server gave none. */
export function resultOf(error: unknown): number {
  const { cause } = error as Error;
  return cause instanceof ResultCodeError ? cause.code : -1;
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
