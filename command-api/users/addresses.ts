import { ref } from '../../domain/kit.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { AskAddress, ConfirmAddress, DropAddress } from '../../domain/person/address.ts';
import { person } from '../../domain/person/person.ts';
import { Refusal, refuse } from '../../domain/refusals.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { personAt } from '../../passkeys/holders.ts';
import type { CommandHandlers } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { personalOf } from '../../server-kit/people/personal.ts';
import { mustStand } from '../../server-kit/people/standing.ts';
import { behindTheScenes } from '../lastOne.ts';
import { mailsFrom, mailsTo } from '../mail/quota.ts';
import { join, personOf, type Two } from './joins.ts';
import { mayBecome } from './newcomers.ts';

/** What a link that confirms an address is about. `joins` when its mail says that both become one person. */
type Link = { personId: string; changeId: string; joins?: true };
/** The seconds that the token is valid: longer than the change waits, whose end the person's stream decides. */
const linkLasts = 8 * 86_400;
/** The path and token of the link that confirms an address. */
export const addressLink = ({ tokens }: Pick<Kit, 'tokens'>, link: Link) =>
  `/confirmAddress/${tokens.seal('address', link, linkLasts)}${link.joins ? '?joins' : ''}`;

/** Handles another address of a person: asking for it, and confirming it by the mailed link. */
export function addressHandlers(kit: Kit) {
  const { executor, tokens } = kit;

  /** Joins a newcomer into the person whose address was proved. The link is of no use after that. */
  async function become(
    two: Two,
    { organisationId, changeId }: { organisationId: string; changeId: string },
    by: Provenance,
  ) {
    if (!(await mayBecome(kit, two, organisationId))) refuse('person.addressLink');
    const done = await join(kit, two, organisationId, by);
    await executor.execute(DropAddress, { id: two.personId, changeId }, behindTheScenes(by));
    return done;
  }

  return {
    async askAddress({ personId: id, address }, { actor, provenance }) {
      const organisationId = actor.organisationId!;
      await personOf(kit, id, organisationId);
      const holder = await personAt(kit, organisationId, address);
      if (holder === id) refuse('person.addressOwn');
      if (holder && !(await mayBecome(kit, { personId: id, into: holder }, organisationId)))
        refuse('person.address');
      const { address: before } = await personalOf(kit, ref(person, id));
      if (before) await mailsTo(kit, organisationId, before);
      await mailsFrom(kit, organisationId, address);
      const { position } = await executor.execute(AskAddress, { id, address }, provenance);
      return { errorCode: 0, id, position };
    },

    async confirmAddress({ accessToken }, { provenance }) {
      const { personId: id, changeId, joins = false } = tokens.open<Link>('address', accessToken);
      const target = ref(person, id);
      const { state, ancestors } = await executor.look(target, { fresh: true });
      const organisationId = ancestors.organisationId ?? refuse('person.addressLink');
      await mustStand(kit, { organisationId }, 'person.addressLink');
      const { newAddress, address: before = null } = await personalOf(kit, target);
      const { changeId: open, until = '' } = state.addressChange ?? {};
      if (open !== changeId || !newAddress || Date.parse(until) <= kit.clock()) refuse('person.addressLink');
      const into = joins ? await personAt(kit, organisationId, newAddress) : null;
      const confirmed = { id, changeId, address: newAddress, before };
      const done = into
        ? become({ personId: id, into }, { organisationId, changeId }, provenance)
        : executor.execute(ConfirmAddress, confirmed, provenance);
      await done.catch((error) => {
        // Whether somebody else has the address meanwhile, or the person is gone, is no visitor's business.
        if (error instanceof Refusal && /^(?:user|person)\./.test(error.code)) refuse('person.addressLink');
        throw error;
      });
      const { name } = await personalOf(kit, ref(organisation, organisationId));
      const said = { address: newAddress, organisationName: name ?? '', joined: into !== null };
      return { errorCode: 0, ...said };
    },
  } satisfies CommandHandlers;
}
