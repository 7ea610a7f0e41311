import { CallError, call } from '../../../web-kit/call.ts';
import { checking, getPasskey } from '../../../web-kit/passkey.ts';
import { app as t } from './texts.ts';

/** Whose app stands on this host, and who is signed in to it, if anybody is. */
export const loadApp = () => call('GET /app', {});
export type App = Awaited<ReturnType<typeof loadApp>>;

/** Signs this phone in with its passkey; the session is the app's. */
export async function signIn({ owner }: Pick<App, 'owner'>, captcha: string) {
  if (owner === 'user') {
    const begun = await call('POST /app/login', { captcha });
    const { transactionId } = begun;
    const credential = await getPasskey(begun.options);
    return checking(begun, credential, call('POST /app/verify-login', { credential, transactionId }));
  }
  const begun = await call('POST /loginOperator', { requestType: 'OPERATOR_APP', captcha });
  const { challenge, transactionId, options } = begun;
  const credential = await getPasskey(options);
  const checked = call('POST /verify-loginOperator-assertion', { credential, challenge, transactionId });
  return checking(begun, credential, checked);
}
export const signOut = () => call('POST /signOut', {});

export const loadRequests = async () => (await call('GET /transaction/pending', {})).requests;
export type Waiting = Awaited<ReturnType<typeof loadRequests>>[number];

/** The own devices, the newest first. */
export const loadDevices = async () => (await call('GET /ownDevices', {})).devices;
export type OwnDevice = Awaited<ReturnType<typeof loadDevices>>[number];
export const renameDevice = ({ id }: OwnDevice, name: string) =>
  call('PUT /ownDevices/:deviceId', { deviceId: id, name });

export const requestPath = (accessToken: string, route = 'approve') => `/${route}/${accessToken}`;
/** Where a typed code leads. Throws with what to tell the person. */
export async function redeem(code: string): Promise<string> {
  try {
    return requestPath((await call('POST /transaction/redeemCode', { code })).accessToken);
  } catch (error) {
    throw error instanceof CallError && error.status === 404 ? new Error(t.type.wrong) : error;
  }
}

/** The page that a scanned code leads to; null when the code is not one of ours. */
export function pathOf(scanned: string): string | null {
  if (!URL.canParse(scanned)) return null;
  const { origin, pathname } = new URL(scanned);
  return origin === location.origin && /^\/approve\w*\/[\w.~-]+$/.test(pathname) ? pathname : null;
}
