import { texts } from '../texts.ts';

/** The numbers of a plan, in the order of the table. */
export const numbers = [
  'priceInRupees',
  'priceInDollars',
  'allowNumberOfApps',
  'allowNumberOfUsers',
  'allowedNumberOfRPs',
  'allowTotalNumberOfUsers',
  'allowTeamMembers',
  'billingCycle',
] as const;
export type NumberField = (typeof numbers)[number];

const isPrice = (field: NumberField) => field === 'priceInRupees' || field === 'priceInDollars';

/** The reason why a typed number is invalid; undefined when it is valid. */
export function problemOf(field: NumberField, typed: string): string | undefined {
  const { numeric, whole, months } = texts.plans;
  if (isPrice(field)) return /^\d+(\.\d+)?$/.test(typed) ? undefined : numeric;
  if (field === 'billingCycle') return /^[1-9]\d*$/.test(typed) ? undefined : months;
  return /^\d+$/.test(typed) ? undefined : whole;
}

/** A new plan id: the fixed prefix and ten random characters. */
export function newPlanId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const random = crypto.getRandomValues(new Uint32Array(10));
  return `plan_${Array.from(random, (value) => letters[value % letters.length]).join('')}`;
}
