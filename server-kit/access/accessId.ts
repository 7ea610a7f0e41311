import { hash } from 'node:crypto';

/** An id that derives from what it is of. The form is that of a UUID of version 8 (RFC 9562 section 5.8). */
export function derivedId(of: readonly (string | number)[]): string {
  const hex = hash('sha256', JSON.stringify(of));
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20)];
  return `${parts.join('-')}-${hex.slice(20, 32)}`;
}
/**
 * The id of the access of a person to an application, which calls and screens know as the id of a user. It is derived, so
 * that a sign-in finds the user of a person without a list, and a person has one access to an application at most. `round`
 * counts those that were deleted before.
 */
export const accessId = (personId: string, applicationId: string, round = 0): string =>
  derivedId(['access', personId, applicationId, round]);
