import type { AskedAccess } from '../../api/calls/users/help.ts';
import { registerAccess } from '../../approvals/giving.ts';
import { sameEmail } from '../../domain/addresses.ts';
import {
  AnswerHelp,
  AskForAccess,
  AskForDevice,
  MailHelpLink,
  waits,
} from '../../domain/helpRequest/commands.ts';
import { type HelpRequest, helpRequest } from '../../domain/helpRequest/helpRequest.ts';
import { ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { user } from '../../domain/user/user.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { addressOwner } from '../../passkeys/holders.ts';
import { openHelpToken } from '../../server-kit/access/helpToken.ts';
import { accessToAsk } from '../../server-kit/asking.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import { withinQuota } from '../../server-kit/calls/quota.ts';
import { headOf, provedAddressOf } from '../../server-kit/joined.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { bestAccess } from '../../server-kit/people.ts';
import { personalOf } from '../../server-kit/personal.ts';
import { afterReply } from '../afterReply.ts';
import { organisationHere } from '../organisationHere.ts';
import { startUserRecovery, userToRecover } from '../recovery/recoverUser.ts';

/** The names by which operators know a person: the proved address, or those of one of the users that the person is. */
export async function knownAs(kit: Kit, personId: string) {
  const userId = (await bestAccess(kit, personId))?.owner.id ?? null;
  const address = await provedAddressOf(kit, personId);
  const { username, name } = userId ? await personalOf(kit, ref(user, userId)) : {};
  return { userId, username: address ?? username ?? '', name: name ?? '', proved: Boolean(address) };
}

/** Handles what people who are known ask for on the sign-in page, and the answers of operators. */
export function helpHandlers(kit: Kit) {
  const { executor, clock } = kit;

  /** The request of the person whom a token names. A person who has access asks for none. */
  async function requestOf(accessToken: string) {
    const link = openHelpToken(kit, accessToken);
    const { applicationId } = link;
    const personId = await headOf(kit, link.personId);
    const { id, hasAccess } = applicationId
      ? await accessToAsk(kit, personId, applicationId)
      : { id: personId, hasAccess: false };
    const { state } = await executor.look(ref(helpRequest, id), { fresh: true });
    return { id, personId, applicationId, state, hasAccess };
  }
  async function shown(accessToken: string): Promise<AskedAccess> {
    const { state, hasAccess } = await requestOf(accessToken);
    const isOpen = waits(state, new Date(clock()));
    const phase = hasAccess ? 'allowed' : state.phase === 'open' && !isOpen ? 'expired' : state.phase;
    return { errorCode: 0, phase, openUntil: isOpen ? state.openUntil : null };
  }

  async function mailLink(organisationId: string, email: string, by: Provenance) {
    const addressOf = await addressOwner(kit, organisationId, email);
    if (!addressOf) return;
    const personId = await headOf(kit, addressOf);
    await executor.execute(MailHelpLink, { id: personId, personId, addressOf }, by);
  }
  /** Gives the access that was asked for, or mails the link to make a passkey in place of the lost one. */
  async function grant(helpId: string, { personId, applicationId }: HelpRequest, by: Provenance) {
    if (!applicationId) return startUserRecovery(kit, await userToRecover(kit, personId), by);
    const { username, name, proved } = await knownAs(kit, personId);
    const access = { personId, applicationId, username, name };
    return registerAccess(kit, access, { helpId, proved }, by);
  }

  return {
    readAccessRequest: ({ accessToken }) => shown(accessToken),

    /** Looks no person up before it answers, so that neither the answer nor its time reveals who is known. */
    async mailHelpLink({ email }, caller) {
      const { organisationId } = await organisationHere(kit, caller);
      await withinQuota(kit, 'recoveryMails', sameEmail(email));
      afterReply(kit, 'a link for a lost device could not be mailed', () =>
        mailLink(organisationId, email, caller.provenance),
      );
      return { errorCode: 0 };
    },

    async askForAccess({ accessToken, note }, { provenance }) {
      const { id, personId, applicationId, state, hasAccess } = await requestOf(accessToken);
      if (!applicationId) await userToRecover(kit, personId);
      if (!hasAccess && !waits(state, new Date(clock()))) {
        await withinQuota(kit, 'accessRequests', personId);
        const { proved: _, ...who } = await knownAs(kit, personId);
        const asking = { id, personId, note, ...who };
        if (applicationId) await executor.execute(AskForAccess, { ...asking, applicationId }, provenance);
        else await executor.execute(AskForDevice, asking, provenance);
      }
      return shown(accessToken);
    },

    /** What was asked for comes before the answer, so that a request stays open that could not be granted. */
    async answerHelpRequest({ requestId: id, answer }, { provenance, actor }) {
      const { state, ancestors } = await executor.look(ref(helpRequest, id), { fresh: true });
      if (ancestors.organisationId !== actor.organisationId) refuse('user.requestUnknown');
      if (answer === 'allowed' && waits(state, new Date(clock()))) await grant(id, state, provenance);
      const { position } = await executor.execute(AnswerHelp, { id, answer }, provenance);
      return { errorCode: 0, id, position };
    },
  } satisfies CommandHandlers;
}
