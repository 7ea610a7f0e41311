import { type Actor, ref } from '../../domain/kit.ts';
import { ChooseMailLanguage as chosenByOperator } from '../../domain/operator/commands.ts';
import { operator } from '../../domain/operator/operator.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { ChooseMailLanguage as chosenByPerson } from '../../domain/person/commands.ts';
import { person } from '../../domain/person/person.ts';
import type { Caller, CommandHandlers } from '../../server-kit/calls/caller.ts';
import { actingAs } from '../../server-kit/calls/provenance.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { bestAccess } from '../../server-kit/people/people.ts';
import { languageFor, readerOf } from '../../server-kit/people/readers.ts';

const refOf = ({ role, id }: Actor) => ref(role === 'operator' ? operator : person, id);

/** Handles people's choice of the language of the mails that they get. */
export function ownLanguageHandlers(kit: Kit) {
  const { executor } = kit;

  /** The audit shows what a person does as what one of the users did whom operators know. */
  async function provenanceOf({ actor, provenance }: Caller) {
    const access = actor.role === 'user' ? await bestAccess(kit, actor.id) : null;
    return access ? actingAs(provenance, 'user', access.owner.id, access.owner.organisationId) : provenance;
  }

  return {
    async ownLanguage(_, { actor }) {
      const { state } = await executor.look(ref(organisation, actor.organisationId!));
      const language = await languageFor(kit, refOf(actor));
      return { errorCode: 0, language, ofOrganisation: state.language };
    },

    async chooseOwnLanguage({ language }, caller) {
      const { of, id } = await readerOf(kit, refOf(caller.actor));
      const choosing = of.name === operator.name ? chosenByOperator : chosenByPerson;
      const { position } = await executor.execute(choosing, { id, language }, await provenanceOf(caller));
      return { errorCode: 0, id, position };
    },
  } satisfies CommandHandlers;
}
