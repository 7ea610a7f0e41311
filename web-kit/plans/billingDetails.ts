import type { Calls } from '../../api/calls.ts';
import type { ReplyOf } from '../../api/client.ts';
import { countryNameOf } from '../data/countries.ts';
import { read } from '../read.ts';
import { texts } from './texts.ts';

/** What invoices to an organisation show of it, and what the law wants them to show. */
export type Billing = ReplyOf<Calls, 'GET /billingDetails/:uniqueId'>;
export type BillingDetails = NonNullable<Billing['details']>;

/** What the fields of the billing details are called. */
export const billingLabels = texts.billing;
export const billingQuery = (uniqueId: string) => read('GET /billingDetails/:uniqueId', { uniqueId });

/** The billing details as facts: the name, the address in one line, and what else was entered. */
export function billingFacts({ countryCode }: Billing, details: BillingDetails): [string, string][] {
  const { name, street, postalCode, city, region, taxNumber, reference } = details;
  const place = `${postalCode} ${city}`.trim();
  const address = [street, place, region, countryCode && countryNameOf(countryCode)];
  const facts: [string, string][] = [
    [billingLabels.name, name],
    [billingLabels.address, address.filter(Boolean).join(', ')],
    [billingLabels.taxNumber, taxNumber],
    [billingLabels.reference, reference],
  ];
  return facts.filter(([, value]) => value);
}
