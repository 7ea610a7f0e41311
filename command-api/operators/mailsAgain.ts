import type { z } from 'zod';
import type { inviteCalls } from '../../api/calls/operators/invites.ts';
import { formsOf, sameEmail } from '../../domain/addresses.ts';
import { DeleteInvite, ResendInvite } from '../../domain/invite/commands.ts';
import { invite } from '../../domain/invite/invite.ts';
import { lives, ref } from '../../domain/kit.ts';
import { RequestEmailVerification } from '../../domain/operator/commands.ts';
import { refuse, refuseField } from '../../domain/refusals.ts';
import { personAt } from '../../passkeys/holders.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { accessOf } from '../../server-kit/people/people.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { mailsFrom } from '../mail/quota.ts';
import { together } from '../together.ts';

type MailRequest = z.output<typeof inviteCalls.sendMail.body>;
/** What names an invitation. */
type Named = Partial<Pick<MailRequest, 'inviteId' | 'link' | 'sendTo'>>;

/** The applications that the person with an address has no access to. */
async function withoutAccess(kit: Kit, organisationId: string, email: string, all: readonly string[]) {
  const personId = await personAt(kit, organisationId, email);
  if (!personId) return [...all];
  const has = await Promise.all(all.map((each) => accessOf(kit, personId, each)));
  return all.filter((_, n) => !has[n]);
}

/** Sends invitations and activation mails again, and withdraws several invitations. */
export function mailAgainHandlers(kit: Kit) {
  const { executor } = kit;

  /** The invitation that the body names; refuses one of another organisation. */
  async function named({ inviteId, link, sendTo }: Named, organisationId: string) {
    const id = inviteId ?? /\/([\w.~-]{1,64})\/?$/.exec(link ?? '')?.[1];
    if (!id) refuseField('inviteId', 'is.missing');
    const target = ref(invite, id);
    const { state, ancestors } = await executor.look(target);
    if (!lives(state) || ancestors.organisationId !== organisationId) refuse('invite.unknown');
    const email = (await personalOf(kit, target)).email ?? refuse('invite.unknown');
    if (sendTo && sameEmail(sendTo) !== sameEmail(email)) refuseField('sendTo', 'is.invitee');
    return { id, email, applications: state.applications };
  }
  async function invitation(asked: Named, organisationId: string, { provenance, teamRole }: Caller) {
    const { id, email, applications } = await named(asked, organisationId);
    await mailsFrom(kit, organisationId, email);
    const missing = await withoutAccess(kit, organisationId, email, applications);
    const again = { id, giver: teamRole ?? undefined, reserves: { applications: missing, email } };
    return executor.execute(ResendInvite, again, provenance);
  }
  /** Requests another activation mail; for a verified address the command does nothing. */
  async function activation({ sendTo = '' }: MailRequest, organisationId: string, { provenance }: Caller) {
    const found = await executor.reserved.anyHolderOf('email', formsOf(sendTo));
    if (!found) refuse('operator.unknown');
    const { ancestors } = await executor.look(found);
    if (ancestors.organisationId !== organisationId) refuse('operator.unknown');
    await mailsFrom(kit, organisationId, sendTo);
    return executor.execute(RequestEmailVerification, { id: found.id }, provenance);
  }
  return {
    async sendMail(asked, caller) {
      const organisationId = caller.actor.organisationId ?? refuse('session.none');
      const send = asked.type === 'activation' ? activation : invitation;
      const { id, position } = await send(asked, organisationId, caller);
      return { errorCode: 0, message: 'Email sent SuccessFully', id, position };
    },
    async sendInvitesAgain({ inviteIds }, caller) {
      const organisationId = caller.actor.organisationId ?? refuse('session.none');
      return together(inviteIds, (inviteId) => invitation({ inviteId }, organisationId, caller));
    },
    deleteInvites: ({ inviteIds }, { provenance, teamRole }) =>
      together(inviteIds, (id) =>
        executor.execute(DeleteInvite, { id, giver: teamRole ?? undefined }, provenance),
      ),
  } satisfies CommandHandlers;
}
