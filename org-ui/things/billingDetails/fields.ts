import {
  type CheckedField,
  hasPostalCodes,
  indianStates,
  problemIn,
  taxNumberExample,
} from '../../../web-kit/domain/billing.ts';
import { limits } from '../../../web-kit/domain/limits.ts';
import { faultSays } from '../../../web-kit/faults.ts';
import type { Field, Values } from '../../../web-kit/form/fields.ts';
import {
  type Billing,
  type BillingDetails,
  billingLabels as labels,
} from '../../../web-kit/plans/billingDetails.ts';
import { sends } from '../../../web-kit/sends.ts';
import { texts as t } from './texts.ts';

export type BillingKey = keyof BillingDetails;
const states = indianStates.map((value) => ({ value, label: value }));

/** The form of the billing details in a country, which is that of the organisation. */
export function billingFields(countryCode: string): readonly Field<BillingKey>[] {
  const checked = (key: CheckedField) => ({
    ...{ key, label: labels[key] },
    rule: (_: string, typed: Values<BillingKey>) =>
      faultSays(labels[key], problemIn(key, typed, countryCode)),
  });
  const example = taxNumberExample(countryCode);
  const isIndia = countryCode === 'IN';
  return [
    { key: 'name', label: labels.name, required: true, max: limits.name, hint: t.nameHint, wide: true },
    {
      ...{ key: 'street', label: labels.street, required: true, max: limits.profile.street, wide: true },
      autoComplete: 'street-address',
    },
    {
      ...{ ...checked('postalCode'), required: hasPostalCodes(countryCode) },
      ...{ max: limits.profile.postalCode, autoComplete: 'postal-code' },
    },
    { key: 'city', label: labels.city, required: true, max: limits.name, autoComplete: 'address-level2' },
    {
      ...{ ...checked('region'), required: isIndia, max: limits.name },
      ...(isIndia && { choices: states, hint: t.stateHint }),
    },
    {
      ...{ ...checked('taxNumber'), max: limits.taxId },
      hint: example ? t.taxNumberHint(example) : t.optional,
    },
    {
      key: 'reference',
      label: labels.reference,
      wide: true,
      max: limits.purchaseReference,
      hint: t.referenceHint,
    },
  ];
}

/** What the form begins with: what was entered, or else what the organisation said of itself. */
export const billingValues = (
  { details }: Pick<Billing, 'details'>,
  organisation: { name: string; city?: string | null },
) => ({ name: organisation.name, city: organisation.city ?? '', ...details });

export const changeBilling = sends(
  'PUT /billingDetails/:uniqueId',
  (uniqueId: string, typed: Values<BillingKey>) => ({ uniqueId, ...typed }),
);
