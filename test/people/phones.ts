import type { Verified } from '../../api/calls/tokens.ts';
import type { Calls } from '../../api/calls.ts';
import type { InputOf } from '../../api/client.ts';
import type { AppKeys } from '../clients/pushService.ts';
import { type SoftKey, softKey } from '../clients/softKey.ts';
import { type Guest, type Product, solveCaptcha, visit } from '../product.ts';
import { type App, type Operator, unique } from './people.ts';

export const berlin = { longitude: 13.4, latitude: 52.5 };
/** The request in what a token answered. Throws when the token was of another kind. */
export function askedIn(verified: Verified) {
  if (verified.kind !== 'approval') throw new Error(`a token of kind ${verified.kind}`);
  return verified.approval;
}

/** A request as seen by the phone that has its link. Passkeys of users belong to another host than operators'. */
export function phoneWith(product: Product, url: string, number: number | null) {
  const { hostname, pathname } = new URL(url);
  const accessToken = pathname.split('/').pop()!;
  const guest = visit(product, hostname);
  const phone = visit(product, hostname, { bearer: accessToken });
  const choose = (chosen: number | null = number) =>
    guest.call('POST /approveTransaction', { accessToken, number: chosen });
  const verify = (
    { transactionId }: { transactionId: string },
    credential: ReturnType<SoftKey['create'] | SoftKey['get']>,
  ) => guest.call('POST /verify-approveTransaction', { credential, transactionId });
  const asked = async () => askedIn(await guest.call('POST /verifyToken', { accessToken }));
  const ends = (how: object) => async () => {
    const body = { id: (await asked()).id, transactionStatus: 'FAILED' as const, ...how };
    return phone.call('POST /transaction/updateTransactionStatus/:id', body);
  };
  return {
    accessToken,
    phone,
    guest,
    choose,
    /** A passkey for the host of the link. */
    key: () => softKey({ rpId: hostname, origin: new URL(url).origin }),
    /** Signs with an existing passkey. */
    async approve(key: SoftKey) {
      const begun = await choose();
      return verify(begun, key.get(begun.options));
    },
    /** Makes a passkey on the phone. */
    async register(key: SoftKey) {
      const begun = await choose();
      return verify(begun, key.create(begun.options));
    },
    asked,
    decline: ends({ message: 'User Declined' }),
    /** Reports that the phone could not approve. */
    fail: (message: string) => ends({ message })(),
    report: ends({ reported: true }),
  };
}

type Opening = Partial<InputOf<Calls, 'POST /transaction/createTransaction'>>;
export type Request = Awaited<ReturnType<typeof openRequest>>;
/** A screen of the console waiting for an approval by phone, and a phone that has scanned its QR code. */
export async function openRequest(product: Product, username?: string, opening: Opening = {}) {
  const visitor = visit(product);
  const { secret, transactionId, number, expiresAt } = await visitor.call(
    'POST /transaction/createTransaction',
    {
      ...(username && { username }),
      platform: 2,
      ...berlin,
      captcha: await solveCaptcha(visitor),
      ...opening,
    },
  );
  const screen = visit(product, 'localhost', { bearer: secret });
  const { url, svg, code } = await screen.call('POST /generateQrCode', {
    transactionId,
    platform: opening.platform === 3 ? 3 : 2,
  });
  return {
    ...phoneWith(product, url, number),
    id: transactionId,
    number,
    expiresAt,
    url,
    svg,
    code,
    /** The browser that opened the request; `screen` is the same one with its secret. */
    initiator: visitor,
    screen,
    /** Sends the request to the operator's installed apps. */
    push: (to = username!) =>
      screen.call('POST /sendPush/operator', { username: to, type: 2, data: { transactionId } }),
    status: () => screen.call('GET /transaction/getTransaction/:id', { id: transactionId }),
    collect: () => screen.call('POST /transaction/collectTransaction/:id', { id: transactionId }),
  };
}

