import { texts } from './texts.ts';

/** Below so many days the banner warns. */
const warnsBelow = 15;

type Ending = {
  isFreeTrialExpired: boolean;
  isSubscriptionExpired: boolean;
  currentPlan: { daysLeft: number | null; renewsItself: boolean };
};
export type Banner = { severity: 'warning' | 'error'; text: string } | null;

/** What the banner says about the end of the licence; null while it is far, or a subscription renews itself. */
export function bannerOf({ isFreeTrialExpired, isSubscriptionExpired, currentPlan }: Ending): Banner {
  const { daysLeft, renewsItself } = currentPlan;
  if (isFreeTrialExpired || isSubscriptionExpired) return { severity: 'error', text: texts.licence.expired };
  if (renewsItself || daysLeft === null || daysLeft >= warnsBelow) return null;
  return { severity: 'warning', text: texts.licence.expiring(daysLeft) };
}

/** Whether the console leads to the page after the end of the subscription. */
export const isExpired = (
  organisation: Pick<Ending, 'isFreeTrialExpired' | 'isSubscriptionExpired'> | undefined,
): boolean => Boolean(organisation?.isFreeTrialExpired || organisation?.isSubscriptionExpired);
