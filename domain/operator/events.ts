import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

export const OperatorRegistered = event(
  'OperatorRegistered',
  z.object({
    email: personal(z.string()),
    name: personal(z.string()),
    phoneNumber: personal(z.string()),
    title: z.string(),
    designation: z.string(),
    /** True for the person who registered the organisation. */
    owner: z.boolean(),
    isUniversityConnection: z.boolean(),
    isFollowUpCall: z.boolean(),
    termsAcceptedAt: z.string(),
    /** True when a passkey must follow: the registration is unfinished until `OperatorEnrolled`. */
    enrolling: z.boolean().default(false),
  }),
  (first) => ({ ...first, enrolling: false }),
);
/** The passkey of the registration was added. */
export const OperatorEnrolled = event('OperatorEnrolled', z.object({}));
/** Requests the mail whose link verifies the address. */
export const EmailVerificationRequested = event('EmailVerificationRequested', z.object({}));
export const EmailVerified = event('EmailVerified', z.object({}));
export const OperatorSuspended = event('OperatorSuspended', z.object({}));
export const OperatorActivated = event('OperatorActivated', z.object({}));
export const OperatorDeleted = event('OperatorDeleted', z.object({}));
/** Requests the mail whose link adds a device. */
export const DeviceInvitationRequested = event('DeviceInvitationRequested', z.object({}));
const oneDevice = z.object({ deviceId: z.string() });
/** This device will be removed and no longer counts. */
export const DeviceReleased = event('DeviceReleased', oneDevice);
/** This device will be suspended and no longer counts as one that its owner can sign in with. */
export const DeviceWithdrawn = event('DeviceWithdrawn', oneDevice);
/** This device will be activated and counts again. */
export const DeviceReinstated = event('DeviceReinstated', oneDevice);
/**
 * The operator changed the details that the team sees. The address cannot change, because the operator signs in with
 * it.
 */
export const OperatorDetailsChanged = event(
  'OperatorDetailsChanged',
  z.object({ name: personal(z.string()), phoneNumber: personal(z.string()) }),
);
export const StarterDismissed = event('StarterDismissed', z.object({}));
/** The advice to add a second device is not to be shown to this operator again. */
export const DeviceHintDismissed = event('DeviceHintDismissed', z.object({}));
