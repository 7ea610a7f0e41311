import type { z } from 'zod';
import type { operatorCalls } from '../../api/calls/operators.ts';
import { type Command, lives, type Ref, ref } from '../../domain/kit.ts';
import { ActivateOperator, DeleteOperator, SuspendOperator } from '../../domain/operator/commands.ts';
import { operator } from '../../domain/operator/operator.ts';
import {
  ActivateOrganisation,
  DeleteOrganisation,
  ReinstateMember,
  ReleaseMember,
  SuspendOrganisation,
  WithdrawMember,
} from '../../domain/organisation/commands.ts';
import { organisation } from '../../domain/organisation/organisation.ts';
import { refuse } from '../../domain/refusals.ts';
import type { Provenance } from '../../event-store/metadata.ts';
import type { Answer, Caller } from '../../server-kit/http/caller.ts';
import { provenanceOf } from '../../server-kit/http/provenance.ts';
import type { Kit } from '../../server-kit/kit.ts';
import { behindTheScenes, leave } from '../lastOne.ts';

type Suspending = { userId: string } & z.output<typeof operatorCalls.suspendOperator.body>;
const calls = {
  suspend: { path: 'PUT /suspendOperator/:userId' },
  delete: { path: 'DELETE /deleteOperator/:userId' },
  adminDelete: { path: 'DELETE /admin/deleteOperator/:userId' },
} as const;

/** Suspends, activates and deletes members, except the last one who can sign in. */
export function teamHandlers(kit: Kit) {
  const { executor } = kit;
  /** Finds a member of the caller's organisation or, for an admin, of any organisation. */
  async function memberOf({ actor }: Caller, userId: string) {
    const { state, ancestors } = await executor.look(ref(operator, userId));
    const { organisationId } = ancestors;
    const foreign = actor.organisationId && actor.organisationId !== organisationId;
    if (!lives(state) || !organisationId || foreign) refuse('operator.unknown');
    return { ...state, member: { id: userId }, organisationId };
  }
  const leaves = (command: Command, organisationId: string, operatorId: string, provenance: Provenance) =>
    leave(
      kit,
      {
        keeper: ref(organisation, organisationId),
        claim: { kind: 'max.team.size', of: organisationId },
        leaver: operatorId,
        command,
        inputWith: (other) => ({ id: organisationId, operatorId, other }),
      },
      provenance,
    );
  async function done(command: Command, target: Pick<Ref, 'id'>, provenance: Provenance, answer: Answer) {
    const { id, position } = await executor.execute(command, { id: target.id } as never, provenance);
    return { errorCode: 0, id, position: answer.position(position) };
  }

  async function activate(
    organisationId: string,
    member: { id: string },
    provenance: Provenance,
    answer: Answer,
  ) {
    const counted = { id: organisationId, operatorId: member.id };
    await executor.execute(ReinstateMember, counted, behindTheScenes(provenance));
    return done(ActivateOperator, member, provenance, answer);
  }

  async function suspendOperator(asked: Suspending, caller: Caller, answer: Answer) {
    const { userId, ...body } = asked;
    const off = body.suspended ?? body.suspend;
    const { member, organisationId } = await memberOf(caller, userId);
    const provenance = provenanceOf(calls.suspend, asked, caller);
    if (caller.actor.role === 'admin') {
      const all = ref(organisation, organisationId);
      if (off) return done(SuspendOrganisation, all, provenance, answer);
      const suspendedAlone = (await executor.look(all)).state.status === 'active';
      return suspendedAlone
        ? activate(organisationId, member, provenance, answer)
        : done(ActivateOrganisation, all, provenance, answer);
    }
    if (!off) return activate(organisationId, member, provenance, answer);
    if (caller.actor.id === userId) refuse('operator.self');
    await leaves(WithdrawMember, organisationId, userId, provenance);
    return done(SuspendOperator, member, provenance, answer);
  }

  async function deleteOperator(asked: { userId: string }, caller: Caller, answer: Answer) {
    const { userId } = asked;
    const { member, organisationId } = await memberOf(caller, userId);
    const provenance = provenanceOf(calls.delete, asked, caller);
    if (caller.actor.id === userId) refuse('operator.self');
    await leaves(ReleaseMember, organisationId, userId, provenance);
    return done(DeleteOperator, member, provenance, answer);
  }

  async function adminDeleteOperator(asked: { userId: string }, caller: Caller, answer: Answer) {
    const { userId } = asked;
    const { member, organisationId, owner } = await memberOf(caller, userId);
    const provenance = provenanceOf(calls.adminDelete, asked, caller);
    if (owner) return done(DeleteOrganisation, { id: organisationId }, provenance, answer);
    await leaves(ReleaseMember, organisationId, userId, provenance);
    return done(DeleteOperator, member, provenance, answer);
  }

  return { suspendOperator, deleteOperator, adminDeleteOperator };
}
