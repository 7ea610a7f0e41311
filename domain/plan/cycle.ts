import type { Terms } from './events.ts';
import { trialPlan } from './plan.ts';

/** Days of the free trial. */
export const trialDays = 30;
const daysOfYear = 365;
/** About how many days one cycle of a plan has. */
export const cycleDays = (planId: string, { billingCycle }: Pick<Terms, 'billingCycle'>): number =>
  planId === trialPlan ? trialDays : Math.round((billingCycle * daysOfYear) / 12);
