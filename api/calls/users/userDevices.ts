import { z } from 'zod';
import { device } from '../../../domain/device/device.ts';
import { recovery } from '../../../domain/recovery/recovery.ts';
import { users } from '../../../projections/models/users/users.ts';
import { changed, done, effect, shows, view } from '../../kit.ts';
import { sealedToken } from '../../sealedToken.ts';
import { shownDevice } from '../parts/device.ts';
import { suspending } from '../parts/suspending.ts';
import {
  attributesReply,
  joinedBeside,
  knownOfAll,
  shownAttributes,
  shownUser,
  userReply,
} from '../parts/user.ts';
import { besideDevices, devicesIn, oneDevice, recoveryLink, type WithDevices } from './familyUsers.ts';
import { accessBeside, type WithAccess } from './people.ts';

const user = userReply.extend(attributesReply);
const inApplication = z.object({
  ...{ appName: z.string(), userId: z.string() },
  devices: z.array(shownDevice.reply),
  isSonicKYCEnabled: z.literal(false),
});
const detail = user.extend({
  devices: z.array(shownDevice.reply),
  user,
  /** The applications of the same family that the person is a user of, by their ids. */
  application: z.record(z.string(), inApplication),
});

/** A user of an application, the user's devices, and recovery for users who lost theirs. */
export const userDeviceCalls = {
  getUser: shows('GET /getUser/:userId', ['operator'], users, {
    about:
      'Reads a user with attributes and devices. `application` has each application of the same family ' +
      'that the person is a user of.',
    where: ({ userId }) => ({ id: userId }),
    beside: [besideDevices, accessBeside('personId'), joinedBeside('personId')],
    show: view(detail, (row) => {
      const { deviceList, access, joined, ...own } = row as WithDevices & WithAccess;
      const rest = { ...own, ...knownOfAll(own, joined) };
      const user = { ...shownUser(rest), ...shownAttributes(rest) };
      const of = ({ id }: { id: string }) => devicesIn({ id, deviceList });
      const application = Object.fromEntries(
        access
          .filter(({ realm }) => realm === rest.realm)
          .map((each) => {
            const { appName, userId } = shownUser(each);
            const shown = { appName, userId, devices: of(each), isSonicKYCEnabled: false as const };
            return [each.applicationId, shown];
          }),
      );
      return { ...user, devices: of(rest), user, application };
    }),
  }),
  getUserDevices: shows('GET /getUserDevices/:userId', ['operator'], users, {
    about: 'Lists the devices of a user, which are those of the person.',
    where: ({ userId }) => ({ id: userId }),
    beside: [besideDevices],
    show: view(z.array(shownDevice.reply), (row) => devicesIn(row as WithDevices)),
  }),
  suspendDevice: effect('POST /suspendDevice', ['operator'], changed, {
    changes: [device],
    about: 'Suspends or activates a device of a user.',
    body: suspending(oneDevice),
  }),
  removeDevice: effect('POST /removeDevice', ['operator'], changed, {
    changes: [device],
    about: 'Removes a device of a user.',
    body: oneDevice,
  }),
  sendUserRecovery: effect('POST /recovery/user/:userId', ['operator'], recoveryLink, {
    changes: [recovery],
    about:
      'Makes a recovery link for a user who lost every device. It is mailed to the confirmed address of the ' +
      'person, or to a user name that is an address and no directory alone says; otherwise it is ' +
      'answered to the operator, once.',
    rate: { count: 60, seconds: 3600 },
  }),
  readUserRecovery: effect(
    'POST /recovery/readUser',
    ['visitor'],
    done.extend({
      name: z.string(),
      username: z.string(),
      organisationName: z.string(),
      application: z.object({
        ...{ name: z.string(), logo: z.string(), origins: z.array(z.string()) },
        /** Whether people approve sign-ins on a phone, which then has to make the passkey. */
        byPhone: z.boolean(),
      }),
    }),
    {
      about:
        "Reads whom a user's recovery link is for. With the websites where the passkey can be made, none for the page of the organization.",
      body: z.object({ accessToken: sealedToken }),
      rate: { count: 30, seconds: 60 },
    },
  ),
};
