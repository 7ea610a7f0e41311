import { hash } from 'node:crypto';

/**
 * The id of the access of a person to an application, which calls and screens know as the id of a user. It is derived, so
 * that a sign-in finds the user of a person without a list, and a person has one access to an application at most. The
 * form is that of a UUID of version 8 (RFC 9562 section 5.8). `round` counts those that were deleted before.
 */
export function accessId(personId: string, applicationId: string, round = 0): string {
  const of = JSON.stringify(['access', personId, applicationId, round]);
  const hex = hash('sha256', of);
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20)];
  return `${parts.join('-')}-${hex.slice(20, 32)}`;
}
