import type { AskedAccess } from '../../api/calls/users/help.ts';
import { sameEmail } from '../../domain/addresses.ts';
import {
  AnswerHelp,
  AskForAccess,
  AskForDevice,
  MailHelpLink,
  waits,
} from '../../domain/helpRequest/commands.ts';
import { type HelpRequest, helpRequest } from '../../domain/helpRequest/helpRequest.ts';
import { lives, ref } from '../../domain/kit.ts';
import { refuse } from '../../domain/refusals.ts';
import { user } from '../../domain/user/user.ts';
import { further, type Provenance } from '../../event-store/metadata.ts';
import { addressOwner } from '../../passkeys/holders.ts';
import { openHelpToken } from '../../server-kit/access/helpToken.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import { withinQuota } from '../../server-kit/calls/quota.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { accessToAsk } from '../../server-kit/people/asking.ts';
import { headOf } from '../../server-kit/people/joined.ts';
import { afterReply } from '../afterReply.ts';
import { organisationHere } from '../organisationHere.ts';
import { userToRecover } from '../recovery/recoverUser.ts';
import { finishGrant, knownAs } from './grant.ts';

/** How a request stands for the person who asked. */
export function howItStands(state: HelpRequest, now: Date): AskedAccess {
  const isOpen = waits(state, now);
  const told = state.phase === 'granting' ? 'open' : state.phase;
  const phase = told === 'open' && !isOpen ? 'expired' : told;
  return { errorCode: 0, phase, openUntil: isOpen ? state.openUntil : null };
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
    const stands = howItStands(state, new Date(clock()));
    return hasAccess ? { ...stands, phase: 'allowed' } : stands;
  }

  async function mailLink(organisationId: string, email: string, by: Provenance) {
    const addressOf = await addressOwner(kit, organisationId, email);
    if (!addressOf) return;
    // Only what is mailed counts, so that whoever is refused has links in the mailbox that still work.
    await withinQuota(kit, 'recoveryMails', `${organisationId} ${sameEmail(email)}`);
    const personId = await headOf(kit, addressOf);
    await executor.execute(MailHelpLink, { id: personId, personId, addressOf }, by);
  }

  return {
    readAccessRequest: ({ accessToken }) => shown(accessToken),

    /** Looks no person up before it answers, so that neither the answer nor its time reveals who is known. */
    async mailHelpLink({ email }, caller) {
      const { organisationId } = await organisationHere(kit, caller);
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

    /**
     * The answer decides, and what was asked for is given next. The stream tells a repeat by itself, so that what could not
     * be given can be allowed again.
     */
    async answerHelpRequest({ requestId: id, ...answer }, { provenance, actor }) {
      const { ancestors } = await executor.look(ref(helpRequest, id), { fresh: true });
      if (ancestors.organisationId !== actor.organisationId) refuse('user.requestUnknown');
      const by = further(provenance);
      const access = (await executor.look(ref(user, id), { fresh: true })).state;
      const given = lives(access) && access.direct;
      const decided = await executor.execute(AnswerHelp, { id, ...answer, given }, by);
      const { position } = (decided.events.length && (await finishGrant(kit, id, by))) || decided;
      return { errorCode: 0, id, position };
    },
  } satisfies CommandHandlers;
}
