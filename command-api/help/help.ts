import type { AskedAccess } from '../../api/calls/users/help.ts';
import { registerAccess } from '../../approvals/giving.ts';
import { AnswerHelp, AskForAccess, waits } from '../../domain/helpRequest/commands.ts';
import { helpRequest } from '../../domain/helpRequest/helpRequest.ts';
import { ref } from '../../domain/kit.ts';
import { person } from '../../domain/person/person.ts';
import { refuse } from '../../domain/refusals.ts';
import { user } from '../../domain/user/user.ts';
import { openHelpToken } from '../../server-kit/access/helpToken.ts';
import { accessToAsk } from '../../server-kit/asking.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import { withinQuota } from '../../server-kit/calls/quota.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { bestAccess } from '../../server-kit/people.ts';
import { personalOf } from '../../server-kit/personal.ts';

/** The names by which operators know a person: the proved address, or those of one of the users that the person is. */
export async function knownAs(kit: Kit, personId: string) {
  const userId = (await bestAccess(kit, personId))?.owner.id ?? null;
  const { address } = await personalOf(kit, ref(person, personId));
  const { username, name } = userId ? await personalOf(kit, ref(user, userId)) : {};
  return { userId, username: address ?? username ?? '', name: name ?? '', proved: Boolean(address) };
}

/** Handles what people who are known ask for on the sign-in page, and the answers of operators. */
export function helpHandlers(kit: Kit) {
  const { executor, clock } = kit;

  /** The request of the person whom a token names. A person who has access asks for none. */
  async function requestOf(accessToken: string) {
    const { personId, applicationId } = openHelpToken(kit, accessToken);
    const { id, hasAccess } = await accessToAsk(kit, personId, applicationId);
    const { state } = await executor.look(ref(helpRequest, id), { fresh: true });
    return { id, personId, applicationId, state, hasAccess };
  }
  async function shown(accessToken: string): Promise<AskedAccess> {
    const { state, hasAccess } = await requestOf(accessToken);
    const isOpen = waits(state, new Date(clock()));
    const phase = hasAccess ? 'allowed' : state.phase === 'open' && !isOpen ? 'expired' : state.phase;
    return { errorCode: 0, phase, openUntil: isOpen ? state.openUntil : null };
  }

  return {
    readAccessRequest: ({ accessToken }) => shown(accessToken),

    async askForAccess({ accessToken, note }, { provenance }) {
      const { id, personId, applicationId, state, hasAccess } = await requestOf(accessToken);
      if (!hasAccess && !waits(state, new Date(clock()))) {
        await withinQuota(kit, 'accessRequests', personId);
        const { proved: _, ...who } = await knownAs(kit, personId);
        await executor.execute(AskForAccess, { id, personId, applicationId, note, ...who }, provenance);
      }
      return shown(accessToken);
    },

    /** The access comes before the answer, so that a request stays open that could not be granted. */
    async answerHelpRequest({ requestId: id, answer }, { provenance, actor }) {
      const { state, ancestors } = await executor.look(ref(helpRequest, id), { fresh: true });
      if (ancestors.organisationId !== actor.organisationId) refuse('user.requestUnknown');
      const { personId, applicationId } = state;
      if (answer === 'allowed' && applicationId && waits(state, new Date(clock()))) {
        const { username, name, proved } = await knownAs(kit, personId);
        const access = { personId, applicationId, username, name };
        await registerAccess(kit, access, { helpId: id, proved }, provenance);
      }
      const { position } = await executor.execute(AnswerHelp, { id, answer }, provenance);
      return { errorCode: 0, id, position };
    },
  } satisfies CommandHandlers;
}
