import { emailPattern } from '../domain/patterns.ts';
import type { User } from '../domain/user/user.ts';

type Fields = Readonly<Record<string, string | null>>;
const isAddress = (value: string | null | undefined): value is string => emailPattern.test(value ?? '');

/**
 * The e-mail address that applications are told of a user, and whether it is proved; null when none is known. A user name
 * that a mail has proved comes first. Otherwise it is the primary address, for whom a directory stands if the user is in
 * one, and then a user name that is an address.
 */
export function mailAddressOf(
  { username, primary_email: primary }: Fields,
  { usernameVerified, directory }: Pick<User, 'usernameVerified' | 'directory'>,
): { email: string; verified: boolean } | null {
  if (usernameVerified && isAddress(username)) return { email: username, verified: true };
  if (isAddress(primary)) return { email: primary, verified: directory !== null && !directory.gone };
  return isAddress(username) ? { email: username, verified: usernameVerified } : null;
}
