import { newNumber } from '../../approvals/challenge.ts';
import { askingBy, type NetworkClient } from '../../approvals/networks/asking.ts';
import { endedBy, reasonOf, type Told } from '../../approvals/networks/replies.ts';
import { families } from '../../domain/families/families.ts';
import { type RefusalCode, refuse, sentenceOf } from '../../domain/refusals.ts';
import { english } from '../../domain/sentences/english/english.ts';
import { say } from '../../domain/sentences/sentences.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Caller } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { askable } from './askable.ts';
import type { AskedWay } from './asked.ts';
import { type Approval, failed, type Outcome, waiting } from './tryouts.ts';

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

/** Tryouts of networks: they ask a person by the gateway's own rules, and no packet is sent. */
export const networkWay = (kit: Kit): AskedWay => ({
  refused: (approval, error) =>
    rejected(approval, error.code, { says: error.message, told: replies[error.code] ?? reasonOf(error) }),
  unapproved: (approval, { code, state, message }) =>
    rejected(approval, code, { told: endedBy(state, message) }),
  async approved({ facts }) {
    const signedInAt = { name: 'signedInAt', value: new Date(kit.clock()).toISOString() };
    const accepted = { facts: [...facts, signedInAt], told: attributesOf('Access-Accept') };
    return { ...waiting, ...accepted, state: 'signedIn' };
  },
  // A client that shows a number has got it.
  async meanwhile(_, { number }) {
    if (number === null) return {};
    return { told: attributesOf('Access-Challenge', { code: 'reply.approve', values: { number } }) };
  },
  // The gateway's commands belong to no organisation, so that no member of a team may give them.
  as: ({ provenance }: Caller): Provenance => ({
    ...provenance,
    actor: { role: 'system', id: 'radius' },
    idempotencyKey: undefined,
  }),
});

/** Asks as the gateway would. Refuses whom it refuses before it asks, and who could approve nothing. */
export function networkAsking(kit: Kit) {
  const ask = askingBy(kit);
  return async (
    { id, secret }: Approval,
    { client, username, address }: { client: NetworkClient; username: string; address: string },
    provenance: Provenance,
  ) => {
    if (client.state.status === 'suspended') refuse('tryout.client');
    await askable(kit, client, { kind: families.radius.requests.signIn.kind, username });
    const signingIn = { username, callingFrom: null, address };
    await ask(client, signingIn, { id, secret, number: newNumber() }, provenance);
  };
}
