import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { ApproveTransaction, ChooseNumber } from '../../domain/transaction/approval.ts';
import { type Transaction, transaction } from '../../domain/transaction/transaction.ts';
import type { Origin } from '../../event-store/metadata.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { as } from '../origin.ts';
import { type Begun, beginWith } from './begin.ts';
import { presented, uniformly } from './finish.ts';
import { must, verifyAssertion } from './verify.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
/** What the initiating browser holds, and what the log keeps of it. */
export const newSecret = () => randomBytes(32).toString('base64url');
export const hashOf = (secret: string) => sha256(`transaction secret ${secret}`);
export const newNumber = () => randomInt(10, 100);

/** The link outlives the request, so that the phone can say that it came too late. Seconds. */
const linkLasts = 600;
/** What the approval page is opened with. */
export const approvalToken = ({ tokens }: Pick<Kit, 'tokens'>, id: string) =>
  tokens.seal('approval', { id }, linkLasts);

/** All that the approver is shown, and all that the transaction is bound to. */
export type Shown = {
  id: string;
  secretHash: string;
  /** What is signed in to. */
  target: 'operator console';
  operatorId: string | null;
  number: number;
  device: string;
  ip: string;
  place: { longitude: number; latitude: number };
  requestedAt: string;
};
/** The challenge is a hash over what is shown: a signature over it proves what was approved. */
export const challengeOf = (shown: Shown) =>
  sha256(
    JSON.stringify([
      'latchkey approval 1',
      shown.id,
      shown.secretHash,
      shown.target,
      shown.operatorId,
      shown.number,
      shown.device,
      shown.ip,
      shown.place.longitude,
      shown.place.latitude,
      shown.requestedAt,
    ]),
  );

/** The true number among two others, the same ones at each look, sorted: their order tells nothing. */
export function numbersOf({ challenge, number }: { challenge: string; number: number }): number[] {
  const bytes = createHash('sha256').update(`numbers ${challenge}`).digest();
  const first = 1 + (bytes.readUInt32BE(0) % 89);
  const second = 1 + ((first + (bytes.readUInt32BE(4) % 88)) % 89);
  return [0, first, second].map((step) => 10 + ((number - 10 + step) % 90)).sort((a, b) => a - b);
}

const kind = 'approve operator sign-in';
type Approving = Begun & { number: number };

/** Options that approve one request, after the right number was chosen; the wrong one has ended it. */
export async function beginApproval(kit: Kit, id: string, number: number, origin: Origin) {
  const { executor, tokens, config, origins } = kit;
  const { events } = await executor.execute(ChooseNumber, { id, number }, origin);
  if (events.length) refuse('transaction.number');
  const { opened } = (await executor.look(ref(transaction, id))).state as Transaction;
  const { challenge, operatorId } = opened!;
  return beginWith(tokens, kind, {
    id,
    challenge,
    rpId: config.BASE_DOMAIN,
    origin: origins.public,
    ownerId: operatorId,
    number,
  });
}

/** Verifies the passkey's answer over the request's own challenge, and approves. */
export async function finishApproval(
  kit: Kit,
  begun: Approving,
  response: AuthenticationResponseJSON,
  origin: Origin,
) {
  const { deviceId, credential, owner } = await presented(kit, response.id);
  must(owner.kind === 'operator', 'owner belongs here');
  const verified = await verifyAssertion(begun, response, { ownerId: owner.id, credential });
  const by = as(origin, 'operator', owner.id, owner.organisationId);
  const { id, number } = begun;
  const { organisationId } = owner;
  const approval = { id, number, operatorId: owner.id, organisationId, deviceId, ...verified };
  const { position } = await uniformly(() => kit.executor.execute(ApproveTransaction, approval, by));
  return { owner, position };
}
export const isApproval = (begun: Begun & { kind?: unknown }): begun is Approving & { kind: string } =>
  begun.kind === kind;
export const approvalKind = kind;
