/** The reasons of sign-ins that failed. */
export const failedEnds = ['declined', 'wrongNumber', 'failed', 'expired'] as const;
/** How a sign-in ends. The first is a success; the others are the reasons of those that failed. */
export const signInEnds = ['signedIn', ...failedEnds] as const;
export type SignInEnd = (typeof signInEnds)[number];
/** Which sign-ins a list has: those with this end, or all that failed, whatever the reason. */
export const signInOutcomes = [...signInEnds, 'missed'] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];
/** Numbers of sign-ins by their end; an end that did not occur is missing. */
export type SignInCounts = Partial<Record<SignInEnd, number>>;

/** The periods that are counted, each as a number of steps that end now. The period before has as many. */
export const periods = {
  '24h': { step: 'hour', steps: 24 },
  '7d': { step: 'day', steps: 7 },
  '30d': { step: 'day', steps: 30 },
  '90d': { step: 'day', steps: 90 },
  '12m': { step: 'month', steps: 12 },
} as const satisfies Record<string, { step: 'hour' | 'day' | 'month'; steps: number }>;
export type Period = keyof typeof periods;
export const periodNames = Object.keys(periods) as [Period, ...Period[]];
