import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Kind } from '../domain/families/requests.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
/** The initiating browser's secret, and the hash of it in the log. */
export const newSecret = () => randomBytes(32).toString('base64url');
export const hashOf = (secret: string) => sha256(`transaction secret ${secret}`);
export const newNumber = () => randomInt(10, 100);

/** Everything that the approver is shown and the transaction is bound to. */
export type Shown = {
  id: string;
  secretHash: string;
  kind: Kind;
  /** The name of what is signed in to, or registered for. */
  target: string;
  /** The account being registered. */
  account: string | null;
  ownerId: string | null;
  applicationId: string | null;
  deviceId: string | null;
  number: number | null;
  device: string;
  ip: string;
  place: { longitude: number; latitude: number } | null;
  requestId: string | null;
  idpId: string | null;
  requestedAt: string;
};
/** The challenge is a hash over what is shown, so a signature over it proves what was approved. */
export const challengeOf = (shown: Shown) =>
  sha256(
    JSON.stringify([
      'latchkey approval 2',
      shown.id,
      shown.secretHash,
      shown.kind,
      shown.target,
      shown.account,
      shown.ownerId,
      shown.applicationId,
      shown.deviceId,
      shown.number,
      shown.device,
      shown.ip,
      shown.place && [shown.place.longitude, shown.place.latitude],
      shown.requestId,
      shown.idpId,
      shown.requestedAt,
    ]),
  );

/** The true number among two others, the same at each call and sorted, so that their order reveals nothing. */
export function numbersOf({ challenge, number }: { challenge: string; number: number | null }): number[] {
  if (number === null) return [];
  const bytes = createHash('sha256').update(`numbers ${challenge}`).digest();
  const first = 1 + (bytes.readUInt32BE(0) % 89);
  const second = 1 + ((first + (bytes.readUInt32BE(4) % 88)) % 89);
  return [0, first, second].map((step) => 10 + ((number - 10 + step) % 90)).sort((a, b) => a - b);
}
