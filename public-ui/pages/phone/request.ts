import { call, withBearer } from '../../../web-kit/call.ts';
import { locate } from './locate.ts';
import { phone as t } from './texts.ts';

/** Milliseconds between two questions. */
const pause = 1000;
/** A request that waits: what is shown of it, and what only this page knows. */
export type Waiting = { id: string; number: number; svg?: string; code?: string | null; bearer: string };

type Opening = Parameters<typeof call<'POST /transaction/createTransaction'>>[1];
/** What is asked of the phone (a sign-in, unless it says otherwise), and how it hears of it: 2 by its camera, 3 by the app's, 4 by a message to the app. */
export type Asking = Omit<Opening, 'platform' | 'longitude' | 'latitude'> & { platform?: 2 | 3 | 4 };

type Opened = {
  /** The captcha that came with `asking` may be used up: a new one is solved. */
  again: boolean;
  onLocated: () => void;
};
/** Opens a request for the phone; only this page can collect what comes of it. */
export async function openRequest(asking: Asking, { again, onLocated }: Opened): Promise<Waiting> {
  const { platform = 2, username = '' } = asking;
  const place = await locate();
  onLocated();
  const { transactionId, secret, number } = await call('POST /transaction/createTransaction', {
    requestType: 'OPERATOR_LOGIN',
    ...place,
    ...asking,
    ...(again && asking.captcha ? { captcha: await newCaptcha() } : {}),
    platform,
  });
  const request = { id: transactionId, number, bearer: secret };
  if (platform !== 4)
    return { ...request, ...(await withBearer(secret)('POST /generateQrCode', { transactionId, platform })) };
  try {
    await reach(request, username);
  } catch (error) {
    void giveUp(request);
    throw error;
  }
  return request;
}

async function newCaptcha(): Promise<string> {
  const { solveCaptcha } = await import('../../../web-kit/solveCaptcha.ts');
  return (await solveCaptcha(new AbortController())).payload;
}

/** Sends the request to the operator's apps. Throws with what to tell the person when none takes it. */
async function reach({ id: transactionId, bearer }: Waiting, username: string) {
  const data = { transactionId };
  const { devices } = await withBearer(bearer)('POST /sendPush/operator', { username, type: 2, data });
  if (!devices) throw new Error(t.unreached);
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
