import { z } from 'zod';
import { BillingDetailsChanged, details } from '../../../domain/billingDetails/events.ts';
import { personal } from '../../../domain/marks.ts';
import { OrganisationDeleted } from '../../../domain/organisation/events.ts';
import { readModel } from '../../kit.ts';

/** What the invoices of each organisation show of it from now on. */
export const billingDetails = readModel(
  'billing_details',
  z.object({ id: z.string(), details: personal(details.nullable()), changedAt: z.iso.datetime() }),
)
  .starts(BillingDetailsChanged, ({ id, at, data: { details } }) => ({ id, details, changedAt: at }))
  .ends(OrganisationDeleted);
