import { newNumber } from '../../approvals/challenge.ts';
import { askingBy, type NetworkClient, waysOf } from '../../approvals/networks/asking.ts';
import { endedBy, reasonOf, type Told } from '../../approvals/networks/replies.ts';
import { saidTo } from '../../approvals/networks/saying.ts';
import { usersNamed } from '../../approvals/requests/open.ts';
import { families } from '../../domain/families/families.ts';
import { Refusal, type RefusalCode, refuse } from '../../domain/refusals.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Caller } from '../../server-kit/calls/caller.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { askable } from './askable.ts';
import type { Asked, AskedWay } from './asked.ts';
import { type Approval, failed, type Outcome, refusedAs, waiting } from './tryouts.ts';

/** What the client is told where the team learns more than it. An unknown name waits like a known one. */
const replies: Partial<Record<RefusalCode, Told>> = {
  'tryout.client': { code: 'reply.client' },
  'tryout.nobody': { code: 'reply.expired' },
  'tryout.device': { code: 'reply.expired' },
  'tryout.unasked': { code: 'reply.expired' },
};
/** The attributes of a reply, but for the State of a challenge, which only a packet of the client gets. */
const attributesOf = (
  packet: 'Access-Accept' | 'Access-Reject' | 'Access-Challenge',
  says?: string,
): Outcome['told'] =>
  [
    { name: 'Message-Authenticator', value: 'HMAC-MD5 (RFC 3579)' },
    ...(says ? [{ name: 'Reply-Message', value: says }] : []),
  ].map((each) => ({ ...each, from: [packet] }));

/** Tryouts of networks: they ask a person by the gateway's own rules, and no packet is sent. */
export function networkWay(kit: Kit): AskedWay {
  const said = ({ organisationId, appId, approval }: Asked, told: Told) =>
    saidTo(kit, { organisationId, applicationId: appId, username: approval.asked.username }, told);
  const rejected = async (tryout: Asked, error: Refusal, told: Told): Promise<Outcome> => ({
    ...failed(refusedAs(error)),
    facts: tryout.approval.facts,
    told: attributesOf('Access-Reject', await said(tryout, told)),
  });
  return {
    refused: (tryout, error) => rejected(tryout, error, replies[error.code] ?? reasonOf(error)),
    unapproved: (tryout, { code, state, message }) =>
      rejected(tryout, new Refusal(code), endedBy(state, message)),
    async approved({ facts }) {
      const signedInAt = { name: 'signedInAt', value: new Date(kit.clock()).toISOString() };
      const accepted = { facts: [...facts, signedInAt], told: attributesOf('Access-Accept') };
      return { ...waiting, ...accepted, state: 'signedIn' };
    },
    // A client that shows a number has got it.
    async meanwhile(tryout, { number }) {
      if (number === null) return {};
      const says = await said(tryout, { code: 'reply.approve', values: { number } });
      return { told: attributesOf('Access-Challenge', says) };
    },
    // The gateway's commands belong to no organisation, so that no member of a team may give them.
    as: ({ provenance }: Caller): Provenance => ({
      ...provenance,
      actor: { role: 'system', id: 'radius' },
      idempotencyKey: undefined,
    }),
  };
}

/** Asks as the gateway would. Refuses whom it refuses before it asks, and who could approve nothing. */
export function networkAsking(kit: Kit) {
  const [ask, wayTo] = [askingBy(kit), waysOf(kit)];
  return async (
    { id, secret }: Approval,
    { client, username, address }: { client: NetworkClient; username: string; address: string },
    provenance: Provenance,
  ) => {
    if (client.state.status === 'suspended') refuse('tryout.client');
    await askable(kit, client, { kind: families.radius.requests.signIn.kind, username });
    const userId = (await usersNamed(kit, client.applicationId, username)).at(-1);
    if (userId && !(await wayTo(client, userId))) refuse('tryout.unasked');
    const signingIn = { username, callingFrom: null, address };
    await ask(client, signingIn, { id, secret, number: newNumber() }, provenance);
  };
}
