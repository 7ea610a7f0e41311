import { z } from 'zod';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { DeviceAdded, DeviceRemoved } from '../../../domain/device/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';

/** Devices of team members and devices that were removed before their platform was recorded have no row. */
const key = ({ applicationId, data }: Recorded<{ platform: string | null }>) =>
  applicationId && data.platform !== null ? `${applicationId} ${data.platform}` : undefined;

/** Number of devices per application and platform. */
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
      applicationId: event.applicationId!,
      platform: event.data.platform,
      count: (row?.count ?? 0) + 1,
    }),
    key,
  )
  .changes(DeviceRemoved, (row) => ({ ...row, count: row.count - 1 }), key)
  .sweeps(ApplicationDeleted, 'applicationId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
