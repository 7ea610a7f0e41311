import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

/** What an invoice shows of its buyer beside the country, which is that of the organisation. Empty for none. */
export const details = z.object({
  /** The name under which the organisation trades, which may be longer than the one that people see. */
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** A state or province. In India, where the tax depends on it, one of `indianStates`. */
  region: z.string(),
  /** A number of the VAT with its country in front, a GSTIN, or what the country has instead. */
  taxNumber: z.string(),
  /** What the buyer wants to find on its invoices, such as the number of an order. */
  reference: z.string(),
});
export type Details = z.output<typeof details>;

/** An organisation entered, or changed, what its invoices show. It is sealed to the organisation, and erased with it. */
export const BillingDetailsChanged = event(
  'BillingDetailsChanged',
  z.object({ subjectId: z.string(), details: personal(details, { of: 'subjectId' }) }),
);
