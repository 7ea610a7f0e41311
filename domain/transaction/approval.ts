import { z } from 'zod';
import { device } from '../device/device.ts';
import { commandsOf, id, ref, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { operator } from '../operator/operator.ts';
import { organisation } from '../organisation/organisation.ts';
import { refuse } from '../refusals.ts';
import { mayPass } from './commands.ts';
import * as happened from './events.ts';
import { statusAt, type Transaction, transaction } from './transaction.ts';

const command = commandsOf(transaction);
const one = z.object({ id: id() });
const hash = z.string().regex(/^[\w-]{43}$/);
/** How much longer than the request an approval can be collected: the screen may have looked a moment before. */
const grace = 60_000;

/** The one sentence per outcome that the waiting screen is told. */
export const outcomes = {
  declined: 'User Declined',
  wrongNumber: 'Another number was chosen',
  failed: 'The approval failed',
} as const;
/** What a device may have said instead; no other words from outside are passed on. */
export const deviceMessages = [
  'Authentication failed. Please try again.',
  'Assertion was not completed',
  'WebAuthn is not supported in this browser',
] as const;

/** A request is answered once, and in time. */
function pending(state: Transaction, now: Date) {
  const status = statusAt(state, now.getTime());
  if (status === 'absent') refuse('transaction.unknown');
  if (status === 'expired') refuse('transaction.expired');
  if (status !== 'pending') refuse('transaction.closed');
  return state.opened!;
}

/** A screen begins to wait. What it says of itself is the server's finding, except the place. */
export const OpenTransaction = command(
  {
    input: one.extend({
      ...happened.TransactionOpened.schema.omit({ expiresAt: true }).shape,
      secretHash: hash,
      challenge: hash,
      operatorId: id().nullable(),
      subjectId: id(),
      device: text(100),
      ip: text(100),
      place: happened.place,
    }),
    parent: () => null,
  },
  ({ status }, { id: _, ...opened }, { now }) => {
    if (status !== 'absent') refuse('transaction.used');
    const expiresAt = new Date(now.getTime() + limits.approval).toISOString();
    return [happened.TransactionOpened({ ...opened, expiresAt })];
  },
);

/** The number is chosen before the passkey is asked for: a wrong one ends the request. */
export const ChooseNumber = command(
  { input: one.extend({ number: z.number().int() }) },
  (state, { number }, { now }) =>
    pending(state, now).number === number
      ? []
      : [happened.TransactionFailed({ message: outcomes.wrongNumber })],
);

/** Whose passkey signed, as the log knows it. */
const approver = one.extend({ operatorId: id(), organisationId: id(), deviceId: id() });
type Approver = z.output<typeof approver>;
const people = {
  parent: ({ operatorId }: Approver) => ref(operator, operatorId),
  needs: ({ operatorId, organisationId, deviceId }: Approver) => ({
    owner: ref(operator, operatorId),
    organisation: ref(organisation, organisationId),
    device: ref(device, deviceId),
  }),
};

export const ApproveTransaction = command(
  {
    input: approver.extend({
      number: z.number().int(),
      counter: z.number().int().min(0),
      backedUp: z.boolean(),
    }),
    ...people,
  },
  (state, { operatorId, deviceId, number, counter, backedUp }, { now, needs }) => {
    const before = state.approved;
    if (before?.deviceId === deviceId && before.counter === counter) return [];
    const opened = pending(state, now);
    if (opened.operatorId !== null && opened.operatorId !== operatorId) refuse('transaction.unknown');
    mayPass(needs, 'operator');
    if (opened.number !== number) return [happened.TransactionFailed({ message: outcomes.wrongNumber })];
    return [happened.TransactionApproved({ operatorId, deviceId, counter, backedUp })];
  },
);

/** Ends a request without approval, from either side. A repeat changes nothing; after its time it has expired. */
export const CloseTransaction = command(
  { input: one.extend({ as: z.enum(['declined', 'failed']), message: z.enum(deviceMessages).optional() }) },
  (state, { as, message }, { now }) => {
    if (state.status === as || state.status === 'expired') return [];
    if (statusAt(state, now.getTime()) === 'expired') return [happened.TransactionExpired({})];
    pending(state, now);
    return as === 'declined'
      ? [happened.TransactionDeclined({ message: outcomes.declined })]
      : [happened.TransactionFailed({ message: message ?? outcomes.failed })];
  },
);

/** "This was not me": declines what still waits, and puts an alarm on record, also after the request has ended. */
export const ReportTransaction = command({ input: one }, (state, _, { now }) => {
  if (state.opened === null) refuse('transaction.unknown');
  if (state.reported) return [];
  const waiting = statusAt(state, now.getTime()) === 'pending';
  return [
    ...(waiting ? [happened.TransactionDeclined({ message: outcomes.declined })] : []),
    happened.TransactionReported({}),
  ];
});

/** The initiating browser takes what was approved: that is the sign-in. It may ask again when the answer was lost. */
export const CollectSignIn = command(
  {
    input: approver.extend({ secretHash: hash, platform: text(40), browser: text(40) }),
    ...people,
  },
  (state, { secretHash, operatorId, deviceId, platform, browser }, { now, needs }) => {
    const { opened, approved, status } = state;
    if (opened?.secretHash !== secretHash || !approved) refuse('transaction.unknown');
    if (approved.operatorId !== operatorId || approved.deviceId !== deviceId) refuse('transaction.unknown');
    if (state.reported) refuse('transaction.closed');
    if (Date.parse(opened.expiresAt) + grace <= now.getTime()) refuse('transaction.expired');
    mayPass(needs, 'operator');
    if (status === 'completed') return [];
    const { counter, backedUp } = approved;
    return [happened.SignedIn({ deviceId, method: 'phone', counter, platform, browser, backedUp })];
  },
);
