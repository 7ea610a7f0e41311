import { z } from 'zod';
import { device } from '../../../domain/device/device.ts';
import { id } from '../../../domain/kit.ts';
import { ActivatePerson, SuspendPerson } from '../../../domain/person/commands.ts';
import { person } from '../../../domain/person/person.ts';
import { recovery } from '../../../domain/recovery/recovery.ts';
import { devices } from '../../../projections/models/users/devices.ts';
import { people } from '../../../projections/models/users/people.ts';
import { users } from '../../../projections/models/users/users.ts';
import {
  answers,
  changed,
  doesOneOf,
  done,
  effect,
  lists,
  type RowOf,
  rowOf,
  shows,
  view,
} from '../../kit.ts';
import { shownDevice } from '../parts/device.ts';
import { changedTogether, severalIds } from '../parts/together.ts';
import {
  attributesReply,
  joinedBeside,
  knownOfAll,
  personChanges,
  shownAttributes,
  type WithJoined,
} from '../parts/user.ts';
import { besideDevices, recoveryLink, type WithDevices } from './familyUsers.ts';

type PersonRow = RowOf<typeof people>;
type AccessRow = RowOf<typeof users>;

/** Reads the users that a person is beside a row: one for each application. */
export const accessBeside = (on: string) => ({ as: 'access', model: users, on, of: 'personId', most: 200 });
export type WithAccess = { access: AccessRow[] };

const personReply = rowOf(people)
  .omit({ registered: true, profile: true, withoutSecond: true, joinedCount: true })
  .extend({ personId: z.string() })
  .meta({ id: 'Person' });
export const shownPerson = view(
  personReply,
  ({ registered: _, profile: __, withoutSecond: ___, joinedCount: ____, ...row }: PersonRow) => ({
    ...row,
    personId: row.id,
  }),
);

const accessReply = rowOf(users)
  .pick({ realm: true, direct: true, username: true, suspended: true, lastLogin: true })
  .extend({ userId: z.string(), appId: z.string(), appName: z.string() })
  .meta({ id: 'Access' });
const shownAccess = view(
  accessReply,
  ({ id, applicationId, applicationName, realm, direct, username, suspendedHere, lastLogin }: AccessRow) => ({
    ...{ userId: id, appId: applicationId, appName: String(applicationName ?? '') },
    // The person's own suspension stands beside the list.
    ...{ realm, direct, username, suspended: suspendedHere, lastLogin },
  }),
);

/** Those who were joined into a person, each of whom can be parted again. */
const joinedReply = z
  .object({
    personId: z.string(),
    ...{ address: z.string().nullable(), username: z.string().nullable(), name: z.string().nullable() },
  })
  .meta({ id: 'JoinedPerson' });
const detail = personReply.extend({
  details: z.object(attributesReply).meta({ id: 'PersonDetails' }),
  access: z.array(accessReply),
  joined: z.array(joinedReply),
});
/** What a person brings to a join. */
const sideReply = z
  .object({
    personId: z.string(),
    suspended: z.boolean(),
    joinedInto: z.string().nullable(),
    addresses: z.array(z.string()),
    access: z.array(accessReply.pick({ userId: true, appId: true, appName: true, username: true })),
    devices: z.array(z.object({ id: z.string(), name: z.string().nullable(), rpId: z.string() })),
  })
  .meta({ id: 'JoinSide' });

