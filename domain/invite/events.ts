import { z } from 'zod';
import { inviteTypes } from '../families/families.ts';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';
import { memberRole } from '../team/schema.ts';

export const InviteSent = event(
  'InviteSent',
  z.object({
    type: z.enum(inviteTypes),
    /** Null for the team. */
    applicationId: z.string().nullable(),
    /** Further applications that the same invitation leads to. */
    further: z.array(z.string()).default([]),
    /** The role in the team; null for applications, and in older invitations, which make an owner. */
    role: memberRole.nullable().default(null),
    email: personal(z.string()),
    name: personal(z.string()),
    expiresAt: z.string(),
    /** The person who is known and has access at once, without registering; null for everybody else. */
    personId: z.string().nullable().default(null),
    /** What the organisation knows of the person, by the names of the profile; the registration takes it over. */
    about: personal(z.record(z.string(), z.string().optional())).optional(),
    /** The same of custom attributes. */
    custom: personal(z.record(z.string(), z.string())).optional(),
  }),
);
/** Requests the mail again and renews the invitation. */
export const InviteResent = event('InviteResent', z.object({ expiresAt: z.string() }));
export const InviteDeleted = event('InviteDeleted', z.object({}));
/**
 * The invited person has access to some applications of the invitation, but not to these, for the reason that the code of a
 * refusal says. The invitation goes on leading to them.
 */
export const InviteAccessWithheld = event(
  'InviteAccessWithheld',
  z.object({ withheld: z.array(z.object({ applicationId: z.string(), why: z.string() })) }),
);
/** The directory of the application has confirmed user name and password of the invited person. */
export const InviteChecked = event(
  'InviteChecked',
  /** The keyed digest of the entry's own id; null when the directory shows none. */
  z.object({ entry: z.string().nullable() }),
);
/**
 * The invited person has begun to come in by the invitation, which is therefore not withdrawn until `until`. By then it was used,
 * or has let nobody in.
 */
export const InviteHeld = event('InviteHeld', z.object({ until: z.iso.datetime() }));
/** The invited person has joined, and the invitation cannot be used again. */
export const InviteConsumed = event('InviteConsumed', z.object({}));
