import { z } from 'zod';
import { commandsOf, id, ref, text } from '../kit.ts';
import { emailPattern, limits } from '../limits.ts';
import { organisation } from '../organisation/organisation.ts';
import { refuse } from '../refusals.ts';
import * as happened from './events.ts';
import { type Invite, invite } from './invite.ts';

const command = commandsOf(invite);
const one = z.object({ id: id() });
const expiryFrom = (now: Date) => ({
  expiresAt: new Date(now.getTime() + limits.inviteValidity).toISOString(),
});

/** Who is invited to what. */
export const invitation = z.object({
  type: z.enum(happened.inviteTypes),
  email: text(limits.inviteField, 1).regex(emailPattern, 'Please enter valid email!!'),
  name: text(limits.inviteField, 1),
});

export const SendInvite = command(
  {
    input: one.extend({ organisationId: id(), ...invitation.shape }),
    parent: ({ organisationId }) => ref(organisation, organisationId),
    claims: ({ organisationId }) => [{ kind: 'invite.count', of: organisationId }],
  },
  ({ status }, { type, email, name }, { now }) =>
    status === 'absent' ? [happened.InviteSent({ type, email, name, ...expiryFrom(now) })] : [],
);
export const ResendInvite = command({ input: one }, (_, __, { now }) => [
  happened.InviteResent(expiryFrom(now)),
]);
export const DeleteInvite = command({ input: one }, () => [happened.InviteDeleted({})]);
export const ConsumeInvite = command({ input: one }, () => [happened.InviteConsumed({})]);

/** An invitation that may be used now; refuses otherwise. */
export function stillOpen({ status, used, expiresAt }: Invite, now: Date) {
  if (used) refuse('invite.used');
  if (status !== 'active') refuse('invite.unknown');
  if (expiresAt <= now.toISOString()) refuse('invite.expired');
}
