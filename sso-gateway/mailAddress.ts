import { emailPattern } from '../domain/patterns.ts';
import type { Proofs } from '../server-kit/people/details.ts';

type Fields = Readonly<Record<string, string | null>>;
const isAddress = (value: string | null | undefined): value is string => emailPattern.test(value ?? '');

/**
 * The e-mail address that applications are told of a user, and whether it is proved; null when none is known. One that a
 * mail has confirmed comes first: the user name, or that of the person. Otherwise it is the primary address, for whom a
 * directory stands if the user is in one, and then a user name of a directory that is an address. Any other user name
 * may be the address of somebody else.
 */
export function mailAddressOf(
  { username, primary_email: primary }: Fields,
  { usernameVerified, directory, provedAddress, isUnprovedAddress }: Proofs,
): { email: string; verified: boolean } | null {
  if (usernameVerified && isAddress(username)) return { email: username, verified: true };
  if (isAddress(provedAddress)) return { email: provedAddress, verified: true };
  if (isAddress(primary)) return { email: primary, verified: directory !== null && !directory.gone };
  return isAddress(username) && !isUnprovedAddress ? { email: username, verified: false } : null;
}
