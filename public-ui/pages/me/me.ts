import { CallError, callAsOneself } from '../../../web-kit/call.ts';
import { ownNameIn, withDeviceNamed } from '../../../web-kit/devices/deviceNamed.ts';
import { createPasskey, finishing, getPasskey } from '../../../web-kit/passkeys/passkey.ts';
import { forget, keepAccepted, nameAccount } from '../../../web-kit/passkeys/passkeySignals.ts';
import { endingOf } from '../../parts/ending.ts';
import { texts } from './texts.ts';

const { call, onEnded: onSessionEnded } = endingOf(callAsOneself);
/** The account whose page is shown; null when nobody is signed in. */
let shown: string | null = null;
let isAnothers = () => {};

/** Calls the listener when the session has ended or is another person's. Returns how to stop that. */
export function onEnded(listener: () => void): () => void {
  const stop = onSessionEnded(listener);
  isAnothers = listener;
  return () => {
    stop();
    isAnothers = () => {};
  };
}

/** Reads whose page this is, and tells the device what the account is called now. */
export async function loadMe() {
  const here = await call('GET /me', {});
  const { person } = here;
  shown = person?.userHandle ?? null;
  if (person) {
    const { rpId, userHandle: userId, username: name } = person;
    nameAccount({ rpId, userId, name, displayName: person.name || name });
  }
  return here;
}
export type Person = NonNullable<Awaited<ReturnType<typeof loadMe>>['person']>;

/** Signs in with a passkey of this device, to this page and to the applications of the host. */
export async function signIn(): Promise<void> {
  const begun = await call('POST /me/login', {});
  const { ticket } = await finishing(begun, getPasskey, (answer) => call('POST /me/verify-login', answer));
  const answer = await fetch('/authenticate/me', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket }),
  });
  if (!answer.ok) throw new CallError(answer.status, await answer.json().catch(() => ({})));
}

/**
 * Does something for the person whose page is shown. Where another one has signed in since, in this tab or in another, it does
 * nothing, and the page becomes that person's.
 */
async function asShown<T>(change: () => Promise<T>): Promise<T> {
  const { person } = await call('GET /me', {});
  if (person && person.userHandle !== shown) {
    isAnothers();
    throw new Error(texts.anothers);
  }
  return change();
}

/** Does something that needs a sign-in of the last minutes: where it is older, the person signs in, and it is done then. */
async function afterSignIn<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await asShown(change);
  } catch (error) {
    if (!(error instanceof CallError && error.refusal === 'session.stale')) throw error;
    await signIn();
    return asShown(change);
  }
}

/** The signed-in person's devices, newest first. */
export const loadDevices = async () => (await call('GET /ownDevices', {})).devices.map(ownNameIn);
export type OwnDevice = Awaited<ReturnType<typeof loadDevices>>[number];
export const renameDevice = ({ id }: OwnDevice, name: string) =>
  call('PUT /ownDevices/:deviceId', { deviceId: id, name });
/** Removes a device, and its passkey from the browser's list at once. */
export async function removeDevice({ id, rpId }: OwnDevice) {
  const removed = await afterSignIn(() => call('DELETE /me/devices/:deviceId', { deviceId: id }));
  forget({ rpId, credentialId: removed.credentialId });
  keepAccepted(removed);
}

/** Makes a link that adds one device: this one, or the one that opens it. */
export const newLink = () => afterSignIn(() => call('POST /me/deviceLink', {}));
export type Link = Awaited<ReturnType<typeof newLink>>;
/** Reads whose device a link adds. */
export const readLink = (accessToken: string) => call('POST /me/deviceLink/read', { accessToken });
/** Makes a passkey on this device for the person of a link. */
export async function addDevice(accessToken: string) {
  const begun = await call('POST /me/devices', { accessToken });
  return finishing(begun, createPasskey, (answer) => call('POST /me/devices/verify', answer));
}

/** Where the signed-in person is signed in, newest first. */
export const loadSessions = async () => (await call('GET /me/sessions', {})).sessions.map(withDeviceNamed);
export type OwnSession = Awaited<ReturnType<typeof loadSessions>>[number];
export const endSession = ({ sessionName }: OwnSession) =>
  call('DELETE /me/sessions/:sessionName', { sessionName });
export const endOthers = () => asShown(() => call('DELETE /me/sessions', {}));

/** The applications that the signed-in person may use. */
export const loadApplications = async () => (await call('GET /me/applications', {})).applications;
export type OwnApplication = Awaited<ReturnType<typeof loadApplications>>[number];
export const withdraw = ({ appId }: OwnApplication) =>
  asShown(() => call('DELETE /me/applications/:appId/consent', { appId }));

/** A page of the person's sign-ins, newest first: the first one, or the one behind a place. */
export async function loadSignIns(after?: string) {
  const page = await call('GET /me/signIns', after ? { after } : {});
  return { ...page, signIns: page.signIns.map(withDeviceNamed) };
}
export type SignInPage = Pick<Awaited<ReturnType<typeof loadSignIns>>, 'signIns' | 'next'>;
export type OwnSignIn = SignInPage['signIns'][number];
/** What is on record about the person, as the text of a file. */
export async function readData(): Promise<string> {
  const { errorCode: _, ...data } = await afterSignIn(() => call('GET /me/data', {}));
  return JSON.stringify(data, null, 2);
}

/** How the person's request to be erased stands. */
export const loadErasure = () => call('GET /me/erasure', {});
export const askForErasure = (note: string) =>
  afterSignIn(() => call('POST /me/erasure', note ? { note } : {}));

/** The language of the person's mails: the chosen one, and that of the organisation. */
export const loadMailLanguage = () => call('GET /ownLanguage', {});
export type OwnLanguage = Awaited<ReturnType<typeof loadMailLanguage>>;
export const chooseMailLanguage = (language: OwnLanguage['language']) =>
  asShown(() => call('PUT /ownLanguage', { language }));
