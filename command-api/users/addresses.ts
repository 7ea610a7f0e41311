import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { AskAddress, ConfirmAddress } from '../../domain/person/address.ts';
import { person } from '../../domain/person/person.ts';
import { Refusal, refuse } from '../../domain/refusals.ts';
import { personAt } from '../../passkeys/holders.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/personal.ts';
import { mustStand } from '../../server-kit/standing.ts';
import { mailsFrom, mailsTo } from '../mail/quota.ts';
import { personOf } from './joins.ts';

/** What a link that confirms an address is about. */
type Link = { personId: string; changeId: string };
/** The seconds that the token is valid: longer than the change waits, whose end the person's stream decides. */
const linkLasts = 8 * 86_400;
/** The path and token of the link that confirms an address. */
export const addressLink = ({ tokens }: Pick<Kit, 'tokens'>, link: Link) =>
  `/confirmAddress/${tokens.seal('address', link, linkLasts)}`;

/** Handles another address of a person: asking for it, and confirming it by the mailed link. */
export function addressHandlers(kit: Kit) {
  const { executor, tokens } = kit;
  return {
    async askAddress({ personId: id, address }, { actor, provenance }) {
      const organisationId = actor.organisationId!;
      await personOf(kit, id, organisationId);
      const holder = await personAt(kit, organisationId, address);
      if (holder) refuse(holder === id ? 'person.addressOwn' : 'person.address');
      const { address: before } = await personalOf(kit, ref(person, id));
      if (before) await mailsTo(kit, before);
      await mailsFrom(kit, organisationId, address);
      const { position } = await executor.execute(AskAddress, { id, address }, provenance);
      return { errorCode: 0, id, position };
    },

    async confirmAddress({ accessToken }, { provenance }) {
      const { personId: id, changeId } = tokens.open<Link>('address', accessToken);
      const target = ref(person, id);
      const { state, ancestors } = await executor.look(target, { fresh: true });
      const organisationId = ancestors.organisationId ?? refuse('person.addressLink');
      await mustStand(kit, { organisationId }, 'person.addressLink');
      const { newAddress, address: before = null } = await personalOf(kit, target);
      if (state.addressChange?.changeId !== changeId || !newAddress) refuse('person.addressLink');
      const confirmed = { id, changeId, address: newAddress, before };
      await executor.execute(ConfirmAddress, confirmed, provenance).catch((error) => {
        // Whether somebody else has the address meanwhile, or the person is gone, is no visitor's business.
        if (error instanceof Refusal && /^(?:user|person)\./.test(error.code)) refuse('person.addressLink');
        throw error;
      });
      const { name } = await personalOf(kit, ref(organisation, organisationId));
      return { errorCode: 0, address: newAddress, organisationName: name ?? '' };
    },
  } satisfies CommandHandlers;
}