/** The people of an organisation, each with access to some of its applications. */
export const peopleCalls = {
  getPeople: lists('GET /people', ['operator'], people, {
    about:
      'Lists the people of the organization. With `unusedSince`, those whose only device was not used since then, among ' +
      'the 10,000 devices of the organization that were not used for longest.',
    body: z.object({ unusedSince: z.iso.datetime().optional() }),
    // Of those without a second device, who holds one that was not used has that one alone.
    where: ({ unusedSince }, organisationId) =>
      unusedSince === undefined ? {} : { withoutSecond: organisationId },
    among: {
      model: devices,
      column: 'holderId',
      of: ({ unusedSince }) => (unusedSince === undefined ? undefined : { lastUsed: { to: unusedSince } }),
      first: { by: 'lastUsed', most: 10_000 },
    },
    show: shownPerson,
  }),
  getPerson: shows('GET /person/:personId', ['operator'], people, {
    about:
      'Reads a person, with attributes and the access to each application. `access` names the user that the person ' +
      'is there. The devices of such a user are those of the person.',
    where: ({ personId }) => ({ id: personId }),
    beside: [accessBeside('id'), joinedBeside('id')],
    show: view(detail, (row) => {
      const { access, joined, ...own } = row as PersonRow & WithAccess & WithJoined;
      const rest = { ...own, ...knownOfAll(own, joined) };
      const deviceCount = joined.reduce((sum, each) => sum + each.deviceCount, rest.deviceCount);
      return {
        ...shownPerson({ ...rest, deviceCount, accessCount: Math.max(access.length, rest.accessCount) }),
        details: shownAttributes(rest),
        access: access.map(shownAccess),
        joined: joined.map(({ id, address, username, name }) => ({ personId: id, address, username, name })),
      };
    }),
  }),
  updatePerson: doesOneOf(
    'PUT /person/:personId',
    ['operator'],
    [SuspendPerson, ActivatePerson],
    ({ personId, suspended }) => [suspended ? SuspendPerson : ActivatePerson, { id: personId }],
    {
      about:
        'Suspends or activates a person. A suspension closes every application to the person and ends ' +
        'the sessions. Access that was suspended by itself stays so after the activation.',
      body: z.object({ suspended: z.boolean() }),
    },
  ),
  updatePeople: effect('PUT /people', ['operator'], changedTogether, {
    changes: [person],
    about:
      'Suspends or activates up to 100 people, as `PUT /person/:personId` does with one. `failed` names those whom it ' +
      'was refused for, and why; `unchanged` those who were so already.',
    body: z.object({ personIds: severalIds, suspended: z.boolean() }),
  }),
  getPersonDevices: shows('GET /person/:personId/devices', ['operator'], people, {
    about: 'Lists the devices of a person, with or without access to an application.',
    where: ({ personId }) => ({ id: personId }),
    beside: [{ ...besideDevices, on: 'id' }],
    show: view(z.array(shownDevice.reply), (row) =>
      (row as unknown as WithDevices).deviceList.map((each) => shownDevice(each)),
    ),
  }),
  updatePersonDevice: effect('PUT /person/:personId/device/:deviceId', ['operator'], changed, {
    changes: [device],
    about: 'Suspends or activates a device of a person.',
    body: z.object({ suspended: z.boolean() }),
  }),
  removePersonDevice: effect('DELETE /person/:personId/device/:deviceId', ['operator'], changed, {
    changes: [device],
    about: 'Removes a device of a person.',
  }),
  sendPersonRecovery: effect('POST /person/:personId/recovery', ['operator'], recoveryLink, {
    changes: [recovery],
    about:
      'Makes a recovery link for a person who lost every device. It is that of the user on the host of the ' +
      'organization, if there is one, and is mailed, or answered to the operator, as that of a user is.',
    rate: { count: 60, seconds: 3600 },
  }),
  describePerson: effect('PUT /person/:personId/details', ['operator'], changed, {
    changes: [person],
    about:
      'Changes the name and other attributes of a person, which all applications of the person are told. Those that are ' +
      'absent stay; an empty text removes one. What a directory says is taken over again when it changes there.',
    body: personChanges,
  }),
  previewJoin: answers(
    'GET /person/:personId/join/:into',
    ['operator'],
    done.extend({
      person: sideReply,
      into: sideReply,
      /** The applications to which both have access, which stand in the way. */
      shared: z.array(z.object({ appId: z.string(), appName: z.string() })),
      possible: z.boolean(),
    }),
    {
      shows: [people, users, devices],
      about: 'Shows what joining a person into another one would bring together, and what stands in the way.',
    },
  ),
  joinPeople: effect('POST /person/:personId/join', ['operator'], changed, {
    changes: [person],
    about:
      'Joins a person into another one. The passkeys of both then open the applications of both, and ' +
      'both rest together. Users, passkeys and addresses keep their ids. `DELETE` on the same path takes it back.',
    body: z.object({ into: id() }),
  }),
  partPeople: effect('DELETE /person/:personId/join', ['operator'], changed, {
    changes: [person],
    about:
      'Takes back that a person was joined into another one. Each has again what it had, and sessions ' +
      'at applications of the other end. If the two are suspended, both stay so.',
  }),
};
