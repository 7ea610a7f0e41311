import { z } from 'zod';
import { DeviceAdded, DeviceRemoved } from '../../../domain/device/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { PersonDeleted, PersonJoined, PersonParted } from '../../../domain/person/events.ts';
import { UserDeleted, UserRegistered } from '../../../domain/user/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';

/** Devices of team members have no row. */
const holder = ({ personId }: Recorded) => personId;
const ofAccess = ({ data }: Recorded<{ personId: string }>) => data.personId;

type Held = { applications: string[]; platforms: string; joinedInto: string | null; joinedCount: number };
const begun = ({ organisationId }: Recorded, id: string) => ({
  ...{ id, organisationId: organisationId!, applications: [] as string[], platforms: '' },
  ...{ joinedInto: null as string | null, joinedCount: 0 },
});
/** The row, unless it says nothing any more. */
const kept = <R extends Held>(row: R): R | undefined =>
  row.applications.length || row.platforms || row.joinedInto || row.joinedCount ? row : undefined;

/** A list without one of its members. */
function withoutOne(list: readonly string[], member: string): string[] {
  const at = list.indexOf(member);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}
/** The platforms of devices in one text: `Android,iOS,iOS`. */
export const platformsIn = (text: string): string[] => (text ? text.split(',') : []);
const textOf = (platforms: readonly string[]) => platforms.toSorted().join(',');

/** On what platforms the devices of people are, and to which applications they have access. */
export const deviceHolders = readModel(
  'device_holders',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    /** The applications of each access, with repetitions. */
    applications: z.array(z.string()),
    platforms: z.string(),
    /** The person whom this one was joined into, and how many were joined into this one: they have all of it together. */
    joinedInto: z.string().nullable(),
    joinedCount: z.number().int(),
  }),
  { owner: 'organisationId', lists: ['applications'], lookups: ['joinedInto'] },
)
  .starts(
    DeviceAdded,
    (event, row) => {
      const before = row ?? begun(event, event.personId!);
      return { ...before, platforms: textOf([...platformsIn(before.platforms), event.data.platform]) };
    },
    holder,
  )
  .changes(
    DeviceRemoved,
    (row, { data }) =>
      kept({ ...row, platforms: textOf(withoutOne(platformsIn(row.platforms), data.platform)) }),
    holder,
  )
  .starts(
    UserRegistered,
    (event, row) => {
      const before = row ?? begun(event, event.data.personId);
      return { ...before, applications: [...before.applications, event.applicationId!] };
    },
    ofAccess,
  )
  .changes(
    UserDeleted,
    (row, { applicationId }) => kept({ ...row, applications: withoutOne(row.applications, applicationId!) }),
    ofAccess,
  )
  // Each of the two events makes or changes the rows of both people.
  .starts(PersonJoined, (event, row) => ({
    ...(row ?? begun(event, event.id)),
    joinedInto: event.data.into,
  }))
  .starts(
    PersonJoined,
    (event, row) => {
      const before = row ?? begun(event, event.data.into);
      return { ...before, joinedCount: before.joinedCount + 1 };
    },
    ({ data }) => data.into,
  )
  .changes(PersonParted, (row) => kept({ ...row, joinedInto: null }))
  .changes(
    PersonParted,
    (row) => kept({ ...row, joinedCount: row.joinedCount - 1 }),
    ({ data }) => data.from,
  )
  .ends(PersonDeleted)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
