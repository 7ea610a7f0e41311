import { paths } from '../base/paths.ts';
import { texts } from './texts.ts';

/** Below so many days the banner warns. */
const warnsBelow = 15;

type Ending = {
  isFreeTrialExpired: boolean;
  isSubscriptionExpired: boolean;
  currentPlan: { daysLeft: number | null; renewsItself: boolean; isPastDue: boolean };
};
/** `asks` for a renewal, or for the payment of what is overdue. */
export type Banner = { severity: 'warning' | 'error'; text: string; asks: 'renew' | 'pay' } | null;

/** The page that the banner leads to. */
export const leadsTo = { renew: paths.license, pay: paths.account } as const;

/** What the banner says about a late charge or the end of the licence; null while that is far, or a subscription renews itself. */
export function bannerOf({ isFreeTrialExpired, isSubscriptionExpired, currentPlan }: Ending): Banner {
  const { daysLeft, renewsItself, isPastDue } = currentPlan;
  if (isFreeTrialExpired || isSubscriptionExpired)
    return { severity: 'error', text: texts.licence.expired, asks: 'renew' };
  if (isPastDue) return { severity: 'warning', text: texts.licence.pastDue, asks: 'pay' };
  if (renewsItself || daysLeft === null || daysLeft >= warnsBelow) return null;
  return { severity: 'warning', text: texts.licence.expiring(daysLeft), asks: 'renew' };
}

/** Whether the console leads to the page after the end of the subscription. */
export const isExpired = (
  organisation: Pick<Ending, 'isFreeTrialExpired' | 'isSubscriptionExpired'> | undefined,
): boolean => Boolean(organisation?.isFreeTrialExpired || organisation?.isSubscriptionExpired);
