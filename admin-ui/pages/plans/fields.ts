import { CallError } from '../../../web-kit/call.ts';
import { idPattern, limits } from '../../../web-kit/domain/limits.ts';
import type { Field } from '../../../web-kit/form/fields.ts';
import { pointed } from '../../../web-kit/form/pointed.ts';
import { formatNumber } from '../../../web-kit/format.ts';
import { texts } from './texts.ts';

const { fields, badId } = texts;

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

/** The number that was typed, also with a decimal comma. */
export const numberIn = (typed: string) => Number(pointed(typed));
/** The reason why a typed number is invalid; undefined when it is valid. */
export function problemOf(field: NumberField, entered: string): string | undefined {
  const typed = isPrice(field) ? pointed(entered) : entered;
  const { numeric, cents, whole, months, tooMuch } = texts;
  const within = (most: number) => (Number(typed) <= most ? undefined : tooMuch(formatNumber(most)));
  if (isPrice(field)) {
    if (!/^\d+(\.\d+)?$/.test(typed)) return numeric;
    return /\.\d{3}/.test(typed) ? cents : within(limits.planPrice);
  }
  if (field === 'billingCycle') return /^[1-9]\d*$/.test(typed) ? within(limits.planMonths) : months;
  return /^\d+$/.test(typed) ? within(limits.planCount) : whole;
}

export type PlanField = 'planId' | 'name' | NumberField | 'description';
/** The fields of a new plan. All but the billing cycle are required. */
export const planFields: readonly Field<PlanField>[] = [
  {
    key: 'planId',
    label: fields.planId,
    required: true,
    rule: (typed) => (idPattern.test(typed) ? undefined : badId),
  },
  { key: 'name', label: fields.name, required: true, max: limits.planName },
  ...numbers.map(
    (key): Field<PlanField> => ({
      key,
      label: fields[key],
      required: key !== 'billingCycle',
      inputMode: 'decimal',
      rule: (typed) => problemOf(key, typed),
    }),
  ),
  {
    key: 'description',
    label: fields.description,
    required: true,
    max: limits.planDescription,
    multiline: true,
    wide: true,
  },
];

/** The typed values, with numbers as numbers. A field that was left empty is not sent, so that the server chooses. */
export function termsOf(typed: Record<PlanField, string>): Record<string, unknown> {
  const isNumber = (name: string) => (numbers as readonly string[]).includes(name);
  const given = Object.entries(typed).filter(([, value]) => value);
  return Object.fromEntries(given.map(([name, value]) => [name, isNumber(name) ? numberIn(value) : value]));
}

/** Says beside the field that another plan has the id, which a refusal of the whole plan does not say of a field. */
export function besideId(error: unknown): never {
  if (error instanceof CallError && error.refusal === 'plan.taken') error.errors = { planId: error.message };
  throw error;
}

/** A new plan id: the fixed prefix and ten random characters. */
export function newPlanId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  const random = crypto.getRandomValues(new Uint32Array(10));
  return `plan_${Array.from(random, (value) => letters[value % letters.length]).join('')}`;
}
