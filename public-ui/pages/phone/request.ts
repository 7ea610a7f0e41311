import { call, withBearer } from '../../../web-kit/call.ts';
import { locate } from './locate.ts';

/** Milliseconds between two questions. */
const pause = 1000;
export type Waiting = { id: string; number: number; svg: string; bearer: string };

type Opening = Parameters<typeof call<'POST /transaction/createTransaction'>>[1];
/** What is asked of the phone: a sign-in, unless it says otherwise. */
export type Asking = Omit<Opening, 'platform' | 'longitude' | 'latitude'>;

/** Opens a request for the phone; only this page can collect what comes of it. */
export async function openRequest(asking: Asking, onLocated: () => void): Promise<Waiting> {
  const place = await locate();
  onLocated();
  const { transactionId, secret, number } = await call('POST /transaction/createTransaction', {
    requestType: 'OPERATOR_LOGIN',
    platform: 2,
    ...place,
    ...asking,
  });
  const { svg } = await withBearer(secret)('POST /generateQrCode', { transactionId });
  return { id: transactionId, number, svg, bearer: secret };
}

const resting = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, pause);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Asks each second while the request waits; resolves to its outcome, or to null when nobody asks any more. */
export async function outcomeOf({ id, bearer }: Waiting, signal: AbortSignal) {
  const ask = withBearer(bearer);
  for (let missed = 0; ; await resting(signal)) {
    if (signal.aborted) return null;
    try {
      const told = await ask('GET /transaction/getTransaction/:id', { id });
      if (told.transactionStatus !== 'PENDING') return signal.aborted ? null : told;
      missed = 0;
    } catch (error) {
      // a network that is gone for a moment does not end the request
      if (++missed > 5) throw error;
    }
  }
}

export const collect = ({ id, bearer }: Waiting) =>
  withBearer(bearer)('POST /transaction/collectTransaction/:id', { id });

/** Nobody waits any more: the phone must not approve it. */
export const giveUp = ({ id, bearer }: Waiting) =>
  withBearer(bearer)('POST /transaction/updateTransactionStatus/:id', {
    id,
    transactionStatus: 'FAILED',
  }).catch(() => undefined);
