import { aboutKind, type Kind } from '../../../domain/families/requests.ts';
import type { SignInEnd } from '../../../domain/signIns/ends.ts';
import { outcomes } from '../../../domain/transaction/approval.ts';
import * as transaction from '../../../domain/transaction/events.ts';
import type { Recorded } from '../../kit.ts';

type Ending = { kind?: Kind | undefined; message?: string };
type EndingEvent = (typeof transaction)['SignedIn' | `Transaction${'Declined' | 'Failed' | 'Expired'}`];
/** Requests to register or to add a device are no sign-ins. Earlier releases did not say what ended requests were about. */
const signsIn = ({ kind }: Ending) => kind === undefined || aboutKind(kind).type === 2;

const ends: readonly [EndingEvent, (data: Ending) => SignInEnd][] = [
  [transaction.SignedIn, () => 'signedIn'],
  [transaction.TransactionDeclined, () => 'declined'],
  [
    transaction.TransactionFailed,
    ({ message }) => (message === outcomes.wrongNumber ? 'wrongNumber' : 'failed'),
  ],
  [transaction.TransactionExpired, () => 'expired'],
];
const byType = new Map<string, (data: Ending) => SignInEnd>(ends.map(([{ type }, endOf]) => [type, endOf]));

/** The events that may end a sign-in. */
export const endingEvents = ends.map(([event]) => event);
/** How a sign-in ended by this event; undefined where it ends none. */
export function signInEndOf({ type, data }: Pick<Recorded, 'type' | 'data'>): SignInEnd | undefined {
  const endOf = byType.get(type);
  return endOf && signsIn(data) ? endOf(data) : undefined;
}
