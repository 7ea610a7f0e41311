import { z } from 'zod';
import { devices } from '../../../projections/models/users/devices.ts';
import { users } from '../../../projections/models/users/users.ts';
import { changed, effect, lists, shows, view } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';
import { shownDevice } from '../operators/operatorDevices.ts';
import { besideDevices, oneDevice, type WithDevices } from './familyUsers.ts';
import { suspending } from './suspending.ts';
import { attributesReply, shownAttributes, shownUser, userReply } from './users.ts';

const user = userReply.extend(attributesReply);
const inApplication = z.object({
  ...{ appName: z.string(), userId: z.string() },
  devices: z.array(shownDevice.reply),
  isSonicKYCEnabled: z.literal(false),
});
const detail = user.extend({
  devices: z.array(shownDevice.reply),
  user,
  /** By the id of the application. */
  application: z.record(z.string(), inApplication),
});

/** A user of an application, the user's devices, and recovery for users who lost theirs. */
export const userDeviceCalls = {
  getUser: shows('GET /getUser/:userId', ['operator'], users, {
    where: ({ userId }) => ({ id: userId }),
    beside: besideDevices,
    show: view(detail, (row) => {
      const { deviceList, ...rest } = row as WithDevices;
      const user = { ...shownUser(rest), ...shownAttributes(rest) };
      const { appId, appName } = user;
      const devices = deviceList.map(shownDevice);
      const application = {
        [appId]: { appName, userId: user.userId, devices, isSonicKYCEnabled: false as const },
      };
      return { ...user, devices, user, application };
    }),
  }),
  getUserDevices: lists('GET /getUserDevices/:userId', ['operator'], devices, {
    where: ({ userId }) => ({ ownerId: userId }),
    show: shownDevice,
  }),
  suspendDevice: effect('POST /suspendDevice', ['operator'], changed, {
    body: suspending(oneDevice),
  }),
  removeDevice: effect('POST /removeDevice', ['operator'], changed, { body: oneDevice }),
  /** Mails the link if the user name is an e-mail address; otherwise it is returned to the operator, once. */
  sendUserRecovery: effect(
    'POST /recovery/user/:userId',
    ['operator'],
    z.object({ errorCode: z.literal(0), mailed: z.boolean(), link: z.string().nullable() }),
    { rate: { count: 60, seconds: 3600 } },
  ),
  /** The user whom the link is for, and the websites where the passkey can be made. */
  readUserRecovery: effect(
    'POST /recovery/readUser',
    ['visitor'],
    z.object({
      errorCode: z.literal(0),
      name: z.string(),
      username: z.string(),
      organisationName: z.string(),
      application: z.object({ name: z.string(), logo: z.string(), origins: z.array(z.string()) }),
    }),
    { body: z.object({ accessToken: sealedToken }), rate: { count: 30, seconds: 60 } },
  ),
};
