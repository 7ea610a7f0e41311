import { newNumber } from '../../approvals/challenge.ts';
import { changesOf } from '../../approvals/changes.ts';
import { collect } from '../../approvals/collect.ts';
import { followed } from '../../approvals/follow.ts';
import { approvalHost } from '../../approvals/host.ts';
import { askingBy, type NetworkClient } from '../../approvals/networks/asking.ts';
import { endedBy, reasonOf, type Told } from '../../approvals/networks/replies.ts';
import { lookAt, usersNamed } from '../../approvals/requests.ts';
import { families } from '../../domain/families/families.ts';
import { Refusal, type RefusalCode, refuse, sentenceOf } from '../../domain/refusals.ts';
import { english } from '../../domain/sentences/english/english.ts';
import { say } from '../../domain/sentences/sentences.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import { hasPasskey, holderOf, openedTo } from '../../passkeys/holders.ts';
import type { Caller } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { mustStand } from '../../server-kit/standing.ts';
import { type Approval, endTryout, failed, type Outcome, waiting } from './tryouts.ts';

/** A tryout that a person decides by an approval. */
type Asked = { approval: Approval; triedBy: string };
/** What became of a request. */
type Ended = { state: string; message: string | null };

/** What the client is told where the team learns more than it. An unknown name waits like a known one. */
const replies: Partial<Record<RefusalCode, Told>> = {
  'tryout.client': { code: 'reply.client' },
  'tryout.nobody': { code: 'reply.expired' },
  'tryout.device': { code: 'reply.expired' },
};
/** The attributes of a reply, but for the State of a challenge, which only a packet of the client gets. */
const attributesOf = (
  packet: 'Access-Accept' | 'Access-Reject' | 'Access-Challenge',
  told?: Told,
): Outcome['told'] =>
  [
    { name: 'Message-Authenticator', value: 'HMAC-MD5 (RFC 3579)' },
    ...(told ? [{ name: 'Reply-Message', value: say(english, told) }] : []),
  ].map((each) => ({ ...each, from: [packet] }));

const rejected = (
  { facts }: Approval,
  code: RefusalCode,
  { says = sentenceOf(code), told }: { says?: string; told: Told },
): Outcome => ({ ...failed({ code, says }), facts, told: attributesOf('Access-Reject', told) });
const refused = (approval: Approval, error: Refusal) =>
  rejected(approval, error.code, { says: error.message, told: replies[error.code] ?? reasonOf(error) });

/** Refuses whom the gateway refuses before it asks, and who could approve nothing, of which a client learns by waiting alone. */
async function mustBeAskable(kit: Kit, client: NetworkClient, username: string) {
  const { organisationId, applicationId, state } = client;
  if (state.status === 'suspended') refuse('tryout.client');
  const userId = (await usersNamed(kit, applicationId, username)).at(-1);
  await mustStand(kit, { organisationId, applicationId, userId });
  const personId = userId
    ? (await holderOf(kit, { kind: 'user', id: userId })).id
    : ((await openedTo(kit, client, username))?.personId ?? refuse('tryout.nobody'));
  const { rpId } = await approvalHost(kit, { kind: families.radius.requests.signIn.kind, organisationId });
  if (!(await hasPasskey(kit, personId, rpId))) refuse('tryout.device');
}

/** The commands of a tryout are those of the gateway. They belong to no organisation, so that no member of a team may give them. */
const asGateway = ({ provenance }: Caller): Provenance => ({
  ...provenance,
  actor: { role: 'system', id: 'radius' },
  idempotencyKey: undefined,
});

/** Tryouts of networks: they ask a person by the gateway's own rules, and no packet is sent. */
export function networkTryouts(kit: Kit) {
  const ask = askingBy(kit);
  const changes = changesOf(kit.store);
  const underway = new Set<string>();

  /** What the client would get. An approval is collected as a sign-in that was only tried. */
  async function outcomeOf({ approval, triedBy }: Asked, { state, message }: Ended, provenance: Provenance) {
    if (state !== 'approved' && state !== 'completed') {
      const code =
        state === 'declined' || state === 'expired' ? (`tryout.${state}` as const) : 'tryout.failed';
      return rejected(approval, code, { told: endedBy(state, message) });
    }
    try {
      await collect(kit, approval.id, approval.secret, provenance, triedBy);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refused(approval, error);
    }
    const signedInAt = { name: 'signedInAt', value: new Date(kit.clock()).toISOString() };
    const accepted = { facts: [...approval.facts, signedInAt], told: attributesOf('Access-Accept') };
    return { ...waiting, ...accepted, state: 'signedIn' } satisfies Outcome;
  }
  async function settle(id: string, tryout: Asked, provenance: Provenance) {
    for await (const { state, message } of followed(kit, changes, tryout.approval.id, kit.closing))
      if (state !== 'pending')
        await endTryout(kit, id, await outcomeOf(tryout, { state, message }, provenance));
  }
  /** Follows the request of a tryout to its end. Where a restart has ended that, reading the tryout begins it anew. */
  function follow(id: string, tryout: Asked, provenance: Provenance) {
    if (underway.has(id)) return;
    underway.add(id);
    settle(id, tryout, provenance)
      .catch((error) => {
        if (!kit.closing.aborted) kit.log.warn({ err: error }, 'a tryout of a network could not be ended');
      })
      .finally(() => underway.delete(id));
  }

  return {
    /** Asks the person to approve, or ends the tryout with what keeps the gateway from that. */
    async begin(
      id: string,
      tryout: Asked,
      asking: { client: NetworkClient; username: string },
      caller: Caller,
    ) {
      const { approval } = tryout;
      const { client, username } = asking;
      const provenance = asGateway(caller);
      try {
        await mustBeAskable(kit, client, username);
        const signingIn = { username, callingFrom: null, address: caller.ip };
        await ask(client, signingIn, { ...approval, number: newNumber() }, provenance);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return void (await endTryout(kit, id, refused(approval, error)));
      }
      follow(id, tryout, provenance);
    },
    /** What is known of a tryout that has not ended. A client that shows a number has got it. */
    async goingOn(id: string, tryout: Asked, caller: Caller): Promise<Outcome> {
      const { approval } = tryout;
      const { opened } = (await lookAt(kit, approval.id)).state;
      if (!opened) return waiting;
      follow(id, tryout, asGateway(caller));
      const { number } = opened;
      const told = { code: 'reply.approve', values: { number } } as const;
      return {
        ...waiting,
        facts: approval.facts,
        told: number === null ? [] : attributesOf('Access-Challenge', told),
      };
    },
  };
}
