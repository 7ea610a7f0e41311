import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';
import { memberRole } from '../team/schema.ts';

export { DeviceReinstated, DeviceReleased, DeviceWithdrawn } from '../keeping/events.ts';
export { MailLanguageChosen } from '../mailLanguage/events.ts';

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
);
/** The passkey of the registration was added. */
export const OperatorEnrolled = event('OperatorEnrolled', z.object({}));
/** Requests the mail whose link verifies the address. */
export const EmailVerificationRequested = event('EmailVerificationRequested', z.object({}));
export const EmailVerified = event('EmailVerified', z.object({}));
export const OperatorSuspended = event('OperatorSuspended', z.object({}));
export const OperatorActivated = event('OperatorActivated', z.object({}));
export const OperatorDeleted = event('OperatorDeleted', z.object({}));
/** The member has another role in the team. Without this event a member is an owner. */
export const OperatorRoleGiven = event('OperatorRoleGiven', z.object({ role: memberRole }));
/** Requests the mail whose link adds a device. */
export const DeviceInvitationRequested = event('DeviceInvitationRequested', z.object({}));
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
