import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';
import { sealedProfile } from '../profile/sealed.ts';
import { suspending } from '../suspending.ts';

export { DeviceReinstated, DeviceReleased, DeviceWithdrawn } from '../keeping/events.ts';
export { MailLanguageChosen } from '../mailLanguage/events.ts';

const other = z.object({ personId: z.string() });
/**
 * The name and the other attributes of a person. `directoryUserId` names the user as whose entry a directory gave them;
 * null when an operator or the person did.
 */
const details = { ...sealedProfile, directoryUserId: z.string().nullable().default(null) };
/**
 * A person came to be known to the organisation, with what is known of the person. `address` is the e-mail address at which
 * the person read an invitation; null for one who registered under a plain name, or whom a directory names. `entries` are as
 * in `PersonLinked`.
 */
export const PersonRegistered = event(
  'PersonRegistered',
  z.object({
    address: personal(z.string().nullable()),
    entries: z.array(z.string()).default([]),
    /** True when a passkey must follow: the registration is unfinished until `PersonEnrolled`. Else it is absent. */
    enrolling: z.literal(true).optional(),
    ...details,
  }),
);
/** The passkey of the registration was added. */
export const PersonEnrolled = event('PersonEnrolled', z.object({}));
/** Attributes of the person changed, in all applications alike. */
export const PersonDescribed = event('PersonDescribed', z.object(details));
/**
 * All that is known of the custom attributes, by their names. They replace those of before; what is not
 * known has no name.
 */
export const CustomAttributesChanged = event(
  'CustomAttributesChanged',
  z.object({ custom: personal(z.record(z.string(), z.string())) }),
);
/**
 * The person belongs to the group from now on. Membership stands here, so that a sign-in reads no list. `into` is the person
 * whom this one is joined into; absent for most.
 */
export const GroupJoined = event(
  'GroupJoined',
  z.object({ groupId: z.string(), into: z.string().optional() }),
);
export const GroupLeft = event('GroupLeft', z.object({ groupId: z.string() }));
/**
 * An operator typed another address for the person, which is asked by a mail whose link works until `until`. It replaces
 * one that was asked before. Until it is confirmed, the address of before holds.
 */
export const AddressAsked = event(
  'AddressAsked',
  z.object({
    changeId: z.string(),
    newAddress: personal(z.string()),
    until: z.iso.datetime(),
  }),
);
/** The address that was asked last is waited for no longer: an operator withdrew it, or its time is over. */
export const AddressDropped = event('AddressDropped', z.object({ changeId: z.string() }));
/** The person confirmed the address that was asked, which is the proved one from now on. `before` is the one it replaces. */
export const AddressConfirmed = event(
  'AddressConfirmed',
  z.object({ address: personal(z.string()), before: personal(z.string().nullable()) }),
);
/**
 * These entries of directories are the person's: keyed digests of the entries' own ids, which are never given again. They
 * replace those of before.
 */
export const PersonLinked = event('PersonLinked', z.object({ entries: z.array(z.string()) }));
/** All access of the person rests, to each application. */
export const PersonSuspended = event('PersonSuspended', suspending);
export const PersonActivated = event('PersonActivated', z.object({}));
/**
 * All that the person had signed in to until then has ended, also what applications got to use for longer than a session. A
 * sign-out of the person's own leaves that.
 */
export const PersonSignedOut = event('PersonSignedOut', z.object({ until: z.iso.datetime() }));
/**
 * Another person is about to be joined into this one, at the latest at `until`. It is so from the moment at which that one
 * says so.
 */
export const JoinPrepared = event('JoinPrepared', other.extend({ until: z.iso.datetime() }));
/** The other person is not joined into this one, or no longer. */
export const JoinDropped = event('JoinDropped', other);
/** The person was joined into another one: both are one person now. What each has stays in its place. */
export const PersonJoined = event('PersonJoined', z.object({ into: z.string() }));
/** The join was taken back: two people again, each with what it had. */
export const PersonParted = event('PersonParted', z.object({ from: z.string() }));
/** The person is forgotten: with the last access, or at an operator's word. `groups` tells which counts to decrease. */
export const PersonDeleted = event('PersonDeleted', z.object({ groups: z.array(z.string()) }));
