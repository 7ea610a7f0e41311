import { createHash } from 'node:crypto';

/**
 * The id of the access of a person to an application, which calls and screens know as the id of a user. It is derived, so
 * that a sign-in finds the user of a person without a list, and a person has one access to an application at most. The
 * form is that of a UUID of version 8 (RFC 9562 section 5.8). `round` counts those that were deleted before.
 */
export function accessId(personId: string, applicationId: string, round = 0): string {
  const of = JSON.stringify(['access', personId, applicationId, round]);
  const hash = createHash('sha256').update(of).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString('hex', 0, 16).replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
