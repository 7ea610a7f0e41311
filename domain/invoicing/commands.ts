import { z } from 'zod';
import { same } from '../changes.ts';
import { isCountryCode } from '../countries.ts';
import { commandsOf, id, lineText, text } from '../kit.ts';
import { limits } from '../limits.ts';
import { wrong } from '../problems.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { invoicing } from './invoicing.ts';

const command = commandsOf(invoicing);
const one = z.object({ id: id() });
/** A code of ISO 3166-1 alpha-2. */
const countryCode = z
  .string()
  .refine(isCountryCode, wrong('is.country'))
  .meta({ examples: ['DE'], pattern: '^[A-Z]{2}$' });

export const sellerDetails = z.object({
  name: lineText(limits.name),
  street: lineText(limits.profile.street),
  postalCode: lineText(limits.profile.postalCode),
  city: lineText(limits.name),
  country: countryCode,
  /** As it is written on invoices, with the country in front where that is usual: DE123456789. */
  taxId: text(limits.taxId).default(''),
});
export const ChangeSeller = command(
  { input: one.extend(sellerDetails.shape), parent: () => null },
  (state, { id: _, ...seller }) => {
    if (same(seller, state.seller)) return [];
    if (!seller.taxId && Object.keys(state.rates).length) refuse('invoice.taxId');
    return [happened.SellerChanged(seller)];
  },
);

export const taxTerms = z.object({
  name: lineText(limits.taxName),
  basisPoints: z.int().min(0).max(10_000),
});
/** Sets the tax of a country. It holds for invoices that are issued from now on. */
export const SetTaxRate = command(
  { input: one.extend({ country: countryCode, ...taxTerms.shape }), parent: () => null },
  ({ seller, rates }, { id: _, ...rate }) => {
    if (!seller?.taxId) refuse('invoice.taxId');
    const { country, ...terms } = rate;
    return same(terms, rates[country]) ? [] : [happened.TaxRateSet(rate)];
  },
);
/** Also takes the tax of a country that there is not, as earlier releases have set them. */
export const RemoveTaxRate = command(
  { input: one.extend({ country: text(2, 1) }) },
  ({ rates }, { country }) =>
    rates[country] ? [happened.TaxRateRemoved({ country })] : refuse('invoice.rate'),
);
