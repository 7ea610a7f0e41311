import { z } from 'zod';
import { event } from '../kit.ts';

/** Who issues the invoices. `country` is a code of ISO 3166-1, and `taxId` is empty for none. */
export const seller = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  taxId: z.string(),
});
export type Seller = z.output<typeof seller>;
/** The tax that prices contain for buyers in a country. `basisPoints` are hundredths of a percent. */
export const taxRate = z.object({ name: z.string(), basisPoints: z.int() });
export type TaxRate = z.output<typeof taxRate>;

export const SellerChanged = event('SellerChanged', seller);
export const TaxRateSet = event('TaxRateSet', taxRate.extend({ country: z.string() }));
export const TaxRateRemoved = event('TaxRateRemoved', z.object({ country: z.string() }));
