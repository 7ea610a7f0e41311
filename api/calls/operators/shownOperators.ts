import { z } from 'zod';
import { subscriptionTypeOf } from '../../../domain/subscription/prices.ts';
import type { applications } from '../../../projections/models/applications/applications.ts';
import { operators } from '../../../projections/models/operators/operators.ts';
import { type RowOf, rowOf, view } from '../../kit.ts';

/** An operator in the form that the consoles take. */
export const operatorReply = rowOf(operators)
  .omit({ country: true, priceInRupees: true, priceInDollars: true, offer: true })
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
        /** The kind of device that the browser runs on. */
        deviceType: z.enum(['mobile', 'desktop']).nullable(),
        /** Addresses are not looked up anywhere, so the country is unknown. */
        country: z.null(),
      })
      .nullable(),
  })
  .meta({ id: 'Operator' });
const deviceTypeOn = (os: string | null) => {
  if (os === null || os === 'Other') return null;
  return os === 'Android' || os === 'iOS' ? ('mobile' as const) : ('desktop' as const);
};
type OperatorRow = RowOf<typeof operators>;
const lastLoginIn = (row: OperatorRow) =>
  row.lastLogin === null
    ? null
    : {
        device: row.lastLoginMethod,
        ip: row.lastLoginIP,
        status: 'Success' as const,
        os: row.lastLoginOS,
        browser: row.lastLoginBrowser,
        loginTime: row.lastLogin,
        deviceType: deviceTypeOn(row.lastLoginOS),
        country: null,
      };
export const shownOperator = view(operatorReply, (operator: OperatorRow) => {
  const { country: _, priceInRupees: __, priceInDollars: ___, offer: ____, ...row } = operator;
  return {
    ...row,
    userId: row.id,
    uniqueId: row.organisationId,
    email: row.username,
    subscriptionType: subscriptionTypeOf(operator),
    lastLoginDetails: lastLoginIn(operator),
  };
});
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
