import { z } from 'zod';
import { owner, ownerRef } from '../device/commands.ts';
import { aboutKind } from '../families/requests.ts';
import { commandsOf, id, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { refuse, refuseField } from '../refusals.ts';
import type { PhoneReasons } from '../sentences/phoneReasons/english.ts';
import * as happened from './events.ts';
import { type OpenedRequest, statusAt, type Transaction, transaction } from './transaction.ts';

const command = commandsOf(transaction);
const one = z.object({ id: id() });
export const hash = z.string().regex(/^[\w-]{43}$/);
/** The one sentence per outcome that the waiting screen receives. */
export const outcomes = {
  declined: 'User Declined',
  wrongNumber: 'Another number was chosen',
  failed: 'The approval failed',
} as const;
/** Messages that a device may report instead, for which each language has words. No other text from outside is passed on. */
export const deviceMessages = [
  'Authentication failed. Please try again.',
  'Assertion was not completed',
  'Attestation was not completed',
  'WebAuthn is not supported in this browser',
  'This device is already registered',
] as const satisfies (keyof PhoneReasons)[];

/** Refuses unless the request is still unanswered and in time. */
export function pending(state: Transaction, now: Date) {
  const status = statusAt(state, now.getTime());
  if (status === 'absent') refuse('transaction.unknown');
  if (status === 'expired') refuse('transaction.expired');
  if (status !== 'pending') refuse('transaction.closed');
  return state.opened!;
}
/** The failure of a request for a wrong number, or null when the number is right. */
export const wrong = ({ kind, number: right }: Opened, number: number | null) =>
  right === number ? null : [happened.TransactionFailed({ kind, message: outcomes.wrongNumber })];
type Opened = Pick<OpenedRequest, 'kind' | 'number'>;

/** Opens a request for a screen that waits. The server determined all facts about the screen except its location. */
export const OpenTransaction = command(
  {
    input: one.extend({
      ...happened.TransactionOpened.schema.omit({ expiresAt: true }).shape,
      secretHash: hash,
      challenge: hash,
      ownerId: id().nullable(),
      organisationId: id().nullable(),
      applicationId: id().nullable(),
      deviceId: id().nullable(),
      requestId: text(300, 1).nullable(),
      idpId: text(300, 1).nullable(),
      subjectId: id(),
      target: text(200, 1),
      account: text(200, 1).nullable(),
      device: text(100),
      ip: text(100),
      place: happened.place.nullable(),
    }),
    parent: () => null,
  },
  ({ status }, { id: _, ...opened }, { now }) => {
    if (status !== 'absent') refuse('transaction.used');
    const { type, owner, screenless } = aboutKind(opened.kind);
    if (opened.number === null && !screenless) refuseField('number', 'is.missing');
    if (type === 1 && !(opened.ownerId && opened.deviceId && opened.account))
      refuseField('account', 'is.missing');
    if (owner === 'user' && !opened.applicationId) refuseField('applicationId', 'is.missing');
    const expiresAt = new Date(now.getTime() + limits.approval).toISOString();
    return [happened.TransactionOpened({ ...opened, expiresAt })];
  },
);

/** The person that the request names, where known, so that its events appear in that organisation's audit. */
const about = {
  parent: ({ whose }: { whose: z.output<typeof owner> | null }) => whose && ownerRef(whose),
};
const whose = owner.nullable().default(null);

/** Checks the chosen number before the passkey is asked for. A wrong one ends the request. */
export const ChooseNumber = command(
  { input: one.extend({ number: z.number().int().nullable(), whose }), ...about },
  (state, { number }, { now }) => wrong(pending(state, now), number) ?? [],
);

const expired = ({ opened }: Transaction) => happened.TransactionExpired({ kind: opened!.kind });

/**
 * Ends a request without approval, from either side. A repeat changes nothing. After its lifetime the request is
 * expired instead.
 */
export const CloseTransaction = command(
  {
    input: one.extend({
      as: z.enum(['declined', 'failed']),
      message: z.enum(deviceMessages).optional(),
      whose,
    }),
    ...about,
  },
  (state, { as, message }, { now }) => {
    if (state.status === as || state.status === 'expired') return [];
    if (statusAt(state, now.getTime()) === 'expired') return [expired(state)];
    const { kind } = pending(state, now);
    return as === 'declined'
      ? [happened.TransactionDeclined({ kind, message: outcomes.declined })]
      : [happened.TransactionFailed({ kind, message: message ?? outcomes.failed })];
  },
);

/** Records that the request was not answered in time. */
export const ExpireTransaction = command({ input: one.extend({ whose }), ...about }, (state, _, { now }) =>
  state.status === 'pending' && statusAt(state, now.getTime()) === 'expired' ? [expired(state)] : [],
);

/** "This was not me": declines a pending request and records an alarm, even after the request has ended. */
export const ReportTransaction = command({ input: one.extend({ whose }), ...about }, (state, _, { now }) => {
  if (state.opened === null) refuse('transaction.unknown');
  if (state.reported) return [];
  const waiting = statusAt(state, now.getTime()) === 'pending';
  return [
    ...(waiting
      ? [happened.TransactionDeclined({ kind: state.opened.kind, message: outcomes.declined })]
      : []),
    happened.TransactionReported({}),
  ];
});
