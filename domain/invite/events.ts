import { z } from 'zod';
import { event } from '../kit.ts';
import { personal } from '../marks.ts';

/** What an invitation leads to. Each further kind adds its own word. */
export const inviteTypes = ['ADD_ADMIN'] as const;

export const InviteSent = event(
  'InviteSent',
  z.object({
    type: z.enum(inviteTypes),
    email: personal(z.string()),
    name: personal(z.string()),
    expiresAt: z.string(),
  }),
);
/** Asks for the mail again; from then on the invitation is valid anew. */
export const InviteResent = event('InviteResent', z.object({ expiresAt: z.string() }));
export const InviteDeleted = event('InviteDeleted', z.object({}));
/** Whoever was invited has joined: nobody can use the invitation any more. */
export const InviteConsumed = event('InviteConsumed', z.object({}));
