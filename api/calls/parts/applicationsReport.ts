import { z } from 'zod';
import { type ApplicationKind, applicationKinds } from '../../../domain/application/kinds.ts';

type AppType = 'Web' | 'Mobile' | Exclude<ApplicationKind, 'web' | 'mobile'>;
/** The name that the requirements give a kind of application in reports. */
export const appTypeOf = (kind: ApplicationKind): AppType =>
  kind === 'web' ? 'Web' : kind === 'mobile' ? 'Mobile' : kind;
const appTypes = (Object.keys(applicationKinds) as ApplicationKind[]).map(appTypeOf);

/** Users and devices of several applications, by the application's id. */
export const applicationsReport = z.record(
  z.string(),
  z
    .object({
      name: z.string(),
      user: z.object({ totalUsers: z.number(), ActiveUsers: z.number(), suspendedUsers: z.number() }),
      /** Devices of those who have access, by platform: ios, android, web and others. */
      device: z.record(z.string(), z.number()),
      /** The same, under the name of the requirements. */
      platform: z.record(z.string(), z.number()),
      /**
       * Visits (sign-ins) by the English name of the country, as the proxy in front tells it, or of the organisation's
       * country.
       */
      countries: z.record(z.string(), z.number()),
      appType: z.enum(appTypes),
    })
    .meta({ id: 'ApplicationCounts' }),
);
