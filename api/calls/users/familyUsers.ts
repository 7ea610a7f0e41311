import { z } from 'zod';
import { device } from '../../../domain/device/device.ts';
import type { FamilyName } from '../../../domain/families/families.ts';
import { id } from '../../../domain/kit.ts';
import { person } from '../../../domain/person/person.ts';
import { DeleteUser } from '../../../domain/user/commands.ts';
import { user } from '../../../domain/user/user.ts';
import { devices } from '../../../projections/models/users/devices.ts';
import { userMonths } from '../../../projections/models/users/userMonths.ts';
import { users } from '../../../projections/models/users/users.ts';
import type { Path } from '../../callKinds.ts';
import { answers, changed, does, done, effect, lists, type RowOf, shows, view } from '../../kit.ts';
import { shownDevice } from '../parts/device.ts';
import { allOf, partOf } from '../parts/family.ts';
import { suspending } from '../parts/suspending.ts';
import {
  attributesReply,
  joinedBeside,
  knownOfAll,
  shownAttributes,
  shownUser,
  userChanges,
  userReply,
  type WithJoined,
} from '../parts/user.ts';

/** The paths of a family's calls name the organisation and the user in this way. */
type OfOrganisation = `${string}/:uniqueId`;
type OfUser = `${string}/:userId`;
/** A user with the person's devices, which are read beside the row. */
export type WithDevices = RowOf<typeof users> & WithJoined & { deviceList: RowOf<typeof devices>[] };

const detail = userReply
  .extend({
    ...attributesReply,
    deviceList: z.array(shownDevice.reply),
    user: userReply,
  })
  .meta({ id: 'UserWithDevices' });
/** The body of the calls that change one device of a user. */
export const oneDevice = z.object({ userId: id(), credentialID: z.string().min(1).max(1400) });
/** Whether a recovery link was mailed; otherwise the link, which is shown to the operator once. */
export const recoveryLink = done.extend({
  mailed: z.boolean(),
  link: z.string().nullable(),
});
const mostDevices = 100;
/** The devices of a user, as the calls that change them name them. */
export const devicesIn = ({ id, deviceList }: Pick<WithDevices, 'id' | 'deviceList'>) =>
  deviceList.map((row) => ({ ...shownDevice(row), userId: id }));
/** Reads the devices of a user's person beside the row. */
export const besideDevices = {
  as: 'deviceList',
  model: devices,
  on: 'personId',
  of: 'holderId',
  most: mostDevices,
};

/**
 * Makes the calls that every family of single sign-on has for its users, each under the path that the requirements give
 * it. Calls of one family do not know the users of another.
 */
export const familyUsers = (realm: FamilyName) => ({
  /** Lists the organisation's users of the family. */
  lists: <const P extends Path & OfOrganisation>(path: P) =>
    lists(path, ['operator'], users, {
      about: `Lists the organization's users of ${allOf(realm)}.`,
      where: (input) => ({ organisationId: (input as unknown as { uniqueId: string }).uniqueId, realm }),
      show: shownUser,
    }),
  /** Reads one user with attributes and devices. */
  shows: <const P extends Path & OfUser>(path: P) =>
    shows(path, ['operator'], users, {
      about: `Reads a user of ${allOf(realm)}, with attributes and devices.`,
      where: (input) => ({ id: (input as unknown as { userId: string }).userId, realm }),
      beside: [besideDevices, joinedBeside('personId')],
      show: view(detail, (row) => {
        const { deviceList: _, joined, ...own } = row as WithDevices;
        const rest = { ...own, ...knownOfAll(own, joined) };
        const shown = shownUser(rest);
        const deviceList = devicesIn(row as WithDevices);
        return { ...shown, ...shownAttributes(rest), deviceList, user: shown };
      }),
    }),
  /** Suspends or activates a user, or saves attributes of the person. */
  updates: <const P extends Path & OfUser>(path: P) =>
    partOf(
      realm,
      'updatesUser',
      effect(path, ['operator'], changed, {
        changes: [user, person],
        about:
          `Changes a user of ${allOf(realm)}. Suspends or activates, saves attributes, or both. Attributes are ` +
          'those of the person, in all applications.',
        body: userChanges,
      }),
    ),
  /** Deletes a user. */
  deletes: <const P extends Path & OfUser>(path: P) =>
    does(
      path,
      ['operator'],
      DeleteUser,
      (input) => ({ id: (input as unknown as { userId: string }).userId, realm }),
      {
        about: `Deletes a user of ${allOf(realm)}.`,
        envelope: { errorCode: 0, message: 'User Deleted Successfully' },
      },
    ),
  /** Suspends or activates a device. The consoles show the reply's `errorMessage` as a success. */
  suspendsDevice: <const P extends Path>(path: P) =>
    partOf(
      realm,
      'suspendsDevice',
      effect(path, ['operator'], changed.extend({ errorMessage: z.string() }), {
        changes: [device],
        about: `Suspends or activates a device of a user of ${allOf(realm)}.`,
        body: suspending(oneDevice),
      }),
    ),
  /** Removes a device. */
  removesDevice: <const P extends Path>(path: P) =>
    partOf(
      realm,
      'removesDevice',
      effect(path, ['operator'], changed, {
        changes: [device],
        about: `Removes a device of a user of ${allOf(realm)}.`,
        body: oneDevice,
      }),
    ),
  /** Counts the sign-ins of a user. */
  report: <const P extends Path & OfUser>(path: P) =>
    partOf(
      realm,
      'userReport',
      answers(path, ['operator'], z.object({ platform: z.record(z.string(), z.number()) }), {
        shows: [users, userMonths],
        about:
          `Counts a user's sign-ins to ${allOf(realm)} in the last twelve months. By ios, android, ` +
          'web and others.',
      }),
    ),
});
