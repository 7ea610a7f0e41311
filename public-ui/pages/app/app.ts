import { CallError, call as calls } from '../../../web-kit/call.ts';
import { ownNameIn, withDeviceNamed } from '../../../web-kit/devices/deviceNamed.ts';
import { finishing, getPasskey } from '../../../web-kit/passkeys/passkey.ts';
import { endingOf } from '../../parts/ending.ts';
import { app as t } from './texts.ts';

const { call, onEnded } = endingOf(calls);

export { onEnded };

/** Reads which kind of app this host serves (operators' or users') and who is signed in to it, if anybody. */
export const loadApp = () => call('GET /app', {});
export type App = Awaited<ReturnType<typeof loadApp>>;

/** Signs this phone in with its passkey. The session belongs to the app. */
export async function signIn({ owner }: Pick<App, 'owner'>, captcha: string) {
  if (owner === 'user') {
    const begun = await call('POST /app/login', { captcha });
    return finishing(begun, getPasskey, (answer) => call('POST /app/verify-login', answer));
  }
  const begun = await call('POST /loginOperator', { requestType: 'OPERATOR_APP', captcha });
  return finishing(begun, getPasskey, (answer) => call('POST /verify-loginOperator-assertion', answer));
}
export const signOut = () => call('POST /signOut', {});

export const loadRequests = async () =>
  (await call('GET /transaction/pending', {})).requests.map(withDeviceNamed);
export type PendingRequest = Awaited<ReturnType<typeof loadRequests>>[number];

/** The signed-in person's devices, newest first. */
export const loadDevices = async () => (await call('GET /ownDevices', {})).devices.map(ownNameIn);
export type OwnDevice = Awaited<ReturnType<typeof loadDevices>>[number];
export const renameDevice = ({ id }: OwnDevice, name: string) =>
  call('PUT /ownDevices/:deviceId', { deviceId: id, name });

export const requestPath = (accessToken: string, route = 'approve') => `/${route}/${accessToken}`;
/** The path of the request that a typed code opens. Throws an error whose message is fit to show. */
export async function redeem(code: string): Promise<string> {
  try {
    return requestPath((await call('POST /transaction/redeemCode', { code })).accessToken);
  } catch (error) {
    throw error instanceof CallError && error.status === 404 ? new Error(t.type.wrong) : error;
  }
}

/** The path in a scanned code; null when the code is not one of ours. */
export function pathOf(scanned: string): string | null {
  if (!URL.canParse(scanned)) return null;
  const { origin, pathname } = new URL(scanned);
  return origin === location.origin && /^\/approve\w*\/[\w.~-]+$/.test(pathname) ? pathname : null;
}
