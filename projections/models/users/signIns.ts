import { z } from 'zod';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { SignedIn } from '../../../domain/transaction/events.ts';
import { gone, type Recorded, readModel } from '../../kit.ts';

const key = ({ applicationId, organisationId, at, data }: Recorded<{ platform: string; browser: string }>) =>
  [applicationId ?? organisationId, at.slice(0, 10), data.platform, data.browser].join(' ');

/** Sign-ins per day (UTC), application, platform and browser. Sign-ins to the console have no application. */
export const signIns = readModel(
  'sign_ins',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    applicationId: z.string().nullable(),
    day: z.string(),
    platform: z.string(),
    browser: z.string(),
    count: z.number().int(),
  }),
  { owner: 'organisationId', roles: ['operator'], sort: ['day'] },
)
  .starts(
    SignedIn,
    (event, row) => ({
      id: key(event),
      organisationId: event.organisationId!,
      applicationId: event.applicationId ?? null,
      day: event.at.slice(0, 10),
      platform: event.data.platform,
      browser: event.data.browser,
      count: (row?.count ?? 0) + 1,
    }),
    key,
  )
  .sweeps(OrganisationDeleted, 'organisationId', gone);
