import { call, isPassing, solveCaptcha, withBearer } from '../../../web-kit/call.ts';
import { locate, type Place } from './locate.ts';
import { texts as t } from './texts.ts';

/** Milliseconds between two polls. */
const pause = 1000;
/** As many calls in a row may fail, as in a short network failure, before a request is given up. */
const mostMissed = 5;
/** A pending request, with the data to show and the token that only this page knows. */
export type PendingRequest = {
  id: string;
  number: number;
  svg?: string;
  code?: string | null;
  bearer: string;
};

/** The reply to an operator who has signed in. */
export type SignedIn = Awaited<ReturnType<typeof call<'POST /transaction/collectTransaction/:id'>>>;
type Opening = Parameters<typeof call<'POST /transaction/createTransaction'>>[1];
/** How the phone receives a request: 2 by its camera, 3 by scanning in the app, 4 by a notification of the app. */
export type Platform = 2 | 3 | 4;
/** The kind of an operator's request; a sign-in by default. */
export type Asking = Omit<Opening, 'platform' | 'longitude' | 'latitude'> & { platform?: Platform };

/** How a page opens its requests and collects what comes of an approved one. */
export type PhoneFlow<R> = {
  platform: Platform;
  /** Opens a request, of an unknown place when there is none. `again` is true after an earlier one has ended. */
  open: (
    place: Place | null,
    again: boolean,
  ) => Promise<{ transactionId: string; secret: string; number: number }>;
  /** Sends the request to the person's apps, unless opening it does so. Throws when no app takes it. */
  reach?: (request: PendingRequest) => Promise<void>;
  collect: (request: PendingRequest) => Promise<R>;
};

/** Requests of operators, which the base host opens. */
export const operatorPhoneFlow = ({ platform = 2, ...asking }: Asking): PhoneFlow<SignedIn> => ({
  platform,
  async open(place, again) {
    const captcha = again && asking.captcha ? { captcha: (await solveCaptcha()).payload } : {};
    const opening = { requestType: 'OPERATOR_LOGIN' as const, ...place, ...asking, ...captcha, platform };
    return call('POST /transaction/createTransaction', opening);
  },
  reach: (request) => reach(request, asking.username ?? ''),
  collect: ({ id, bearer }) => withBearer(bearer)('POST /transaction/collectTransaction/:id', { id }),
});

type OpenOptions = {
  again: boolean;
  onLocated: () => void;
};
/** Opens a request for the phone. Only this page can collect its result. */
export async function openRequest<R>(
  phoneFlow: PhoneFlow<R>,
  { again, onLocated }: OpenOptions,
): Promise<PendingRequest> {
  const { platform } = phoneFlow;
  const place = await locate();
  onLocated();
  const { transactionId, secret, number } = await phoneFlow.open(place, again);
  const request = { id: transactionId, number, bearer: secret };
  if (platform !== 4)
    return { ...request, ...(await withBearer(secret)('POST /generateQrCode', { transactionId, platform })) };
  try {
    await phoneFlow.reach?.(request);
  } catch (error) {
    void giveUp(request);
    throw error;
  }
  return request;
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

/**
 * Polls once a second while the request is pending. Resolves to its outcome, or to null when `signal` is aborted. A request
 * of which it hears nothing any more is ended.
 */
export async function outcomeOf(request: PendingRequest, signal: AbortSignal) {
  const { id, bearer } = request;
  const ask = withBearer(bearer);
  for (let missed = 0; ; await resting(signal)) {
    if (signal.aborted) return null;
    try {
      const reply = await ask('GET /transaction/getTransaction/:id', { id });
      if (reply.transactionStatus !== 'PENDING') return signal.aborted ? null : reply;
      missed = 0;
    } catch (error) {
      if (++missed <= mostMissed) continue;
      void giveUp(request);
      throw error;
    }
  }
}

/** Collects what the phone has approved, again where the answer is lost: the server gives it as often as it is asked for. */
export async function collected<R>(
  { collect }: Pick<PhoneFlow<R>, 'collect'>,
  request: PendingRequest,
  signal: AbortSignal,
): Promise<R> {
  for (let missed = 0; ; await resting(signal)) {
    try {
      return await collect(request);
    } catch (error) {
      if (signal.aborted || !isPassing(error) || ++missed > mostMissed) throw error;
    }
  }
}

/** Ends the request, so that the phone can no longer approve it. */
export const giveUp = ({ id, bearer }: PendingRequest) =>
  withBearer(bearer)('POST /transaction/updateTransactionStatus/:id', {
    id,
    transactionStatus: 'FAILED',
  }).catch(() => undefined);
