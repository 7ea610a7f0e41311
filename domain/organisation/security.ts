import { z } from 'zod';
import { limits } from '../limits.ts';
import type { RefusalCode } from '../refusals.ts';

const { least, most, default: usual } = limits.recoveryWaitHours;

/** What an organisation demands of all its operators, beside their passkeys. */
export const securitySettings = z.object({
  /**
   * How operators may sign in with a phone on another screen: by any method, only when the phone is near that screen
   * (the browser checks this by Bluetooth), or not at all.
   */
  phoneSignIn: z.enum(['allowed', 'nearby', 'off']),
  /** How many hours pass before the link is mailed to an operator who lost the last device. */
  recoveryWaitHours: z.int().min(least).max(most),
});
export type SecuritySettings = z.output<typeof securitySettings>;

/** The settings of an organisation that never changed them. */
export const usualSecurity: SecuritySettings = { phoneSignIn: 'allowed', recoveryWaitHours: usual };

/** Why no operator may approve a sign-in on another screen, which may be anywhere; null where that is allowed. */
export const phoneBar = ({ phoneSignIn }: SecuritySettings): RefusalCode | null =>
  (({ allowed: null, nearby: 'transaction.phoneFar', off: 'transaction.phoneOff' }) as const)[phoneSignIn];
