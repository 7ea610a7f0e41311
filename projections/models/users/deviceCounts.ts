import { z } from 'zod';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { DeviceAdded, DeviceRemoved } from '../../../domain/device/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';

/** Devices of team members have no row. */
const key = ({ data: { applicationId, platform } }: Recorded<Made>) =>
  applicationId === null ? undefined : `${applicationId} ${platform}`;
type Made = { applicationId: string | null; platform: string };

/** Number of devices per application for which they were made, and platform. */
export const deviceCounts = readModel(
  'device_counts',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    applicationId: z.string(),
    platform: z.string(),
    count: z.number().int(),
  }),
  { owner: 'organisationId' },
)
  .starts(
    DeviceAdded,
    (event, row) => ({
      id: key(event)!,
      organisationId: event.organisationId!,
      applicationId: event.data.applicationId!,
      platform: event.data.platform,
      count: (row?.count ?? 0) + 1,
    }),
    key,
  )
  .changes(DeviceRemoved, (row) => ({ ...row, count: row.count - 1 }), key)
  .sweeps(ApplicationDeleted, 'applicationId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
