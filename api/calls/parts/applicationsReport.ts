import { z } from 'zod';

/** Users and devices of several applications, by the application's id. */
export const applicationsReport = z.record(
  z.string(),
  z
    .object({
      name: z.string(),
      user: z.object({ totalUsers: z.number(), ActiveUsers: z.number(), suspendedUsers: z.number() }),
      /** Devices by platform: ios, android, web and others. */
      device: z.record(z.string(), z.number()),
      /** The same, under the name of the requirements. */
      platform: z.record(z.string(), z.number()),
      /**
       * Visits (sign-ins) by the English name of the country, as the proxy in front tells it, or of the organisation's
       * country.
       */
      countries: z.record(z.string(), z.number()),
      appType: z.enum(['Web', 'Mobile', 'oidc', 'saml', 'radius']),
    })
    .meta({ id: 'ApplicationCounts' }),
);
