import { z } from 'zod';
import { familyNames } from '../families/families.ts';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';
import { suspending } from '../suspending.ts';

/**
 * An entry of a directory, as a run of the user sync has read it, or as the directory has confirmed it of an invited person
 * (without a run). The keyed digest of the attributes tells whether they change again. `entry` is a keyed digest of the
 * entry's own id, which is never given again, unlike a name; null when the directory shows none.
 */
const entry = z.object({ runId: z.string(), digest: z.string(), entry: z.string().nullable() });

export const UserRegistered = event(
  'UserRegistered',
  z.object({
    /** The person who has this access. */
    personId: z.string(),
    realm: z.enum(familyNames),
    username: personal(z.string()),
    /** What the person was called then. What the person is called now stands in the person's stream. */
    name: personal(z.string()),
    /** True when a passkey must follow: the registration is unfinished until `UserEnrolled`. */
    enrolling: z.boolean().default(false),
    /** False for access that comes by a group or from an application that is open to everybody. */
    direct: z.boolean().default(true),
    /** The entry of a directory that the access was made of; absent for all others. */
    directory: entry.optional(),
    /** True when the person was suspended then, with whom the access rests; absent for all others. */
    rests: z.literal(true).optional(),
  }),
);
/** The invitation's mail was read, so the user name is the invited person's own address. */
export const UsernameVerified = event('UsernameVerified', z.object({}));
/** The person has another user name: in the directory, where it is the same entry as before, or the new proved address. */
export const UserRenamed = event('UserRenamed', z.object({ username: personal(z.string()) }));
/** The person was invited, and keeps the access when the application is closed to a group or to everybody. */
export const UserMadeDirect = event('UserMadeDirect', z.object({}));
/** The passkey of the registration was added. */
export const UserEnrolled = event('UserEnrolled', z.object({}));
/** A run of the user sync has taken over a changed entry of the user, or the first one of a user who was not made of one. */
export const UserSynced = event('UserSynced', entry);
/** A run of the user sync found that the user's entry is gone. */
export const UserLeftDirectory = event('UserLeftDirectory', z.object({ runId: z.string() }));
export const UserSuspended = event('UserSuspended', suspending);
export const UserActivated = event('UserActivated', z.object({}));
/** The user may get tokens for this resource of the application. */
export const ResourceGranted = event('ResourceGranted', z.object({ resourceId: z.string() }));
export const ResourceRevoked = event('ResourceRevoked', z.object({ resourceId: z.string() }));
/** The application got these scopes with a sign-in. A scope of a resource has the resource's indicator before it. */
export const ScopesGranted = event('ScopesGranted', z.object({ scopes: z.array(z.string()) }));
/** The person took back what the application had got. The next sign-in may give it again. */
export const ScopesWithdrawn = event('ScopesWithdrawn', z.object({}));
export const tokenKinds = ['access', 'refresh'] as const;
const kind = z.enum(tokenKinds);
/** All tokens of this kind that were issued until then have ended. */
export const TokensRevoked = event('TokensRevoked', z.object({ kind, until: z.iso.datetime() }));
/** One token has ended. Its id reveals nothing about the token itself. */
export const TokenRevoked = event('TokenRevoked', z.object({ kind, tokenId: z.string() }));
/** A single sign-on session ended in which the user had signed in to the application, which knows it by this id. */
export const UserSignedOut = event('UserSignedOut', z.object({ sessionId: z.string() }));
/** `wasSuspended` and `personId` tell counters which counts to decrease. */
export const UserDeleted = event(
  'UserDeleted',
  z.object({ wasSuspended: z.boolean(), personId: z.string() }),
);
