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
    /** True for whoever registered the organisation. */
    owner: z.boolean(),
    isUniversityConnection: z.boolean(),
    isFollowUpCall: z.boolean(),
    termsAcceptedAt: z.string(),
    /** True when a passkey is to follow: until `OperatorEnrolled` the registration is not finished. */
    enrolling: z.boolean().default(false),
  }),
  (first) => ({ ...first, enrolling: false }),
);
/** The passkey that the registration waited for is there. */
export const OperatorEnrolled = event('OperatorEnrolled', z.object({}));
/** Asks for the mail whose link proves the address. */
export const EmailVerificationRequested = event('EmailVerificationRequested', z.object({}));
export const EmailVerified = event('EmailVerified', z.object({}));
export const OperatorSuspended = event('OperatorSuspended', z.object({}));
export const OperatorActivated = event('OperatorActivated', z.object({}));
export const OperatorDeleted = event('OperatorDeleted', z.object({}));
/** Asks for the mail whose link adds a device. */
export const DeviceInvitationRequested = event('DeviceInvitationRequested', z.object({}));
const oneDevice = z.object({ deviceId: z.string() });
/** This device is going: from here on it does not count as one of its owner's. */
export const DeviceReleased = event('DeviceReleased', oneDevice);
/** This device is about to be suspended: from here on it does not count as one that its owner can sign in with. */
export const DeviceWithdrawn = event('DeviceWithdrawn', oneDevice);
/** This device is about to be activated, and counts again. */
export const DeviceReinstated = event('DeviceReinstated', oneDevice);
/** The operator changed what the team sees of a person. The address stays: it is how the operator signs in. */
export const OperatorDetailsChanged = event(
  'OperatorDetailsChanged',
  z.object({ name: personal(z.string()), phoneNumber: personal(z.string()) }),
);
export const StarterDismissed = event('StarterDismissed', z.object({}));
/** The advice to add a second device is not to be shown to this operator again. */
export const DeviceHintDismissed = event('DeviceHintDismissed', z.object({}));
