import { z } from 'zod';
import { DeviceAdded, DeviceRemoved } from '../../../domain/device/events.ts';
import { personal } from '../../../domain/marks.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import * as person from '../../../domain/person/events.ts';
import { UserDeleted, UserRegistered } from '../../../domain/user/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';

const holder = ({ personId }: Recorded) => personId;
const ofAccess = ({ data }: Recorded<{ personId: string }>) => data.personId;

/** The people of organisations, who have access to applications. */
export const people = readModel(
  'people',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    /** The proved e-mail address; null when there is none. */
    address: personal(z.string().nullable()),
    suspended: z.boolean(),
    deviceCount: z.number().int(),
    /** Number of applications that the person has access to. */
    accessCount: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  }),
  { owner: 'organisationId', roles: ['operator'], search: ['address'], sort: ['createdAt', 'address'] },
)
  .starts(person.PersonRegistered, ({ id, at, data, organisationId }) => ({
    id,
    organisationId: organisationId!,
    address: data.address,
    suspended: false,
    deviceCount: 0,
    accessCount: 0,
    createdAt: at,
    updatedAt: at,
  }))
  .changes(person.PersonSuspended, (row, { at }) => ({ ...row, suspended: true, updatedAt: at }))
  .changes(person.PersonActivated, (row, { at }) => ({ ...row, suspended: false, updatedAt: at }))
  .changes(DeviceAdded, (row) => ({ ...row, deviceCount: row.deviceCount + 1 }), holder)
  .changes(DeviceRemoved, (row) => ({ ...row, deviceCount: row.deviceCount - 1 }), holder)
  .changes(UserRegistered, (row) => ({ ...row, accessCount: row.accessCount + 1 }), ofAccess)
  .changes(UserDeleted, (row) => ({ ...row, accessCount: row.accessCount - 1 }), ofAccess)
  .ends(person.PersonDeleted)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
