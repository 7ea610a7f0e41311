import { queryOptions } from '@tanstack/react-query';
import type { Confirm, Verb } from '../../web-kit/CommandButton.tsx';
import { call } from '../../web-kit/call.ts';
import { suspending } from '../../web-kit/suspending.ts';
import { list, longestPage } from '../../web-kit/table/query.ts';
import { stale } from '../application/application.ts';
import { called, type Device } from '../member/member.ts';
import { texts } from '../texts.ts';

const said = texts.member;
const key = ['user'] as const;
const devicesKey = ['userDevices'] as const;
const invalidates = [devicesKey, key, stale.users];

/** One user of an application. */
export const userQuery = (userId: string) =>
  queryOptions({ queryKey: [...key, userId], queryFn: () => call('GET /getUser/:userId', { userId }) });
/** The user's devices, the newest first. */
export const userDevicesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...devicesKey, userId],
    queryFn: () =>
      list('GET /getUserDevices/:userId', { userId })({
        page: 0,
        size: longestPage,
        sort: ['addedOn', 'DESC'],
        filter: {},
      }),
  });

/** Suspends an active device of a user, after asking, or activates a suspended one. */
export function suspension(device: Device): Verb & { confirm?: Confirm } {
  const { userId, credentialID, suspended } = device;
  return suspending({
    suspended,
    whom: called(device),
    effect: said.suspendEffect,
    set: (next) => call('POST /suspendDevice', { userId, credentialID, suspended: next }),
    suspend: texts.common.suspend,
    activate: texts.common.activate,
    suspendedNow: said.suspendedNow,
    activatedNow: said.activatedNow,
    title: said.suspendTitle,
    invalidates,
  });
}
/** Removes a device of a user, after asking; the server keeps the last one. */
export const removal = ({ userId, credentialID, ...device }: Device): Verb & { confirm: Confirm } => ({
  label: said.remove,
  run: () => call('POST /removeDevice', { userId, credentialID }),
  done: said.removedNow,
  invalidates,
  confirm: {
    title: texts.viewUser.removeTitle,
    text: said.removeAsks(called(device)),
    yes: said.remove,
  },
});
