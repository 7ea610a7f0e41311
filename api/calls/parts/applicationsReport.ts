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
    })
    .meta({ id: 'ApplicationCounts' }),
);
