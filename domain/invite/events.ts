import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

/** What an invitation leads to: the team, or being a user of an application of this family. */
export const inviteTypes = [
  'ADD_ADMIN',
  'ADD_USER',
  'ADD_OIDC_USER',
  'ADD_SAML_USER',
  'ADD_RADIUS_USER',
] as const;
export type InviteType = (typeof inviteTypes)[number];

export const InviteSent = event(
  'InviteSent',
  z.object({
    type: z.enum(inviteTypes),
    /** Null for the team. */
    applicationId: z.string().nullable(),
    email: personal(z.string()),
    name: personal(z.string()),
    expiresAt: z.string(),
  }),
  (old: object) => ({ applicationId: null, ...old }),
);
/** Asks for the mail again; from then on the invitation is valid anew. */
export const InviteResent = event('InviteResent', z.object({ expiresAt: z.string() }));
export const InviteDeleted = event('InviteDeleted', z.object({}));
/** Whoever was invited has joined: nobody can use the invitation any more. */
export const InviteConsumed = event('InviteConsumed', z.object({}));
