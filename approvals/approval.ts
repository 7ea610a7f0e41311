import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { aboutKind, addsDevice } from '../domain/families/requests.ts';
import { ref } from '../domain/kit.ts';
import { organisation } from '../domain/organisation/organisation.ts';
import { phoneBar } from '../domain/organisation/security.ts';
import { refuse } from '../domain/refusals.ts';
import { ChooseNumber } from '../domain/transaction/approval.ts';
import { ApproveRegistration, ApproveTransaction } from '../domain/transaction/approving.ts';
import type { OpenedRequest } from '../domain/transaction/transaction.ts';
import type { Provenance } from '../event-store/metadata.ts';
import { verifyAssertion } from '../passkeys/assertion.ts';
import { verifyAttestation } from '../passkeys/attestation.ts';
import { type Begun, beginRegistration, beginSignIn } from '../passkeys/begin.ts';
import { must } from '../passkeys/client.ts';
import { enrol } from '../passkeys/enrol.ts';
import { begunBy, noteBackup, presented, uniformly } from '../passkeys/finish.ts';
import { asMember, holderOf, holdersWith, personIn, userHere } from '../passkeys/holders.ts';
import { passkeysOf } from '../passkeys/ownPasskeys.ts';
import { actingAs } from '../server-kit/calls/provenance.ts';
import type { Kit } from '../server-kit/kit.ts';
import { oneWith } from '../server-kit/people/joined.ts';
import { approvalHost } from './host.ts';
import { offeringHelp } from './offeringHelp.ts';
import { carryOut, claimFor, type Registrant } from './registration/enrol.ts';
import { lookAt, personalIn, whoseIs } from './requests/look.ts';

const token = 'approve';
type Approving = Begun & { number: number | null };

/** Options for approving a request, after the right number was chosen. A wrong one has ended the request. */
export async function beginApproval(kit: Kit, id: string, number: number | null, provenance: Provenance) {
  const { state } = await lookAt(kit, id);
  const whose = await whoseIs(kit, state);
  const { events } = await kit.executor.execute(ChooseNumber, { id, number, whose }, provenance);
  if (events.length) refuse('transaction.number');
  const opened = state.opened!;
  const { challenge } = opened;
  const about = { id, challenge, number, ...(await approvalHost(kit, opened)) };
  const holderId = await expectedOf(kit, id, opened);
  if (aboutKind(opened.kind).type === 2)
    return beginSignIn(kit.tokens, token, { ...about, ownerId: holderId });
  const { account } = await personalIn(kit, id);
  return beginRegistration(kit.tokens, token, {
    ...about,
    rpName: aboutKind(opened.kind).owner === 'user' ? opened.target : 'Latchkey',
    holderId: holderId!,
    userName: account ?? '',
    displayName: '',
    has: await passkeysOf(kit, ...(await oneWith(kit, holderId!))),
  });
}

/**
 * Whose passkey is to answer, or who gets the new one; null when anybody's may answer. A user who is not there yet is looked
 * at with the answer: nobody at all, or a person whose access is recorded with the sign-in.
 */
async function expectedOf(kit: Kit, id: string, { kind, ownerId }: OpenedRequest): Promise<string | null> {
  if (aboutKind(kind).owner === 'operator' || ownerId === null) return ownerId;
  const { registration } = await personalIn(kit, id);
  const { personId } = (registration ?? {}) as Partial<Registrant>;
  return personId ?? ((await holderOf(kit, { kind: 'user', id: ownerId })).id || null);
}

/** Verifies the passkey's answer to the request's own challenge, and approves. */
export async function finishApproval(
  kit: Kit,
  transactionId: string,
  response: AuthenticationResponseJSON | RegistrationResponseJSON,
  provenance: Provenance,
) {
  const begun = begunBy<Approving>(kit, token, transactionId);
  const opened = (await lookAt(kit, begun.id)).state.opened!;
  const registers = aboutKind(opened.kind).type === 1;
  must(registers === 'attestationObject' in response.response, 'kind of answer');
  const { position } = registers
    ? await approveRegistration(kit, begun, opened, response as RegistrationResponseJSON, provenance)
    : await approveSignIn(kit, begun, opened, response as AuthenticationResponseJSON, provenance);
  return { kind: opened.kind, position };
}

async function approveSignIn(
  kit: Kit,
  begun: Approving,
  { kind, applicationId: askedFor }: OpenedRequest,
  response: AuthenticationResponseJSON,
  provenance: Provenance,
) {
  const { deviceId, credential, holder } = await presented(kit, response.id);
  const isOne = (await holdersWith(kit, holder)).includes(String(begun.ownerId));
  // A passkey of another who is the same person now answers as well.
  const asked = isOne ? { ...begun, ownerId: holder.id } : begun;
  const verified = verifyAssertion(asked, response, { ownerId: holder.id, credential });
  const owner = await (aboutKind(kind).owner === 'operator'
    ? asMember(holder)
    : offeringHelp(kit, askedFor!, (noting) => noting(userHere(kit, askedFor!))(holder)));
  must(owner !== null, 'holder belongs here');
  const { id, number } = begun;
  const { organisationId, applicationId } = owner;
  const by = actingAs(provenance, owner.kind, owner.id, organisationId);
  const { counter, backedUp } = verified;
  const who = { owner, personId: await personIn(kit, holder), organisationId, applicationId };
  const approval = { id, number, ...who, deviceId, counter, backedUp };
  return uniformly(async () => {
    await enrol(kit, owner, by);
    await noteBackup(kit, deviceId, verified, by);
    const done = await kit.executor.execute(ApproveTransaction, approval, by);
    if (done.events.some(({ type }) => type === 'TransactionFailed')) await sayWhy(kit, owner);
    return done;
  });
}

/** Tells an approver the organisation's rule, if that is why the approval failed. */
async function sayWhy({ executor }: Kit, { kind, organisationId }: { kind: string; organisationId: string }) {
  const { state } = await executor.look(ref(organisation, organisationId), { fresh: true });
  const bar = kind === 'operator' ? phoneBar(state.security) : null;
  if (bar) refuse(bar);
}

async function approveRegistration(
  kit: Kit,
  begun: Approving,
  opened: OpenedRequest,
  response: RegistrationResponseJSON,
  provenance: Provenance,
) {
  const { executor } = kit;
  const credential = await verifyAttestation(begun, response, provenance.userAgent);
  const personal = await personalIn(kit, begun.id);
  const { kind, ownerId, organisationId, applicationId } = opened;
  const { owner } = aboutKind(kind);
  const adding = addsDevice(kind) ? { kind: owner, id: ownerId! } : null;
  const under = kind !== 'register' && {
    ...{ organisationId: organisationId!, applicationId, owner: adding },
    personId: adding && (await personIn(kit, await holderOf(kit, adding))),
  };
  const by = actingAs(provenance, owner, ownerId!, organisationId!);
  const { id, number } = begun;
  return uniformly(() =>
    executor.reserved.during(`${owner}-${ownerId}`, async () => {
      await claimFor(kit, opened, personal, credential, by);
      const approval = { id, number, credential, under: under || null };
      const done = await executor.execute(ApproveRegistration, approval, under ? by : provenance);
      if (done.events.some(({ type }) => type === 'TransactionFailed')) return done;
      await carryOut(kit, id, provenance);
      return done;
    }),
  );
}
