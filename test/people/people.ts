import type { Calls } from '../../api/calls.ts';
import type { InputOf } from '../../api/client.ts';
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

/** Goes through the onboarding wizard with the mailed link, which `mail` has opened already if it is given. */
export async function onboard(
  product: Product,
  email: string,
  subdomain: string,
  mail?: Awaited<ReturnType<typeof openMail>>,
  country = 'United Kingdom',
) {
  const { guest, userId, uniqueId } = mail ?? (await openMail(product, email));
  await guest.call('PUT /updateOperator/:userId', { userId, emailVerified: true });
  await guest.call('PUT /updateOrg/:uniqueId', {
    uniqueId,
    name: 'Acme',
    subdomain,
    country,
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
export function shopper(product: Product, { appId, origin }: App, flags?: number) {
  const guest = visit(product, 'localhost', { origin });
  const key = softKey({ rpId: new URL(origin).hostname, origin, ...(flags && { flags }) });
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
