import type { Calls } from '../../api/calls.ts';
import type { InputOf } from '../../api/client.ts';
import type { AppKeys } from '../clients/pushService.ts';
import { type SoftKey, softKey } from '../clients/softKey.ts';
import { type Guest, mailedToken, type Product, solveCaptcha, visit } from '../product.ts';
import { adminOf } from './staff.ts';

export { adminOf };

let made = 0;
/** A text that no other test of this process uses, such as `acme7x1`. */
export const unique = (name: string) => `${name}${(made++).toString(36)}x${process.pid.toString(36)}`;

type Form = Omit<InputOf<Calls, 'POST /registerOperator'>, 'captcha'>;
export const company = (email: string): Form => ({
  email,
  name: 'Ada Lovelace',
  phoneNumber: '+44 20 7946 0000',
  designation: 'C level',
  orgName: 'Acme',
  url: 'https://acme.example',
  country: 'United Kingdom',
  size: '10-50',
  industry: 'Computer Software',
  isTermAndConditionAccepted: true,
});

/** The first half of an operator's registration. */
export const beginRegistration = async (guest: Guest, email: string, form: Partial<Form> = {}) =>
  guest.call('POST /registerOperator', { ...company(email), ...form, captcha: await solveCaptcha(guest) });

export type Registered = { email: string; key: SoftKey; guest: Guest; resendToken: string };
/** Registers an organisation and its first operator, with a passkey on the base host. */
export async function register(
  product: Product,
  email = `${unique('ada')}@acme.example`,
  { guest = visit(product), form = {} }: { guest?: Guest; form?: Partial<Form> } = {},
): Promise<Registered> {
  const key = softKey({ rpId: 'localhost', origin: product.url });
  const { options, transactionId } = await beginRegistration(guest, email, form);
  const credential = key.create(options);
  const { resendToken } = await guest.call('POST /verify-registerOperator-attestation', {
    credential,
    transactionId,
  });
  return { email, key, guest, resendToken };
}

/** A visitor with the token of the mailed link, and the ids in it. */
export async function openMail(product: Product, email: string) {
  const bearer = await mailedToken(product, email);
  const guest = visit(product, 'localhost', { bearer });
  const { userId, uniqueId } = await guest.call('POST /verifyToken', { accessToken: bearer });
  return { guest, userId, uniqueId, bearer };
}

/** Goes through the onboarding wizard with the mailed link. */
export async function onboard(product: Product, email: string, subdomain: string) {
  const { guest, userId, uniqueId } = await openMail(product, email);
  await guest.call('PUT /updateOperator/:userId', { userId, emailVerified: true });
  await guest.call('PUT /updateOrg/:uniqueId', {
    uniqueId,
    name: 'Acme',
    subdomain,
    country: 'United Kingdom',
  });
  return { userId, uniqueId };
}

/** Signs an operator in with the passkey. Returns the address to which the browser is sent. */
export async function signIn(guest: Guest, key: SoftKey, username?: string) {
  const { options, transactionId } = await guest.call('POST /loginOperator', {
    ...(username && { username }),
    captcha: await solveCaptcha(guest),
  });
  return guest.call('POST /verify-loginOperator-assertion', { credential: key.get(options), transactionId });
}

/** Opens the landing page, which starts the session on the organisation's host. */
export async function land(product: Product, redirectTo: string): Promise<Guest> {
  const { hostname, pathname } = new URL(redirectTo);
  const guest = visit(product, hostname);
  await guest.call('POST /verifyToken', { accessToken: pathname.split('/').pop()! });
  return guest;
}

export type Operator = Awaited<ReturnType<typeof operatorOf>>;
/** An operator signed in on the host of a new organisation, on the first plan unless another is given. */
export async function operatorOf(product: Product, planId?: string) {
  const subdomain = unique('acme-');
  const { email, key, guest } = await register(product);
  const { userId, uniqueId } = await onboard(product, email, subdomain);
  if (planId) await (await adminOf(product)).call('PUT /updateOrg/:uniqueId', { uniqueId, planId });
  const { redirectTo } = await signIn(guest, key, email);
  const console = await land(product, redirectTo!);
  return { email, key, userId, uniqueId, subdomain, base: guest, guest: console, call: console.call };
}

/** A web application whose users sign in on `origin`. */
export async function webApp(
  { call }: Pick<Guest, 'call'>,
  origin = 'https://shop.example',
  settings: { multipleDeviceAllowed?: boolean } = {},
) {
  const about = { name: unique('Shop '), origins: [origin], ...settings };
  const { id } = await call('POST /createWebApp', about);
  return { appId: id, origin };
}
export type App = Awaited<ReturnType<typeof webApp>>;

/** A visitor of the customer's own site, who makes the embedded script's calls. */
export function shopper(product: Product, { appId, origin }: App) {
  const guest = visit(product, 'localhost', { origin });
  const key = softKey({ rpId: new URL(origin).hostname, origin });
  return {
    appId,
    guest,
    key,
    async register(username: string) {
      const captcha = await solveCaptcha(guest);
      const begun = await guest.call('POST /sdk/:appId/register', { appId, username, captcha });
      const { transactionId } = begun;
      const credential = key.create(begun.options);
      return guest.call('POST /sdk/:appId/verify-register', { appId, credential, transactionId });
    },
    async signIn(username?: string) {
      const begun = await guest.call('POST /sdk/:appId/login', { appId, ...(username && { username }) });
      const { transactionId } = begun;
      return guest.call('POST /sdk/:appId/verify-login', {
        appId,
        credential: key.get(begun.options),
        transactionId,
      });
    },
  };
}

export const berlin = { longitude: 13.4, latitude: 52.5 };
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
  const ends = (how: object) => async () => {
    const { approval } = await guest.call('POST /verifyToken', { accessToken });
    const body = { id: approval!.id, transactionStatus: 'FAILED' as const, ...how };
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
    asked: async () => (await guest.call('POST /verifyToken', { accessToken })).approval!,
    decline: ends({ message: 'User Declined' }),
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