/** A customer's page waiting for a phone, and the phone. */
export async function shopRequest(
  product: Product,
  { appId, origin }: App,
  about: { type: 1 | 2; username?: string; method?: 'push' },
  address?: string,
) {
  const guest = visit(product, 'localhost', { origin, ...(address && { address }) });
  const { transactionId, secret, url, number } = await guest.call('POST /sdk/:appId/request', {
    appId,
    place: berlin,
    ...about,
    ...(about.type === 1 && { captcha: await solveCaptcha(guest) }),
  });
  const waiting = { appId, transactionId, secret };
  return {
    ...phoneWith(product, url ?? product.url, number),
    id: transactionId,
    waiting,
    /** The shop gets no link for a request that is sent as a notification. */
    url: url ?? '',
    number,
    shop: guest,
    result: () => guest.call('POST /sdk/:appId/result', waiting),
    cancel: () => guest.call('POST /sdk/:appId/cancel', waiting),
  };
}

type Opened = { transactionId: string; secret: string; number: number };
/** The screen that waits with the secret of an opened request, and the phone that has scanned its QR code. */
export async function scanned(product: Product, host: string, { transactionId, secret, number }: Opened) {
  const screen = visit(product, host, { bearer: secret });
  const { url } = await screen.call('POST /generateQrCode', { transactionId, platform: 2 });
  return { ...phoneWith(product, url, number), transactionId, url, number, screen };
}

/** The page of an invitation on the organisation's host, which waits for a phone, and the phone. */
export async function inviteRequest(
  product: Product,
  host: string,
  accessToken: string,
  about: Partial<InputOf<Calls, 'POST /invite/approval'>> = {},
) {
  const asking = { accessToken, ...berlin, ...about };
  const opened = await visit(product, host).call('POST /invite/approval', asking);
  const waiting = await scanned(product, host, opened);
  const { transactionId, screen } = waiting;
  return {
    ...waiting,
    status: () => screen.call('GET /transaction/getTransaction/:id', { id: transactionId }),
    collect: () => screen.call('POST /invite/approval/collect', { transactionId }),
  };
}

type Subscribed = { endpoint: string; keys: Pick<AppKeys, 'p256dh' | 'auth'> };
/** Subscribes an installed app to the notifications of the person signed in to it. */
const subscribing =
  ({ call }: Pick<Guest, 'call'>) =>
  async ({ endpoint, keys: { p256dh, auth } }: Subscribed) => {
    const { key: serverKey } = await call('GET /push/key', {});
    return call('POST /push/subscribe', { endpoint, keys: { p256dh, auth }, serverKey });
  };
/** The installed app of an operator, signed in on the base host; it can subscribe to notifications. */
export async function appOf(product: Product, { key }: Pick<Operator, 'key'>) {
  const guest = visit(product);
  const { options, transactionId } = await guest.call('POST /loginOperator', {
    requestType: 'OPERATOR_APP',
    captcha: await solveCaptcha(guest),
  });
  const credential = key.get(options);
  const signedIn = await guest.call('POST /verify-loginOperator-assertion', { credential, transactionId });
  return { guest, call: guest.call, signedIn, subscribe: subscribing(guest) };
}

/** A user who registered by phone, and the app on that phone, on the organisation's host. */
export async function withPhone(product: Product, app: App, username = unique('bob')) {
  const request = await shopRequest(product, app, { type: 1, username });
  const key = request.key();
  await request.register(key);
  const { userId } = (await request.result()).token!;
  const guest = visit(product, new URL(request.url!).hostname);
  /** Begins a sign-in to the app, and returns the input of the call that finishes it. */
  const begin = async () => {
    const { options, transactionId } = await guest.call('POST /app/login', {
      captcha: await solveCaptcha(guest),
    });
    return { credential: key.get(options), transactionId };
  };
  return {
    ...{ username, userId, key, guest, begin },
    call: guest.call,
    signIn: async () => guest.call('POST /app/verify-login', await begin()),
    subscribe: subscribing(guest),
  };
}
