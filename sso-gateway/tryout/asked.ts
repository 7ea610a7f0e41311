import { changesOf } from '../../approvals/changes.ts';
import { collect } from '../../approvals/collect.ts';
import { followed } from '../../approvals/follow.ts';
import { lookAt } from '../../approvals/requests/look.ts';
import { Refusal, type RefusalCode } from '../../domain/refusals.ts';
import type { OpenedRequest } from '../../domain/transaction/transaction.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Caller } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { type Approval, endTryout, type Outcome, type Shown, type Tryout, waiting } from './tryouts.ts';

/** A tryout that a person decides by an approval on a phone. */
export type Asked = Pick<Tryout, 'family' | 'triedBy' | 'organisationId' | 'appId'> & { approval: Approval };
/** What became of a request that nobody approved. */
type Unapproved = { state: string; message: string | null; code: RefusalCode };
/** What an application of a family would get at each end of a tryout, and what is shown of it before. */
export type AskedWay = {
  /** Nobody could be asked, or the approval came too late. */
  refused: (tryout: Asked, error: Refusal) => Promise<Outcome>;
  unapproved: (tryout: Asked, ended: Unapproved) => Promise<Outcome>;
  approved: (approval: Approval, collected: Awaited<ReturnType<typeof collect>>) => Promise<Outcome>;
  meanwhile: (tryout: Asked, opened: OpenedRequest) => Promise<Partial<Shown>>;
  /** In whose name the commands of the tryout are given, as it is at a sign-in. */
  as: (caller: Caller) => Provenance;
};
/** The ways of the families that are tried by an approval. */
type AskedWays = { [Family in Tryout['family']]?: AskedWay };

const codeOf = (state: string): RefusalCode =>
  state === 'declined' || state === 'expired' ? (`tryout.${state}` as const) : 'tryout.failed';

/** Tryouts that ask a person to approve by the rules of a real sign-in, and that end with the answer. */
export function askedTryouts(kit: Kit, ways: AskedWays) {
  const changes = changesOf(kit.store);
  const underway = new Set<string>();

  /** What the application would get. An approval is collected as a sign-in that was only tried. */
  async function outcomeOf(
    way: AskedWay,
    tryout: Asked,
    { state, message }: Omit<Unapproved, 'code'>,
    provenance: Provenance,
  ) {
    const { approval, triedBy } = tryout;
    if (state !== 'approved' && state !== 'completed')
      return way.unapproved(tryout, { state, message, code: codeOf(state) });
    try {
      const collected = await collect(kit, approval.id, approval.secret, provenance, triedBy);
      return await way.approved(approval, collected);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return await way.refused(tryout, error);
    }
  }
  async function settle(id: string, way: AskedWay, tryout: Asked, provenance: Provenance) {
    for await (const { state, message } of followed(kit, changes, tryout.approval.id, kit.closing))
      if (state !== 'pending')
        await endTryout(kit, id, await outcomeOf(way, tryout, { state, message }, provenance));
  }
  /** Follows the request of a tryout to its end. Where a restart has ended that, reading the tryout begins it anew. */
  function follow(id: string, way: AskedWay, tryout: Asked, caller: Caller) {
    if (underway.has(id)) return;
    underway.add(id);
    settle(id, way, tryout, way.as(caller))
      .catch((error) => {
        if (!kit.closing.aborted)
          kit.log.warn({ err: error }, 'a tryout that was approved could not be ended');
      })
      .finally(() => underway.delete(id));
  }

  return {
    /** Asks the person to approve, or ends the tryout with what keeps the application from that. */
    async begin(
      id: string,
      tryout: Asked,
      asks: (provenance: Provenance) => Promise<unknown>,
      caller: Caller,
    ) {
      const way = ways[tryout.family]!;
      try {
        await asks(way.as(caller));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return void (await endTryout(kit, id, await way.refused(tryout, error)));
      }
      follow(id, way, tryout, caller);
    },
    /** What is known of a tryout that has not ended. */
    async goingOn(id: string, tryout: Asked, caller: Caller): Promise<Outcome & Partial<Shown>> {
      const { approval } = tryout;
      const way = ways[tryout.family]!;
      const { opened } = (await lookAt(kit, approval.id)).state;
      if (!opened) return waiting;
      follow(id, way, tryout, caller);
      return { ...waiting, facts: approval.facts, ...(await way.meanwhile(tryout, opened)) };
    },
  };
}
