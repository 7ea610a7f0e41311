import { z } from 'zod';
import { limits } from '../limits.ts';
import type { RefusalCode } from '../refusals.ts';

const { least, most, default: usual } = limits.recoveryWaitHours;

/** The organisation's requirements for all its operators, in addition to passkeys. */
export const securitySettings = z.object({
  /**
   * How operators may sign in with a phone on another screen: by any method, only when the phone is near that screen
   * (which the browser checks by Bluetooth), or not at all.
   */
  phoneSignIn: z.enum(['allowed', 'nearby', 'off']),
  /** Hours between opening the mailed recovery link and making the new passkey. */
  recoveryWaitHours: z.int().min(least).max(most),
});
export type SecuritySettings = z.output<typeof securitySettings>;

/** The settings of an organisation that never changed them. */
export const usualSecurity: SecuritySettings = { phoneSignIn: 'allowed', recoveryWaitHours: usual };

/**
 * The refusal that keeps operators from approving a sign-in on another, possibly distant screen; null where it is
 * allowed.
 */
export const phoneBar = ({ phoneSignIn }: SecuritySettings): RefusalCode | null =>
  (({ allowed: null, nearby: 'transaction.phoneFar', off: 'transaction.phoneOff' }) as const)[phoneSignIn];
