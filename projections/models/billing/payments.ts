import { z } from 'zod';
import { gateways, PaymentRecorded, paymentStatuses } from '../../../domain/subscription/events.ts';
import { readModel } from '../../kit.ts';
import { organisations } from '../organisations.ts';
import { plans } from '../plans.ts';

/** Each payment as the provider had it last. They stay when their organisation is deleted: they are the books. */
export const payments = readModel(
  'payments',
  z.object({
    id: z.string(),
    organisationId: z.string(),
    paymentId: z.string(),
    paidAt: z.iso.datetime(),
    status: z.enum(paymentStatuses),
    currency: z.string(),
    /** In the smallest unit, as `refunded`. */
    amount: z.number().int(),
    refunded: z.number().int(),
    planId: z.string(),
    gateway: z.enum(gateways),
    gatewayId: z.string(),
    updatedAt: z.iso.datetime(),
  }),
  {
    owner: 'organisationId',
    roles: ['operator'],
    version: 2,
    sort: ['paidAt', 'updatedAt'],
    lookups: ['organisationId', 'status'],
    joins: {
      planName: [plans, 'planId', 'name'],
      organisationName: [organisations, 'organisationId', 'name'],
    },
  },
).starts(
  PaymentRecorded,
  ({ id, at, data: { was: _, period: __, seenAt: ___, ...payment } }, row) => ({
    ...{ id: keyOf(payment), organisationId: id, ...payment, updatedAt: at },
    // Where the provider names no plan, a later event has the plan of that day.
    planId: row?.planId ?? payment.planId,
  }),
  ({ data }) => keyOf(data),
);

/** Providers choose the ids of payments, each by itself. */
const keyOf = ({ gateway, paymentId }: { gateway: string; paymentId: string }) => `${gateway} ${paymentId}`;
