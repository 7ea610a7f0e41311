import { z } from 'zod';
import { event } from '../kit.ts';

/** What a licence says: the plan, and until when it holds. `key` is the signed text that says it. */
export const licensed = z.object({
  licenceId: z.string(),
  key: z.string(),
  planId: z.string(),
  /** Whether it stands for a subscription, or for a plan that the staff gave. */
  source: z.enum(['plan', 'subscription']),
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Licensed = z.output<typeof licensed>;

/** This installation signed the first licence of the organisation. */
export const LicenceIssued = event('LicenceIssued', licensed);
/** It signed another one, which takes the place of the one before. */
export const LicenceReissued = event('LicenceReissued', licensed);
/** The staff entered a key, which takes the place of the one before. */
export const LicenceReplaced = event('LicenceReplaced', licensed);
/** The staff put back the key that was there before the last one. */
export const LicenceRestored = event('LicenceRestored', licensed);
/** The licence opens nothing any more, and its key cannot be entered again. */
export const LicenceRevoked = event('LicenceRevoked', z.object({ licenceId: z.string() }));
