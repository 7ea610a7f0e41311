import { z } from 'zod';
import type { applications } from '../../../projections/models/applications/applications.ts';
import { operators } from '../../../projections/models/operators/operators.ts';
import { type RowOf, rowOf, view } from '../../kit.ts';

/** An operator in the form that the consoles take. */
export const operatorReply = rowOf(operators)
  .extend({
    userId: z.string(),
    uniqueId: z.string(),
    email: z.string().nullable(),
    subscriptionType: z.enum(['free', 'paid']),
    /** Null before the first sign-in; what is not known of the last one is null. */
    lastLoginDetails: z
      .object({
        ...{ device: z.string().nullable(), ip: z.string().nullable(), status: z.literal('Success') },
        ...{ os: z.string().nullable(), browser: z.string().nullable(), loginTime: z.iso.datetime() },
      })
      .nullable(),
  })
  .meta({ id: 'Operator' });
export const shownOperator = view(operatorReply, (row: RowOf<typeof operators>) => ({
  ...row,
  userId: row.id,
  uniqueId: row.organisationId,
  email: row.username,
  subscriptionType: row.planId === 'free_trial' ? ('free' as const) : ('paid' as const),
  lastLoginDetails:
    row.lastLogin === null
      ? null
      : {
          device: row.lastLoginMethod,
          ip: row.lastLoginIP,
          status: 'Success' as const,
          os: row.lastLoginOS,
          browser: row.lastLoginBrowser,
          loginTime: row.lastLogin,
        },
}));
/** An application inside an operator, as the documents have it. */
export const shownApplication = view(
  z.object({
    ...{ appId: z.string(), name: z.string(), createdAt: z.iso.datetime() },
    ...{ numberofUsers: z.number().int(), suspended: z.boolean() },
  }),
  (row: RowOf<typeof applications>) => ({
    appId: row.id,
    name: row.name,
    createdAt: row.createdAt,
    numberofUsers: row.userCount,
    suspended: row.suspended,
  }),
);
