import { call, withBearer } from '../../../web-kit/call.ts';
import { locate } from './locate.ts';
import { phone as t } from './texts.ts';

/** Milliseconds between two polls. */
const pause = 1000;
/** A pending request, with the data to show and the token that only this page knows. */
export type PendingRequest = {
  id: string;
  number: number;
  svg?: string;
  code?: string | null;
  bearer: string;
};

type Opening = Parameters<typeof call<'POST /transaction/createTransaction'>>[1];
/**
 * The kind of request (a sign-in by default), and how the phone receives it: 2 by its camera, 3 by scanning in the app,
 * 4 by a notification of the app.
 */
export type Asking = Omit<Opening, 'platform' | 'longitude' | 'latitude'> & { platform?: 2 | 3 | 4 };

type OpenOptions = {
  /** Solves a new captcha, because the one that came with `asking` may be used up. */
  again: boolean;
  onLocated: () => void;
};
/** Opens a request for the phone. Only this page can collect its result. */
export async function openRequest(
  asking: Asking,
  { again, onLocated }: OpenOptions,
): Promise<PendingRequest> {
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

/** Sends the request to the operator's apps. Throws an error whose message is fit to show when no app takes it. */
async function reach({ id: transactionId, bearer }: PendingRequest, username: string) {
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

/** Polls once a second while the request is pending. Resolves to its outcome, or to null when `signal` is aborted. */
export async function outcomeOf({ id, bearer }: PendingRequest, signal: AbortSignal) {
  const ask = withBearer(bearer);
  for (let missed = 0; ; await resting(signal)) {
    if (signal.aborted) return null;
    try {
      const reply = await ask('GET /transaction/getTransaction/:id', { id });
      if (reply.transactionStatus !== 'PENDING') return signal.aborted ? null : reply;
      missed = 0;
    } catch (error) {
      // A short network failure does not end the request.
      if (++missed > 5) throw error;
    }
  }
}

export const collect = ({ id, bearer }: PendingRequest) =>
  withBearer(bearer)('POST /transaction/collectTransaction/:id', { id });

/** Ends the request, so that the phone can no longer approve it. */
export const giveUp = ({ id, bearer }: PendingRequest) =>
  withBearer(bearer)('POST /transaction/updateTransactionStatus/:id', {
    id,
    transactionStatus: 'FAILED',
  }).catch(() => undefined);
