import { limits } from '../../../web-kit/domain/limits.ts';
import type { Field, Values } from '../../../web-kit/form/fields.ts';
import { type NumberField, numberIn, numbers, type PlanField, planFields, problemOf } from './fields.ts';
import type { PlanRow } from './index.ts';
import { texts } from './texts.ts';

const { terms: t } = texts;
type Line = PlanRow['features'][number];
type OfferField = 'offer' | 'offerName' | 'offerRupees' | 'offerDollars' | 'offerStripe' | 'offerRazorpay';
type TermField =
  | Exclude<PlanField, 'planId'>
  | OfferField
  | 'published'
  | 'isPopular'
  | 'stripe'
  | 'razorpay'
  /** The lines of the card, as JSON. */
  | 'features';

const yesOrNo = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
];
const hasOffer = ({ offer }: Values<TermField>) => offer !== 'none';
const offerPlan = { max: limits.gatewayPlan, hint: t.offerProviderHint, when: hasOffer };
/** Where the plan costs nothing in a currency, there is no lower price to be had in it. */
const lower = (of: NumberField) => (typed: string, values: Values<TermField>) =>
  problemOf(of, typed) ??
  (numberIn(values[of]) === 0 || numberIn(typed) < numberIn(values[of]) ? undefined : t.lower);
const known = new Map(planFields.map((field) => [field.key, field as unknown as Field<TermField>]));
const taken = (...keys: PlanField[]) => keys.map((key) => known.get(key)!);

/** The sections of the form, each with its fields. The lines of the card have an editor of their own. */
export const sections: readonly { title: string; fields: readonly Field<TermField>[] }[] = [
  {
    title: t.card,
    fields: [
      ...taken('name').map((field) => ({ ...field, wide: true })),
      { key: 'published', label: t.published, choices: yesOrNo, hint: t.publishedHint },
      { key: 'isPopular', label: t.popular, choices: yesOrNo },
      ...taken('description'),
    ],
  },
  {
    title: t.price,
    fields: [
      ...taken('priceInDollars', 'priceInRupees', 'billingCycle'),
      {
        key: 'offer',
        label: t.offer,
        choices: Object.entries(t.offers).map(([value, label]) => ({ value, label })),
      },
      {
        ...{ key: 'offerName', label: t.offerName, required: true, max: limits.planName },
        ...{ when: hasOffer, wide: true },
      },
      {
        ...{ key: 'offerDollars', label: t.offerDollars, required: true, inputMode: 'decimal' as const },
        ...{ when: hasOffer, rule: lower('priceInDollars') },
      },
      {
        ...{ key: 'offerRupees', label: t.offerRupees, required: true, inputMode: 'decimal' as const },
        ...{ when: hasOffer, rule: lower('priceInRupees') },
      },
    ],
  },
  {
    title: t.limits,
    fields: taken(
      ...(['allowNumberOfApps', 'allowNumberOfUsers', 'allowedNumberOfRPs'] as const),
      ...(['allowTotalNumberOfUsers', 'allowTeamMembers'] as const),
    ),
  },
  {
    title: t.providers,
    fields: [
      { key: 'stripe', label: t.stripe, max: limits.gatewayPlan, hint: t.providerHint },
      { key: 'razorpay', label: t.razorpay, max: limits.gatewayPlan, hint: t.providerHint },
      { ...offerPlan, key: 'offerStripe', label: t.offerStripe },
      { ...offerPlan, key: 'offerRazorpay', label: t.offerRazorpay },
    ],
  },
];
/** All fields of the form. */
export const termFields: readonly Field<TermField>[] = [
  ...sections.flatMap(({ fields }) => fields),
  {
    key: 'features',
    label: t.features,
    rule: (typed) => (linesIn(typed).every(({ label }) => label.trim()) ? undefined : t.emptyLine),
  },
];

export const linesIn = (typed: string): Line[] => (typed ? (JSON.parse(typed) as Line[]) : []);
const word = (is: boolean) => (is ? 'yes' : 'no');

/** The terms of a plan as the form shows them. */
export function typedOf(row: PlanRow): Values<TermField> {
  const { offer, gatewayPlans } = row;
  const counts = Object.fromEntries(numbers.map((key) => [key, String(row[key])]));
  return {
    ...(counts as Record<NumberField, string>),
    name: row.name,
    description: row.description,
    published: word(row.published),
    isPopular: word(row.isPopular),
    offer: offer ? (offer.isActive ? 'shown' : 'paused') : 'none',
    offerName: offer?.name ?? '',
    offerRupees: offer ? String(offer.discountedPriceInRupees) : '',
    offerDollars: offer ? String(offer.discountedPriceInDollars) : '',
    offerStripe: offer?.gatewayPlans?.stripe ?? '',
    offerRazorpay: offer?.gatewayPlans?.razorpay ?? '',
    stripe: gatewayPlans.stripe ?? '',
    razorpay: gatewayPlans.razorpay ?? '',
    features: JSON.stringify(row.features),
  };
}

const offerIn = (typed: Values<TermField>) =>
  typed.offer === 'none'
    ? null
    : {
        isActive: typed.offer === 'shown',
        name: typed.offerName,
        discountedPriceInRupees: numberIn(typed.offerRupees),
        discountedPriceInDollars: numberIn(typed.offerDollars),
        gatewayPlans: { stripe: typed.offerStripe || null, razorpay: typed.offerRazorpay || null },
      };
/** The terms that the form shows. */
export function termsIn(typed: Values<TermField>) {
  const counts = Object.fromEntries(numbers.map((key) => [key, numberIn(typed[key])]));
  return {
    ...(counts as Record<NumberField, number>),
    name: typed.name,
    description: typed.description,
    published: typed.published === 'yes',
    isPopular: typed.isPopular === 'yes',
    offer: offerIn(typed),
    gatewayPlans: { stripe: typed.stripe || null, razorpay: typed.razorpay || null },
    features: linesIn(typed.features).map(({ label, enabled }) => ({ label: label.trim(), enabled })),
  };
}

/** What was typed for a plan as the form shows it once it is saved: a comma or a space more is no change to it. */
export const savedAs = (row: PlanRow, typed: Values<TermField>) => typedOf({ ...row, ...termsIn(typed) });

/**
 * The terms as the card previews them: where no lower price has been typed yet, an offer would show as one of 100 %, so it leaves
 * the price as it is.
 */
export function previewedIn(typed: Values<TermField>) {
  const { offer, ...terms } = termsIn(typed);
  const lowered = (of: NumberField, price: string) => (problemOf(of, price) ? terms[of] : numberIn(price));
  const prices = {
    discountedPriceInRupees: lowered('priceInRupees', typed.offerRupees),
    discountedPriceInDollars: lowered('priceInDollars', typed.offerDollars),
  };
  return { ...terms, offer: offer && { ...offer, ...prices } };
}

/** The terms that differ from those of the plan. */
export function changesIn(row: PlanRow, typed: Values<TermField>): object {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const before = termsIn(typedOf(row));
  return Object.fromEntries(
    Object.entries(termsIn(typed)).filter(([key, now]) => !same(now, before[key as keyof typeof before])),
  );
}
