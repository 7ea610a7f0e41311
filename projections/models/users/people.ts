import { z } from 'zod';
import { DeviceAdded, DeviceRemoved } from '../../../domain/device/events.ts';
import { personal } from '../../../domain/marks.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import * as person from '../../../domain/person/events.ts';
import { namesIn } from '../../../domain/profile/sealed.ts';
import { UserDeleted, UserRegistered, UserRenamed } from '../../../domain/user/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';

const holder = ({ personId }: Recorded) => personId;
const ofAccess = ({ data }: Recorded<{ personId: string }>) => data.personId;

type Counted = { deviceCount: number; organisationId: string; joinedInto: string | null };
/**
 * The row with the organisation of somebody who has one device or none, by which those are found; null for all others, and for
 * who was joined into somebody, in whose place that person is found.
 */
const counted = <R extends Counted>(row: R) => ({
  ...row,
  withoutSecond: row.deviceCount < 2 && row.joinedInto === null ? row.organisationId : null,
});
const withDevices = <R extends Counted>(row: R, more: number) =>
  counted({ ...row, deviceCount: row.deviceCount + more });

const begun = ({ at, organisationId }: Recorded, id: string) => ({
  id,
  organisationId: organisationId!,
  address: null as string | null,
  ...{ newAddress: null as string | null, newAddressUntil: null as string | null },
  ...{ userId: null as string | null, username: null as string | null, name: null as string | null },
  profile: {} as Record<string, string>,
  ...{ joinedInto: null as string | null, joinedCount: 0 },
  withoutSecond: organisationId! as string | null,
  ...{ registered: false, suspended: false, deviceCount: 0, accessCount: 0, createdAt: at, updatedAt: at },
});

const noneWaits = { newAddress: null, newAddressUntil: null };

type Details = z.output<typeof person.PersonDescribed.schema>;
/** What is known of a person after an event that says something new. What was erased says nothing. */
function described(row: { name: string | null; profile: Record<string, string> | null }, data: Details) {
  const said = namesIn(data).filter((name) => typeof data[name] === 'string');
  const { name = row.name, ...others } = Object.fromEntries(said.map((name) => [name, data[name] as string]));
  return { name, profile: { ...row.profile, ...others } };
}

/** The people of organisations, who have access to applications. */
export const people = readModel(
  'people',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    /** The proved e-mail address; null when there is none. */
    address: personal(z.string().nullable()),
    /** The address that waits to be confirmed, and until when its link works; null for most. */
    newAddress: personal(z.string().nullable()),
    newAddressUntil: z.iso.datetime().nullable(),
    /** The user whose name this is: the first that the person was and still is; null when that one was deleted. */
    userId: z.string().nullable(),
    username: personal(z.string().nullable(), { of: 'userId' }),
    name: personal(z.string().nullable()),
    /** Attributes besides the name, by their names in `domain/profile/profile.ts`. */
    profile: personal(z.record(z.string(), z.string())),
    /** False while a newcomer's first access has come before the person. */
    registered: z.boolean(),
    suspended: z.boolean(),
    /** The person whom this one was joined into; null for most. Its counts are of what it had by itself. */
    joinedInto: z.string().nullable(),
    /** Number of people who were joined into this one. */
    joinedCount: z.number().int(),
    deviceCount: z.number().int(),
    /**
     * The organisation while there is one device or none, and the person was joined into nobody. Lists that ask for it
     * leave out who has a second device by those who were joined into the person.
     */
    withoutSecond: z.string().nullable(),
    /** Number of applications that the person has access to. */
    accessCount: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    search: ['address', 'username', 'name'],
    sort: ['createdAt', 'address', 'name'],
    lookups: ['joinedInto', 'withoutSecond'],
    flags: ['suspended'],
    // The highest count is read from the index.
    pairs: [['organisationId', 'deviceCount']],
  },
)
  .starts(person.PersonRegistered, (event, row) => {
    const before = row ?? begun(event, event.id);
    return { ...before, ...described(before, event.data), address: event.data.address, registered: true };
  })
  .changes(person.PersonDescribed, (row, { at, data }) => ({
    ...row,
    ...described(row, data),
    updatedAt: at,
  }))
  .changes(person.CustomAttributesChanged, (row, { at }) => ({ ...row, updatedAt: at }))
  .changes(person.AddressAsked, (row, { at, data: { newAddress, until } }) => ({
    ...row,
    ...{ newAddress, newAddressUntil: until, updatedAt: at },
  }))
  .changes(person.AddressDropped, (row, { at }) => ({ ...row, ...noneWaits, updatedAt: at }))
  .changes(person.AddressConfirmed, (row, { at, data: { address } }) => ({
    ...row,
    ...noneWaits,
    ...{ address, updatedAt: at },
  }))
  .changes(person.PersonSuspended, (row, { at }) => ({ ...row, suspended: true, updatedAt: at }))
  .changes(person.PersonActivated, (row, { at }) => ({ ...row, suspended: false, updatedAt: at }))
  .changes(
    person.PersonJoined,
    (row, { id, at, data: { into } }) =>
      row.id === id
        ? counted({ ...row, joinedInto: into, updatedAt: at })
        : { ...row, joinedCount: row.joinedCount + 1 },
    ({ id, data }) => [id, data.into],
  )
  .changes(
    person.PersonParted,
    (row, { id, at }) =>
      row.id === id
        ? counted({ ...row, joinedInto: null, updatedAt: at })
        : { ...row, joinedCount: row.joinedCount - 1 },
    ({ id, data }) => [id, data.from],
  )
  .changes(DeviceAdded, (row) => withDevices(row, 1), holder)
  .changes(DeviceRemoved, (row) => withDevices(row, -1), holder)
  // The first access of a newcomer comes before the person.
  .starts(
    UserRegistered,
    (event, row) => {
      const before = row ?? begun(event, event.data.personId);
      const names = before.userId ? {} : { userId: event.id, username: event.data.username };
      return { ...before, ...names, accessCount: before.accessCount + 1 };
    },
    ofAccess,
  )
  .changes(
    UserDeleted,
    (row, { id }) => {
      if (row.accessCount <= 1 && !row.registered) return undefined;
      const names = row.userId === id ? { userId: null, username: null } : {};
      return { ...row, ...names, accessCount: row.accessCount - 1 };
    },
    ofAccess,
  )
  .sweeps(UserRenamed, 'userId', ({ data: { username } }) => ({ username }))
  .ends(person.PersonDeleted)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
