import { queryOptions } from '@tanstack/react-query';
import { call } from '../../web-kit/call.ts';
import { list, longestPage } from '../../web-kit/table/query.ts';
import { stale } from '../application/application.ts';
import { deviceVerbs } from '../member/member.ts';

const key = ['user'] as const;
const devicesKey = ['userDevices'] as const;

/** One user of an application. */
export const userQuery = (userId: string) =>
  queryOptions({ queryKey: [...key, userId], queryFn: () => call('GET /getUser/:userId', { userId }) });
/** The user's devices, newest first. */
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

/** The actions on a user's devices. */
export const userDevices = deviceVerbs({
  set: ({ userId, credentialID }, suspended) =>
    call('POST /suspendDevice', { userId, credentialID, suspended }),
  remove: ({ userId, credentialID }) => call('POST /removeDevice', { userId, credentialID }),
  invalidates: [devicesKey, key, stale.users],
});
