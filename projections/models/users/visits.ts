import { z } from 'zod';
import { ApplicationDeleted } from '../../../domain/application/events.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { SignedIn } from '../../../domain/transaction/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';

/** Sign-ins to the console are no visits of an application. */
const key = ({ applicationId, data }: Recorded<{ country?: string | undefined }>) =>
  applicationId && `${applicationId} ${data.country ?? ''}`;

/** Number of sign-ins per application and country, whose code is empty where no proxy tells it. */
export const visits = readModel(
  'visits',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    applicationId: z.string(),
    country: z.string(),
    count: z.number().int(),
  }),
  { owner: 'organisationId' },
)
  .starts(
    SignedIn,
    (event, row) => ({
      id: key(event)!,
      organisationId: event.organisationId!,
      applicationId: event.applicationId!,
      country: event.data.country ?? '',
      count: (row?.count ?? 0) + 1,
    }),
    key,
  )
  .sweeps(ApplicationDeleted, 'applicationId', gone)
  .sweeps(OrganisationDeleted, 'organisationId', gone);
