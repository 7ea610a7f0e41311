import { queryOptions } from '@tanstack/react-query';
import type { Confirm, Verb } from '../../web-kit/CommandButton.tsx';
import { call } from '../../web-kit/call.ts';
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

/** Suspends an active device or activates a suspended one. */
export function suspension({ userId, credentialID, suspended }: Device): Verb {
  return {
    label: suspended ? texts.common.activate : texts.common.suspend,
    run: () => call('POST /suspendOperatorDevice', { userId, credentialID, suspend: !suspended }),
    done: suspended ? said.activatedNow : said.suspendedNow,
    invalidates,
  };
}
/** Removes a device, after asking; the server keeps the last one. */
export const removal = ({ userId, credentialID }: Device): Verb & { confirm: Confirm } => ({
  label: said.remove,
  run: () => call('POST /removeOperatorDevice', { userId, credentialID }),
  done: said.removedNow,
  invalidates,
  confirm: { title: said.removeTitle, text: said.removeAsks, yes: said.remove },
});

/** Opens the add-device window of the main site, where a passkey of one's own confirms it. */
export async function openAddDevice(userId: string) {
  // opened at once, while the browser knows that the person asked for it
  const opened = window.open('about:blank');
  if (!opened) throw new Error(said.windowBlocked);
  try {
    const { accessToken } = await call('POST /generateEmailToken', { userId });
    opened.location.replace(`${publicOrigin()}/add-device/${accessToken}`);
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
