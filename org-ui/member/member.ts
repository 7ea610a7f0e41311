import { queryOptions } from '@tanstack/react-query';
import type { Confirm, Verb } from '../../web-kit/CommandButton.tsx';
import { call } from '../../web-kit/call.ts';
import { suspending } from '../../web-kit/suspending.ts';
import { list, longestPage, type RowAt } from '../../web-kit/table/query.ts';
import { publicOrigin } from '../origin.ts';
import { stale } from '../team/team.ts';
import { texts } from '../texts.ts';
import { usageKey } from '../usage/UsageAlert.tsx';

export type Device = RowAt<'GET /getOperatorDevices/:userId'>;
const said = texts.member;
const invalidates = [stale.devices, stale.members, stale.member, usageKey];

/** The devices of a member, the newest first. */
export const devicesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...stale.devices, userId],
    queryFn: () =>
      list('GET /getOperatorDevices/:userId', { userId })({
        page: 0,
        size: longestPage,
        sort: ['addedOn', 'DESC'],
        filter: {},
      }),
  });

/** What a device is called in a sentence. */
export const called = (device: Pick<Device, 'deviceType' | 'platform'>) =>
  said.called(kindOf(device), device.platform);

/** Suspends an active device, after asking, or activates a suspended one. */
export function suspension(device: Device): Verb & { confirm?: Confirm } {
  const { userId, credentialID, suspended } = device;
  return suspending({
    suspended,
    whom: called(device),
    effect: said.suspendEffect,
    set: (suspend) => call('POST /suspendOperatorDevice', { userId, credentialID, suspend }),
    suspend: texts.common.suspend,
    activate: texts.common.activate,
    suspendedNow: said.suspendedNow,
    activatedNow: said.activatedNow,
    title: said.suspendTitle,
    invalidates,
  });
}
/** Removes a device, after asking; the server keeps the last one. */
export const removal = (device: Device): Verb & { confirm: Confirm } => ({
  label: said.remove,
  run: () => {
    const { userId, credentialID } = device;
    return call('POST /removeOperatorDevice', { userId, credentialID });
  },
  done: said.removedNow,
  invalidates,
  confirm: { title: said.removeTitle, text: said.removeAsks(called(device)), yes: said.remove },
});

/** Opens the add-device window of the main site, where a passkey of one's own confirms it. */
export const openAddDevice = (userId: string) =>
  openOnMainSite(async () => {
    const { accessToken } = await call('POST /generateEmailToken', { userId });
    return `/add-device/${accessToken}`;
  });
/** Opens a window of the main site, where operators' passkeys are used, at a path that has to be asked for. */
export async function openOnMainSite(path: () => Promise<string>) {
  // The window opens at once, while the browser knows that the person asked for it.
  const opened = window.open('about:blank');
  if (!opened) throw new Error(said.windowBlocked);
  try {
    opened.location.replace(`${publicOrigin()}${await path()}`);
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** Which picture stands for a device: by its attestation, its kind, and what it was made on. */
export type Icon = keyof typeof said.icons;
export function iconOf({ fmt, deviceType, platform }: Pick<Device, 'fmt' | 'deviceType' | 'platform'>): Icon {
  if (deviceType === 'USB') return 'usb';
  if (deviceType === 'BLE') return 'ble';
  if (fmt.startsWith('android') || platform === 'Android') return 'android';
  if (fmt === 'apple' || platform === 'iOS' || platform === 'macOS') return 'apple';
  return 'computer';
}
/** Passkeys of a browser need no app. */
export const kindOf = ({ deviceType }: Pick<Device, 'deviceType'>): string =>
  deviceType.includes('Web') ? said.appless : said.inApp;
