import type { MemberRole } from '../../domain/team/roles.ts';
import { type SoftKey, softKey } from '../clients/softKey.ts';
import { type Guest, mailedToken, type Product, solveCaptcha, visit } from '../product.ts';
import { type App, land, type Operator, type shopper, signIn, unique } from './people.ts';

type Colleague = Pick<Operator, 'call'>;
/** Invites a person to the operator's team. Returns the token of the mailed link. */
export async function invited(
  product: Product,
  { call }: Colleague,
  email = `${unique('bob')}@acme.example`,
  role?: MemberRole,
) {
  const about = { email, name: 'Bob', type: 'ADD_ADMIN', ...(role && { role }) } as const;
  const { inviteId } = await call('POST /invite/sendInvite', about);
  return { email, inviteId, accessToken: await mailedToken(product, email, 'add-admin') };
}

/** Follows the invitation's link and gets the options for the passkey. */
export async function beginJoining(product: Product, accessToken: string) {
  const guest = visit(product);
  const captcha = await solveCaptcha(guest);
  const begun = await guest.call('POST /addAdmin', { accessToken, captcha });
  return { guest, key: softKey({ rpId: 'localhost', origin: product.url }), ...begun };
}
export const finishJoining = (
  { guest, options, transactionId }: { guest: Guest; options: object; transactionId: string },
  key: SoftKey,
) => guest.call('POST /verify-addAdmin-attestation', { credential: key.create(options), transactionId });

/** A colleague who joined by the mailed link and is signed in on the organisation's host. */
export async function colleagueOf(
  product: Product,
  operator: Pick<Operator, 'call' | 'uniqueId'>,
  role?: MemberRole,
) {
  const { email, accessToken } = await invited(product, operator, undefined, role);
  const begun = await beginJoining(product, accessToken);
  const { guest: base, key } = begun;
  await finishJoining(begun, key);
  const { redirectTo } = await signIn(base, key, email);
  const guest = await land(product, redirectTo!);
  const { userId } = await guest.call('GET /session', {});
  return { email, key, base, guest, call: guest.call, userId: userId!, uniqueId: operator.uniqueId };
}

/** Requests a token for the add-device window and confirms it with the passkey, so that it can add one device. */
export async function grantedDevice(product: Product, { call, key }: Pick<Operator, 'call' | 'key'>) {
  const { accessToken } = await call('POST /generateEmailToken', {});
  const guest = visit(product);
  const begun = await guest.call('POST /confirmDevice', {
    accessToken: accessToken!,
    captcha: await solveCaptcha(guest),
  });
  return guest.call('POST /verify-confirmDevice-assertion', {
    credential: key.get(begun.options),
    transactionId: begun.transactionId,
  });
}
/** Begins to add a passkey, with a confirmed or a mailed token. */
export async function beginAdding(product: Product, accessToken: string) {
  const guest = visit(product);
  const key = softKey({ rpId: 'localhost', origin: product.url });
  const captcha = await solveCaptcha(guest);
  return { guest, key, ...(await guest.call('POST /addDevice', { accessToken, captcha })) };
}
export async function addsDevice(product: Product, accessToken: string) {
  const { guest, key, options, transactionId } = await beginAdding(product, accessToken);
  await guest.call('POST /verify-addDevice-attestation', { credential: key.create(options), transactionId });
  return key;
}

/** Invites a person to an application. Returns the token of the mailed link. */
export async function invitedUser(
  product: Product,
  { call }: Colleague,
  { appId }: Pick<App, 'appId'>,
  email = `${unique('grace')}@acme.example`,
) {
  const about = { email, name: 'Grace', type: 'ADD_USER', appId } as const;
  const { inviteId } = await call('POST /invite/sendInvite', about);
  return { email, inviteId, accessToken: await mailedToken(product, email, 'registerUser') };
}
type Shopper = ReturnType<typeof shopper>;
/** Handles an invitation as the embedded script does on the customer's own site. */
export const beginRegisteringUser = (
  { guest }: Shopper,
  { appId }: Pick<App, 'appId'>,
  invite: string,
  username?: string,
) => guest.call('POST /sdk/:appId/register', { appId, invite, ...(username && { username }) });
export const finishRegisteringUser = (
  { guest, key }: Shopper,
  { appId }: Pick<App, 'appId'>,
  { options, transactionId }: { options: object; transactionId: string },
) =>
  guest.call('POST /sdk/:appId/verify-register', { appId, transactionId, credential: key.create(options) });
